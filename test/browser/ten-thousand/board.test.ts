import { expect } from '@open-wc/testing';
import type { Table } from '../../../src/games/ten-thousand/table.ts';
import { HastenEvent } from '../../../src/ui/events.ts';
import { anyLayerOpen } from '../../../src/ui/layers.ts';
import { button, diceNames, press, rolled, show, tap, words } from './support.ts';

describe('the dice of a roll', () => {
  it('say where they lie, what they show and whether they can score', async () => {
    const { board } = await show(rolled('144456'));
    expect(diceNames(board)).to.deep.equal([
      'Die 1 of 6: 1, free, can score',
      'Die 2 of 6: 4, free, can score',
      'Die 3 of 6: 4, free, can score',
      'Die 4 of 6: 4, free, can score',
      'Die 5 of 6: 5, free, can score',
      'Die 6 of 6: 6, free, scores nothing',
    ]);
  });

  it('lie apart, inside the board, and large enough to be tapped', async () => {
    const { board } = await show(rolled('144456'));
    const space = board.getBoundingClientRect();
    const boxes = [0, 1, 2, 3, 4, 5].map((index) =>
      button(board, `die${index}`).getBoundingClientRect(),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.width).to.be.at.least(44);
      expect(box.left).to.be.at.least(space.left);
      expect(box.right).to.be.at.most(space.right);
      for (const other of boxes.slice(index + 1)) {
        expect(
          box.right <= other.left || box.left >= other.right || box.bottom <= other.top,
          `die ${index} lies on another`,
        ).to.equal(true);
      }
    }
  });

  it('move above the others when they are set aside, and back', async () => {
    const { board } = await show(rolled('144456'));
    const before = button(board, 'die0').getBoundingClientRect();
    await tap(board, 'die0');
    const aside = button(board, 'die0').getBoundingClientRect();
    expect(aside.bottom).to.be.at.most(before.top);
    expect(aside.width).to.be.lessThan(before.width);
    expect(button(board, 'die0').getAttribute('aria-pressed')).to.equal('true');
    await tap(board, 'die0');
    expect(button(board, 'die0').getBoundingClientRect()).to.deep.equal(before);
  });

  it('of which six are tapped at once are six', async () => {
    const { board, session } = await show(rolled('123456'));
    for (let index = 0; index < 6; index++) button(board, `die${index}`).click();
    await board.updateComplete;
    expect(words(board, '.take p')).to.equal('One to six: 1,500');
    expect(session.log).to.deep.equal([]);
    await tap(board, 'stand');
    expect(session.log).to.deep.equal(['k123456', 'S']);
  });

  it('that score nothing say why they stay', async () => {
    const { board, told } = await show(rolled('144236'));
    await tap(board, 'die5', 'die1');
    expect(told).to.deep.equal(['A 6 alone scores nothing', 'Two 4s score nothing, three would']);
    expect(button(board, 'die5').getAttribute('aria-pressed')).to.equal('false');
  });
});

describe('setting dice aside', () => {
  it('shows at once what they score and what is at stake', async () => {
    const { board, said } = await show(rolled('144456'));
    expect(words(board, '[data-target=stand]')).to.equal('Stand');
    await tap(board, 'die0');
    expect(words(board, '.take p')).to.equal('A 1: 100');
    expect(words(board, '.hand')).to.equal('In hand 100');
    expect(words(board, '[data-target=stand]')).to.equal('Stand: 100');
    expect(words(board, '[data-target=roll]')).to.equal('Roll 5 dice');
    expect(said).to.deep.equal(['a 1: 100. 100 in hand']);
  });

  it('adds to the hand of the turn', async () => {
    const { board } = await show({
      position: '10000 0 roll / 500 700 / 0 / 1000 / 156 / - / 111 / -',
      seed: '1',
    });
    await tap(board, 'die0');
    expect(words(board, '.hand')).to.equal('1,000 + 100 1,100');
    expect(words(board, '[data-target=stand]')).to.equal('Stand: 1,100');
  });

  it('is no move, and says what it lacks while it may not be taken', async () => {
    const { board, session, told } = await show(rolled('144456'));
    await tap(board, 'die1', 'die2', 'roll', 'stand');
    expect(told).to.deep.equal(['No points for the 4s', 'No points for the 4s']);
    expect(session.log).to.deep.equal([]);
    expect(session.canUndo).to.equal(false);
  });

  it('of all that score takes one tap, and putting back another', async () => {
    const { board } = await show(rolled('144456'));
    expect(words(board, '[data-target=all]')).to.equal('Take all: 550');
    await tap(board, 'all');
    expect(words(board, '[data-target=stand]')).to.equal('Stand: 550');
    expect(words(board, '[data-target=all]')).to.equal('Put back');
    await tap(board, 'all');
    expect(words(board, '[data-target=stand]')).to.equal('Stand');
  });
});

