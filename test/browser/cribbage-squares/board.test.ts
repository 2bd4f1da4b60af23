import { expect } from '@open-wc/testing';
import {
  cardIn,
  drag,
  focusedIn,
  handOf,
  mount,
  nameOf,
  placeInOrder,
  press,
  scores,
  tap,
  target,
  textOf,
} from './support.ts';

describe('a tap on a free cell', () => {
  it('places the card there at once', async () => {
    const { board, session } = await mount();
    tap(target(board, 7));
    await board.updateComplete;
    expect(cardIn(board, 7)).to.equal('5H');
    expect(session.log).to.deep.equal(['7']);
    expect(nameOf(handOf(board))).to.equal('To place: 5 of diamonds, card 2 of 16');
  });

  it('shows and says what it changed', async () => {
    const { board, said } = await mount();
    tap(target(board, 7));
    await board.updateComplete;
    tap(target(board, 8));
    await board.updateComplete;
    expect(scores(board)).to.deep.equal([0, 2, 0, 0, 0, 0, 0, 0]);
    expect(nameOf(target(board, 8))).to.equal(
      'row 2, column 4: 5 of diamonds; row 2: 2, column 4: 0',
    );
    expect(nameOf(target(board, 'row 2'))).to.equal('Row 2: 2 points, show its items');
    expect(said).to.deep.equal([
      '5 of hearts on row 2, column 3. Next: 5 of diamonds.',
      '5 of diamonds on row 2, column 4. Row 2: 2. Next: 10 of clubs.',
    ]);
  });
});

describe('a tap on a cell with a card', () => {
  it('says why not and costs nothing', async () => {
    const { board, session, told } = await mount();
    tap(target(board, 7));
    await board.updateComplete;
    tap(target(board, 7));
    await board.updateComplete;
    expect(told).to.deep.equal(['5♥ lies there already']);
    expect(session.cursor).to.equal(1);
    tap(target(board, 8));
    expect(session.log).to.deep.equal(['7', '8']);
  });
});

describe('the card to place', () => {
  it('can be dragged onto a free cell', async () => {
    const { board } = await mount();
    drag(handOf(board), target(board, 12));
    await board.updateComplete;
    expect(cardIn(board, 12)).to.equal('5H');
  });

  it('goes back when it is let go beside the grid, or over a card', async () => {
    const { board, session, told } = await mount();
    tap(target(board, 12));
    await board.updateComplete;
    drag(handOf(board), target(board, 'row 4'));
    drag(handOf(board), target(board, 12));
    await board.updateComplete;
    expect(session.cursor).to.equal(1);
    expect(told).to.deep.equal(['5♥ lies there already']);
  });

  it('says how it is placed when it is tapped', async () => {
    const { board, told } = await mount();
    tap(handOf(board));
    expect(told).to.deep.equal(['Tap a free cell, or drag the card there']);
  });
});

