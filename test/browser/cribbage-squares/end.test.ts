import { expect } from '@open-wc/testing';
import { scoreGrid } from '../../../src/games/cribbage-squares/scoring.ts';
import { COLUMNS, ROWS, type Table } from '../../../src/games/cribbage-squares/table.ts';
import { handWords, lineName } from '../../../src/games/cribbage-squares/words.ts';
import type { CribbageBoard } from '../../../src/games/cribbage-squares/view/board.ts';
import {
  moment,
  mount,
  type Mounted,
  nameOf,
  placeInOrder,
  press,
  scores,
  tap,
  target,
  textOf,
} from './support.ts';

const LINES = [...ROWS, ...COLUMNS];

/** With the sixteenth card placed by a tap. */
async function mountAtEnd(): Promise<Mounted> {
  const mounted = await mount();
  placeInOrder(mounted.session, 15);
  await mounted.board.updateComplete;
  tap(target(mounted.board, 16));
  await mounted.board.updateComplete;
  return mounted;
}

/** What each row and column scores, with the common card or without. */
function pointsOf({ session }: Mounted, withCommonCard: boolean): readonly number[] {
  const { cells, starter } = session.table as Table;
  const { rows, columns } = scoreGrid(cells, withCommonCard ? starter : undefined);
  return [...rows, ...columns];
}

function scoredNow(board: CribbageBoard): string | undefined {
  return board.shadowRoot?.querySelector<HTMLElement>('.score.scored')?.dataset.target;
}

describe('the end', () => {
  it('turns the common card, and says so', async () => {
    const { board, said } = await mountAtEnd();
    expect(said.at(-1)).to.contain('Common card: 4 of hearts.');
    const starter = board.shadowRoot?.querySelector('.starter');
    expect(starter && nameOf(starter)).to.equal('Common card: 4 of hearts');
    expect(board.shadowRoot?.querySelectorAll('.hand').length).to.equal(0);
  });

  it('scores each row, then each column, with its items in words', async () => {
    document.documentElement.dataset.speed = 'fast';
    const mounted = await mountAtEnd();
    const { board, session, finales } = mounted;
    expect(session.status.kind).to.equal('over');
    expect(scores(board)).to.deep.equal(pointsOf(mounted, false));

    const order: string[] = [];
    const words: string[] = [];
    const look = (): void => {
      const now = scoredNow(board);
      if (now === undefined || now === order.at(-1)) return;
      order.push(now);
      words.push(board.shadowRoot?.querySelector('.caption')?.textContent.trim() ?? '');
    };
    const observer = new MutationObserver(look);
    observer.observe(board.shadowRoot as Node, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    await finales[0]?.done;
    await board.updateComplete;
    observer.disconnect();
    expect(order).to.deep.equal(LINES.map(lineName));
    const table = session.table as Table;
    expect(words.map((said) => said.toLowerCase())).to.deep.equal(
      LINES.map((line) => handWords(table, line).toLowerCase()),
    );
    expect(scores(board)).to.deep.equal(pointsOf(mounted, true));
    expect(textOf(board)).to.contain('Tap a score to see what made it');
  });

  it('is cut short by a tap, which is not taken for anything else', async () => {
    const mounted = await mountAtEnd();
    const { board, finales, told } = mounted;
    tap(target(board, 1));
    await finales[0]?.done;
    await board.updateComplete;
    expect(scores(board)).to.deep.equal(pointsOf(mounted, true));
    expect(told).to.deep.equal([]);
    tap(target(board, 1));
    expect(told).to.deep.equal(['The grid is full']);
  });

  it('is cut short by a key', async () => {
    const mounted = await mountAtEnd();
    const { board, finales, told } = mounted;
    target(board, 16).focus();
    press('Enter', { repeat: true });
    expect(scores(board)).to.deep.equal(pointsOf(mounted, false));
    press('Enter');
    await finales[0]?.done;
    await board.updateComplete;
    expect(scores(board)).to.deep.equal(pointsOf(mounted, true));
    expect(told).to.deep.equal([]);
  });

  it('never stands in the way of undo', async () => {
    const { board, session, finales } = await mountAtEnd();
    session.undo();
    await finales[0]?.done;
    await board.updateComplete;
    expect(scoredNow(board)).to.equal(undefined);
    tap(target(board, 16));
    expect(session.cursor).to.equal(16);
    expect(finales).to.have.length(2);
  });

  it('shows all at once when nothing is animated', async () => {
    document.documentElement.dataset.speed = 'off';
    const mounted = await mountAtEnd();
    expect(mounted.finales).to.have.length(0);
    expect(scores(mounted.board)).to.deep.equal(pointsOf(mounted, true));
  });

  it('shows all at once when it is opened again, or done again', async () => {
    const mounted = await mount();
    placeInOrder(mounted.session, 16);
    const { board, session, finales } = mounted;
    const opened = await mount();
    opened.board.session = session;
    await opened.board.updateComplete;
    expect(opened.finales).to.have.length(0);
    expect(scores(opened.board)).to.deep.equal(pointsOf(mounted, true));

    session.undo();
    session.redo();
    await board.updateComplete;
    expect(finales).to.have.length(1);
    expect(scores(board)).to.deep.equal(pointsOf(mounted, true));
  });

  it('is over when the board goes away', async () => {
    const { board, finales } = await mountAtEnd();
    board.remove();
    await finales[0]?.done;
  });
});

describe('a score', () => {
  const sheetOf = (board: CribbageBoard): Element =>
    board.shadowRoot!.querySelector('hand-sheet')!.shadowRoot!.querySelector('sheet-dialog')!;
  const dialogOf = (board: CribbageBoard): HTMLDialogElement =>
    sheetOf(board).shadowRoot!.querySelector('dialog')!;

  it('opens its items, each with its points and the cards that make it', async () => {
    document.documentElement.dataset.speed = 'off';
    const { board } = await mountAtEnd();
    target(board, 'column 4').click();
    while (!dialogOf(board).open) await moment();
    expect(dialogOf(board).querySelector('h2')?.textContent).to.equal('Column 4: 8 points');
    const lines = sheetOf(board).querySelector('hand-items')!.shadowRoot!.querySelectorAll('li');
    const items = Array.from(lines, (line) => [
      line.querySelector('span')?.textContent,
      line.querySelector('b')?.textContent,
      nameOf(line.querySelector('[role=img]')!),
    ]);
    expect(items).to.deep.equal([
      ['Fifteen two', '2', 'king of spades, 4 of clubs, ace of hearts'],
      ['Fifteen two', '2', '4 of clubs, 7 of spades, 4 of hearts'],
      ['Fifteen two', '2', 'king of spades, ace of hearts, 4 of hearts'],
      ['Pair of 4s', '2', '4 of clubs, 4 of hearts'],
    ]);
  });

  it('can be opened while the game is played, for what its cards score so far', async () => {
    const { board, session } = await mount();
    placeInOrder(session, 2);
    await board.updateComplete;
    target(board, 'row 1').click();
    while (!dialogOf(board).open) await moment();
    expect(dialogOf(board).querySelector('h2')?.textContent).to.equal('Row 1: 2 points');
    dialogOf(board).close();
    await moment();
    target(board, 'row 4').click();
    while (!dialogOf(board).open) await moment();
    const items = sheetOf(board).querySelector('hand-items')!.shadowRoot!;
    expect(items.textContent).to.contain('Nothing scores.');
    dialogOf(board).close();
    await moment();
  });
});