describe('rolling and standing', () => {
  it('take what was set aside, as two moves', async () => {
    const { board, session } = await show(rolled('144456'));
    await tap(board, 'die0', 'roll');
    expect(session.log).to.deep.equal(['k1', 'R']);
  });

  it('give the turn to the next, by name', async () => {
    const { board, session, said } = await show(rolled('144456'));
    await tap(board, 'all', 'stand');
    expect(session.log).to.deep.equal(['k14445', 'S']);
    expect(words(board, '.between')).to.equal('Stood with 550 Next Ben');
    expect(words(board, '[data-target=roll]')).to.equal('Roll 6 dice');
    expect(said.at(-1)).to.equal(
      'Ann took a 1, three 4s and a 5: 550. Ann stood with 550: 1,050 in all. Next: Ben',
    );
  });

  it('say so when nothing scores', async () => {
    const { board, session } = await show({
      position: '10000 0 roll / 500 700 / 0 / 1000 / 156 / - / 111 / -',
      seed: '1',
    });
    while ((session.table as Table).lastStep?.kind !== 'bust') {
      if (session.status.kind === 'over') throw new Error('nobody went bust');
      await tap(
        board,
        ...(board.renderRoot.querySelector('[data-target=all]') ? ['all'] : []),
        'roll',
      );
    }
    expect(words(board, '.turn-end')).to.match(/^Bust/);
    expect(board.renderRoot.querySelectorAll('.bust die-face').length).to.be.greaterThan(0);
  });

  it('say in the last round how the hand stands against the lead', async () => {
    const { board } = await show({
      position: '10000 0 roll / 9000 10200 / 0 / 0 / 114456 / - / - / fl1',
      seed: '1',
    });
    expect(words(board, '.last-round')).to.equal('Last round: 10,200 to beat (Ben)');
    await tap(board, 'die0', 'die1');
    expect(words(board, '[data-target=stand]')).to.equal('Stand: 200 1,000 behind');
  });

  it('can be taken back after standing, die by die', async () => {
    const { board, session } = await show(rolled('144456'));
    await tap(board, 'all', 'stand');
    session.undo();
    await board.updateComplete;
    expect(words(board, '[data-target=stand]')).to.equal('Stand: 550');
    await tap(board, 'die0');
    expect(words(board, '.take p')).to.equal('Three 4s and a 5: 450');
    expect(session.cursor).to.equal(0);
  });
});

describe('a roll', () => {
  const rolling = (board: HTMLElement): number =>
    [...(board.shadowRoot?.querySelectorAll('.free die-face') ?? [])].filter(
      (die) => die.getAnimations().length > 0,
    ).length;

  afterEach(() => {
    document.documentElement.dataset.speed = 'off';
  });

  it('is seen, is known at once, and comes to rest at a touch', async () => {
    document.documentElement.dataset.speed = 'slow';
    const { board, session } = await show({ seed: '1' });
    await tap(board, 'roll');
    expect(rolling(board)).to.equal(6);
    expect((session.table as Table).dice.length).to.equal(6);
    const place = button(board, 'die0').getBoundingClientRect();
    board.dispatchEvent(new PointerEvent('pointerdown'));
    expect(rolling(board)).to.equal(0);
    expect(button(board, 'die0').getBoundingClientRect()).to.deep.equal(place);
  });

  it('is not seen by who wants no motion', async () => {
    const { board } = await show({ seed: '1' });
    await tap(board, 'roll');
    expect(rolling(board)).to.equal(0);
    expect(diceNames(board).length).to.equal(6);
  });
});

