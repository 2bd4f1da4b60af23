import { expect } from '@open-wc/testing';
import type { Advice } from '../../../src/games/ten-thousand/coach.ts';
import type { TenThousandBoard } from '../../../src/games/ten-thousand/view/board.ts';
import { button, press, rolled, show, type Shown, tap, words } from './support.ts';

const ADVICE: Advice = {
  kind: 'win',
  choices: [
    { take: [1], then: 'roll', value: 0.442 },
    { take: [1, 4, 4, 4, 5], then: 'stand', value: 0.4371 },
    { take: [4, 4, 4], then: 'roll', value: 0.4 },
  ],
};

async function advised(
  start: { position: string; seed: string } = rolled('144456'),
  advice = ADVICE,
  seats?: readonly object[],
): Promise<Shown> {
  const shown = await show(start, seats);
  shown.board.advice = advice;
  await shown.board.updateComplete;
  return shown;
}

function choices(board: TenThousandBoard): readonly HTMLButtonElement[] {
  return [...board.renderRoot.querySelectorAll<HTMLButtonElement>('.thoughts button')];
}

/** The faces of the dice that lie aside, low ones first. */
function facesAside(board: TenThousandBoard): string {
  const dice = board.renderRoot.querySelectorAll('button.aside die-face');
  return [...dice]
    .map((die) => die.getAttribute('face'))
    .sort()
    .join('');
}

function dieSide(board: TenThousandBoard): number {
  return button(board, 'die0').getBoundingClientRect().width;
}

/** No button lies on another, and each is whole on the board. */
function expectApart(board: TenThousandBoard): void {
  const space = board.getBoundingClientRect();
  const all = [...board.renderRoot.querySelectorAll<HTMLElement>('button')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    const name = all[index]?.dataset.target ?? '';
    expect(box.left, name).to.be.at.least(space.left);
    expect(box.right, name).to.be.at.most(space.right);
    expect(box.bottom, name).to.be.at.most(space.bottom);
    expect(Math.min(box.width, box.height), name).to.be.at.least(24);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        box.right <= other.left + 0.5 ||
        box.left >= other.right - 0.5 ||
        box.bottom <= other.top + 0.5 ||
        box.top >= other.bottom - 0.5;
      expect(apart, `${name} lies on another`).to.equal(true);
    }
  }
}

describe('advice', () => {
  it('lists the choices with their figures, the best first and marked', async () => {
    const { board } = await advised();
    expect(choices(board).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Take a 1, then roll 5 dice, 44.2% to win, the best',
      'Take a 1, three 4s and a 5, then stand: 550, 43.7% to win',
      'Take three 4s, then roll 3 dice, 40.0% to win',
    ]);
    expect(words(board, '.advice p')).to.equal('Chance of winning A tap sets the dice aside');
    expect(words(board, '[data-target=advice0]')).to.equal('44.2% Roll 5 dice');
    const dice = choices(board).map((one) => one.querySelectorAll('die-face').length);
    expect(dice).to.deep.equal([1, 5, 3]);
    const marked = choices(board).map((one) => one.querySelector('svg') !== null);
    expect(marked).to.deep.equal([true, false, false]);
  });

  it('tells points where it knows no chances', async () => {
    const { board } = await advised(rolled('144456'), {
      kind: 'points',
      choices: [{ take: [1], then: 'roll', value: 412.3 }],
    });
    expect(words(board, '.advice p span')).to.equal('Points of the turn, on average');
    expect(words(board, '[data-target=advice0]')).to.equal('412 Roll 5 dice');
  });

  it('only sets dice aside when it is tapped, and puts them back', async () => {
    const { board, session } = await advised();
    for (const [choice, aside] of [
      ['advice0', '1'],
      ['advice1', '14445'],
      ['advice1', ''],
    ] as const) {
      await tap(board, choice);
      expect(facesAside(board)).to.equal(aside);
      expect(button(board, choice).ariaPressed).to.equal(String(aside !== ''));
    }
    expect(session.log).to.deep.equal([]);
  });

  it('lights only the one of two that take the same dice', async () => {
    const choices = ['roll', 'stand'].map((then) => ({ take: [1], then, value: 0.5 }));
    const { board } = await advised(undefined, { ...ADVICE, choices } as Advice);
    const lit = (): readonly (string | null)[] =>
      ['advice0', 'advice1'].map((choice) => button(board, choice).ariaPressed);
    for (const [choice, aside, pressed] of [
      ['die0', '1', ['true', 'false']],
      ['advice1', '1', ['false', 'true']],
      ['advice0', '1', ['true', 'false']],
      ['advice0', '', ['false', 'false']],
      ['advice1', '1', ['false', 'true']],
    ] as const) {
      await tap(board, choice);
      expect(facesAside(board)).to.equal(aside);
      expect(lit()).to.deep.equal(pressed);
    }
  });

  it('is followed by the buttons', async () => {
    for (const [choice, then, log] of [
      ['advice0', 'roll', ['k1', 'R']],
      ['advice1', 'stand', ['k14445', 'S']],
    ] as const) {
      const { board, session } = await advised();
      await tap(board, choice, then);
      expect(session.log).to.deep.equal(log);
    }
  });

  it('sets its dice aside whatever was set aside by hand', async () => {
    const { board } = await advised();
    await tap(board, 'die4', 'advice2');
    expect(facesAside(board)).to.equal('444');
  });

  it('is only read once the dice have been taken', async () => {
    const { board } = await advised(
      { position: '10000 0 roll / 500 700 / 0 / 400 / 156 / 444 / - / f', seed: '1' },
      { kind: 'win', choices: [{ take: [4, 4, 4], then: 'stand', value: 0.5 }] },
    );
    expect(words(board, '.thought')).to.equal('50.0% Stand: 400');
    expect(choices(board)).to.deep.equal([]);
  });

  it('is no move: nothing is said of the last one again, and the dice stay', async () => {
    const { board, session, said } = await show({ seed: '1' });
    await tap(board, 'roll');
    const die = button(board, 'die0');
    const before = [...said];
    session.countHint();
    await board.updateComplete;
    expect(said).to.deep.equal(before);
    expect(button(board, 'die0')).to.equal(die);
  });

  it('leaves the dice and the keys as they are', async () => {
    const { board, session } = await advised();
    await press(board, '1', 'r');
    expect(session.log).to.deep.equal(['k1', 'R']);
  });

  it('is reached by an arrow, and leaves the focus near when it goes', async () => {
    const { board } = await advised();
    button(board, 'stand').focus();
    const up = { key: 'ArrowUp', bubbles: true, composed: true, cancelable: true };
    button(board, 'stand').dispatchEvent(new KeyboardEvent('keydown', up));
    const focused = board.shadowRoot?.activeElement;
    expect(choices(board)).to.include(focused);
    board.advice = undefined;
    await board.updateComplete;
    expect(board.shadowRoot?.activeElement).to.not.equal(null);
  });
});