describe('typing', () => {
  it('two digits places on that cell and moves there', async () => {
    const { board } = await mount();
    target(board, 1).focus();
    press('1');
    press('2');
    await board.updateComplete;
    expect(cardIn(board, 12)).to.equal('5H');
    expect(focusedIn(board)).to.equal('12');
  });

  it('one digit is shown, and with Enter it places', async () => {
    const { board, session } = await mount();
    target(board, 16).focus();
    press('7');
    await board.updateComplete;
    expect(textOf(board)).to.contain('7_');
    expect(session.cursor).to.equal(0);
    press('Enter');
    await board.updateComplete;
    expect(cardIn(board, 7)).to.equal('5H');
    expect(textOf(board)).not.to.contain('_');
  });

  it('a leading nought will do', async () => {
    const { board } = await mount();
    target(board, 1).focus();
    press('0');
    press('3');
    await board.updateComplete;
    expect(cardIn(board, 3)).to.equal('5H');
  });

  it('shows which cells the first digit may still mean', async () => {
    const { board } = await mount();
    target(board, 1).focus();
    press('1');
    await board.updateComplete;
    const marked = board.shadowRoot?.querySelectorAll<HTMLElement>('.typed') ?? [];
    expect(Array.from(marked, ({ dataset }) => dataset.target)).to.deep.equal([
      '1',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
    ]);
  });

  it('is forgotten with Escape, or on the way elsewhere', async () => {
    const { board, session } = await mount();
    target(board, 16).focus();
    for (const key of ['Escape', 'ArrowRight']) {
      press('1');
      press(key);
      await board.updateComplete;
      expect(textOf(board)).not.to.contain('_');
    }
    press('5');
    expect(session.cursor).to.equal(0);
  });

  it('a number that is no cell is refused', async () => {
    const { board, session, told } = await mount();
    target(board, 1).focus();
    for (const key of ['2', '3', '0', '0', '0', 'Enter']) press(key);
    expect(told).to.deep.equal(['There is no cell 23', 'There is no cell 0', 'There is no cell 0']);
    expect(session.cursor).to.equal(0);
  });

  it('works while the board has the focus when single keys are switched off', async () => {
    document.documentElement.dataset.letterKeys = 'off';
    const { board, session } = await mount();
    press('0');
    press('5');
    expect(session.cursor).to.equal(0);
    target(board, 1).focus();
    press('0');
    press('5');
    expect(session.log).to.deep.equal(['5']);
  });

  it('a held digit is one, and a held Enter places one card', async () => {
    const { board, session, told } = await mount();
    target(board, 1).focus();
    press('1');
    for (let held = 0; held < 5; held++) press('1', { repeat: true });
    press('Enter');
    for (let held = 0; held < 5; held++) press('Enter', { repeat: true });
    expect(session.log).to.deep.equal(['1']);
    expect(told).to.deep.equal([]);
  });
});

describe('the keyboard', () => {
  it('moves over the cells and the scores with arrows, and places with Enter', async () => {
    const { board } = await mount();
    target(board, 1).focus();
    const way = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
    const been = way.map((key) => {
      press(key);
      return focusedIn(board);
    });
    expect(been).to.deep.equal(['2', '6', '10', '11', '12', 'row 3']);
    press('ArrowLeft');
    press('Enter');
    await board.updateComplete;
    expect(cardIn(board, 12)).to.equal('5H');
    expect(focusedIn(board)).to.equal('12');
  });

  it('finds one stop for Tab, where it was last', async () => {
    const { board } = await mount();
    const stops = (): (string | undefined)[] =>
      Array.from(
        board.shadowRoot?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [],
        ({ dataset }) => dataset.target,
      );
    expect(stops()).to.deep.equal(['1']);
    target(board, 1).focus();
    press('ArrowDown');
    await board.updateComplete;
    expect(stops()).to.deep.equal(['5']);
  });

  it('keeps its place through placing, undo and redo', async () => {
    const { board, session } = await mount();
    target(board, 6).focus();
    press('Enter');
    session.undo();
    await board.updateComplete;
    expect(focusedIn(board)).to.equal('6');
    expect(cardIn(board, 6)).to.equal(undefined);
    session.redo();
    await board.updateComplete;
    expect(focusedIn(board)).to.equal('6');
  });
});

describe('what is taken back', () => {
  it('is said, and the card is to be placed again', async () => {
    const { board, session, said } = await mount();
    tap(target(board, 7));
    await board.updateComplete;
    session.undo();
    await board.updateComplete;
    expect(said.at(-1)).to.equal('5 of hearts back from row 2, column 3.');
    expect(handOf(board).dataset.key).to.equal('5H');
  });
});

describe('another game on the same board', () => {
  it('is not taken for a change of the one before', async () => {
    const { board, said } = await mount();
    const other = await mount();
    placeInOrder(other.session, 8);
    board.session = other.session;
    await board.updateComplete;
    expect(cardIn(board, 1)).to.equal('5H');
    expect(said).to.deep.equal([]);
  });
});