describe('the keys', () => {
  it('play a turn by the numbers of the dice, A, R and S', async () => {
    const { board, session } = await show(rolled('144456'));
    await press(board, '1', '5');
    expect(words(board, '.take p')).to.equal('A 1 and a 5: 150');
    await press(board, '5', 'a', 's', 'r');
    expect(session.log).to.deep.equal(['k14445', 'S', 'R']);
  });

  it('of dice do nothing between turns', async () => {
    const { board, session, told } = await show(rolled('144456'));
    await press(board, 'a', 's', '1', 'a', 's');
    expect(session.log).to.deep.equal(['k14445', 'S']);
    expect(told).to.deep.equal(['Roll first']);
  });

  it('do nothing while the board is only looked at', async () => {
    const { board, session } = await show({ seed: '1' });
    board.inert = true;
    await press(board, 'r');
    expect(session.log).to.deep.equal([]);
  });

  it('keep the focus on a die that is set aside, and on the way from turn to turn', async () => {
    const { board } = await show(rolled('144456'));
    button(board, 'die4').focus();
    await tap(board, 'die4');
    expect(board.shadowRoot?.activeElement).to.equal(button(board, 'die4'));
    button(board, 'roll').focus();
    await tap(board, 'roll');
    expect(board.shadowRoot?.activeElement).to.equal(button(board, 'roll'));
  });
});

describe('the room of a line', () => {
  it('is there before it is needed: the first news moves nothing', async () => {
    const { board } = await show({ seed: '1' });
    const top = (): number | undefined =>
      board.renderRoot.querySelector('.hand')?.getBoundingClientRect().top;
    const before = top();
    await tap(board, 'roll');
    expect(words(board, '.news')).to.not.equal('');
    expect(top()).to.equal(before);
  });

  it('is enough for twice the text: the two actions are whole on a phone', async () => {
    document.documentElement.style.fontSize = '32px';
    const { board } = await show(rolled('133456'));
    board.style.height = '528px';
    await board.updateComplete;
    const { bottom } = board.getBoundingClientRect();
    const stand = button(board, 'stand').getBoundingClientRect();
    document.documentElement.style.fontSize = '';
    expect(stand.bottom).to.be.at.most(bottom);
  });
});

describe('a bot’s turn', () => {
  const seats = [
    { kind: 'bot', name: 'Steady', level: 'steady' },
    { kind: 'person', name: 'Ann' },
  ];

  it('is hastened by a tap anywhere, which plays nothing itself', async () => {
    const { board, session } = await show(rolled('144456'), seats);
    let hastened = 0;
    board.addEventListener(HastenEvent.type, () => (hastened += 1));
    await tap(board, 'die0', 'roll');
    await press(board, 'r', '1');
    expect(hastened).to.equal(4);
    expect(session.log).to.deep.equal([]);
    expect(button(board, 'die0').getAttribute('aria-pressed')).to.equal('false');
    expect(words(board, '.hands')).to.equal(
      'Steady, a bot, is playing. Tap to speed up. Next step',
    );
  });

  it('shows what it takes', async () => {
    const { board, session, said } = await show(rolled('144456'), seats);
    session.play({ kind: 'take', dice: [4, 4, 4] });
    await board.updateComplete;
    expect(said).to.deep.equal(['Steady took three 4s: 400']);
    expect(diceNames(board).slice(0, 2)).to.deep.equal([
      'Die 1 of 6: 1, free',
      'Die 2 of 6: 4, taken',
    ]);
    expect(words(board, '.news')).to.equal('Steady took three 4s: 400');
  });
});

it('has room for six on the smallest phone', async () => {
  const seats = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ kind: 'person', name }));
  const { board } = await show(
    {
      position: '10000 0 roll / 9000 10200 9050 9950 8000 7000 / 3 / 0 / 112456 / - / - / fl1',
      seed: '1',
    },
    seats,
  );
  board.style.width = '320px';
  board.style.height = '456px';
  await board.updateComplete;
  expect(board.scrollHeight).to.equal(board.clientHeight);
  expect(button(board, 'die0').getBoundingClientRect().width).to.be.at.least(44);
});

for (const sheet of ['showLog', 'showScoring'] as const) {
  it(`opens nothing (${sheet}) for who has left while it was being loaded`, async () => {
    const { board } = await show(rolled('144456'));
    const asked = board[sheet]();
    board.remove();
    await asked;
    expect(anyLayerOpen()).to.equal(false);
  });
}