describe('with advice', () => {
  const SIX = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ kind: 'person', name }));
  const LAST = '10000 0 roll / 9000 10200 9050 9950 8000 7000 / 0 / 0 / 144456 / - / - / fl1';

  // The lowest screens on their side, less the bars: the dice that are advised on are to be seen.
  for (const seats of [SIX.slice(0, 2), SIX.slice(0, 3), SIX]) {
    for (const [width, height] of [
      [486, 242],
      [558, 288],
      [585, 303],
      [754, 316],
    ] as const) {
      it(`${String(seats.length)} have their places on ${String(width)} by ${String(height)}, and so have the dice`, async () => {
        const totals = [9000, 10200, 9050, 9950, 8000, 7000].slice(0, seats.length).join(' ');
        const position = `10000 0 roll / ${totals} / 0 / 0 / 144456 / - / - / fl1`;
        const { board } = await advised({ position, seed: '1' }, ADVICE, seats);
        board.style.width = `${String(width)}px`;
        board.style.height = `${String(height)}px`;
        await board.updateComplete;
        expect(board.scrollHeight).to.equal(board.clientHeight);
        expectApart(board);
        expect(dieSide(board)).to.be.at.least(24);
      });
    }
  }

  for (const [width, height] of [
    [360, 528],
    [320, 456],
    [564, 316],
    [768, 910],
    [1280, 690],
  ] as const) {
    it(`everything has its place on ${String(width)} by ${String(height)}`, async () => {
      const { board } = await advised();
      board.style.width = `${String(width)}px`;
      board.style.height = `${String(height)}px`;
      await board.updateComplete;
      expect(board.scrollHeight).to.equal(board.clientHeight);
      expectApart(board);
    });
  }

  for (const [width, height] of [
    [320, 456],
    [564, 316],
  ] as const) {
    it(`six have their places on ${String(width)} by ${String(height)}`, async () => {
      const { board } = await advised({ position: LAST, seed: '1' }, ADVICE, SIX);
      board.style.width = `${String(width)}px`;
      board.style.height = `${String(height)}px`;
      await board.updateComplete;
      expect(board.scrollHeight).to.equal(board.clientHeight);
      expectApart(board);
    });
  }

  for (const [width, height] of [
    [360, 528],
    [320, 456],
  ] as const) {
    it(`the dice keep nearly their size on ${String(width)} by ${String(height)}`, async () => {
      const { board } = await show(rolled('144456'));
      board.style.width = `${String(width)}px`;
      board.style.height = `${String(height)}px`;
      const side = dieSide(board);
      board.advice = ADVICE;
      await board.updateComplete;
      expect(dieSide(board)).to.be.at.least(0.85 * side);
    });
  }

  it('the dice to take can be told apart', async () => {
    const { board } = await advised();
    const [die] = button(board, 'advice2').querySelectorAll('die-face');
    expect(die?.getBoundingClientRect().width).to.be.at.least(20);
  });

  it('all six dice that are taken are whole on the smallest phone', async () => {
    const six = [1, 1, 1, 2, 2, 2];
    const { board } = await advised(rolled(six.join('')), {
      kind: 'win',
      choices: [six, six, [1, 1, 1]].map((take) => ({ take, then: 'roll', value: 0.5 })),
    });
    board.style.width = '320px';
    await board.updateComplete;
    const tile = button(board, 'advice0').getBoundingClientRect();
    const dice = [...button(board, 'advice0').querySelectorAll('die-face')];
    const [first, last] = [dice[0], dice.at(-1)].map((die) => die?.getBoundingClientRect());
    expect(first?.left).to.be.at.least(tile.left + 2);
    expect(last?.right).to.be.at.most(tile.right - 2);
  });
});
