import { expect } from '@open-wc/testing';
import { CoverEvent } from '../../../src/ui/events.ts';
import {
  drawnColumns,
  finger,
  inside,
  middleOf,
  onPage,
  press,
  tableColumns,
  until,
} from './support.ts';

/** A regular position with these columns and dice next; sixes and fives follow. */
function regular(columns: string, next: string): string {
  return `6x6 / ${columns} / ${(next + '65'.repeat(75)).slice(0, 150)} / 0 / 0 / 0 / regular`;
}

const OPEN = regular('3 4 6 1 - -', '5236415263');

describe('the columns', () => {
  it('are buttons that say their dice and whether they take the current one', async () => {
    const { column } = await onPage(regular('344 5 - 121212 - 1', '5'));
    expect(column(1).getAttribute('aria-label')).to.equal('Column 1: 3, 4, 4; takes the 5');
    expect(column(2).getAttribute('aria-label')).to.equal('Column 2: 5; its bottom die is a 5 too');
    expect(column(4).getAttribute('aria-label')).to.equal('Column 4: 1, 2, 1, 2, 1, 2; full');
  });

  it('have their dice on them, also with the focus of the keyboard on them', async () => {
    const { board, column } = await onPage(regular('344 5 - 121212 - 1', '5'));
    const dice = [...board.renderRoot.querySelectorAll<HTMLElement>('.die')];
    for (const target of [column(1), column(4), inside(board, '.queue')!]) {
      target.focus();
      expect(target.matches(':focus-visible')).to.equal(true);
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const on = dice.filter((die) => {
        const { x, y } = middleOf(die);
        return x > left && x < right && y > top && y < bottom;
      });
      expect(on).not.to.be.empty;
      for (const die of on) {
        die.style.pointerEvents = 'auto';
        const { x, y } = middleOf(die);
        expect(die.contains((board.renderRoot as ShadowRoot).elementFromPoint(x, y))).to.equal(
          true,
        );
      }
    }
  });

  it('look refusing beforehand, in words too', async () => {
    const { column } = await onPage(regular('344 5 - 121212 - 1', '5'));
    const looks = [1, 2, 4].map((number) => ({
      hatched: column(number).classList.contains('refuses'),
      foot: column(number).textContent.trim(),
    }));
    expect(looks).to.deep.equal([
      { hatched: false, foot: '1' },
      { hatched: true, foot: 'same' },
      { hatched: true, foot: 'full' },
    ]);
  });

  it('still show why the last die fits nowhere once the game is over', async () => {
    const page = await onPage(regular('5 121212 5 212121 5 21212', '15'));
    page.column(6).click();
    await page.board.updateComplete;
    expect(page.session.status.kind).to.equal('over');
    const feet = [1, 2, 6].map((number) => page.column(number).textContent.trim());
    expect(feet).to.deep.equal(['same', 'full', 'full']);
    expect(page.column(1).classList.contains('refuses')).to.equal(true);
  });

  it('have room for their words in large print on the smallest phone', async () => {
    document.documentElement.style.fontSize = '20px';
    const page = await onPage(regular('344 5 - 121212 - 1', '5'));
    page.board.style.width = '320px';
    await until(() => page.column(1).clientWidth < 48);
    const column = page.column(2);
    const words = document.createRange();
    words.selectNodeContents(column.querySelector('.foot')!);
    const [inner, outer] = [words.getBoundingClientRect(), column.getBoundingClientRect()];
    document.documentElement.style.fontSize = '';
    expect(inner.width).to.be.at.most(outer.width - 4);
  });

  it('say why they refuse when they are tapped, and nothing is inserted', async () => {
    const page = await onPage(regular('344 5 - 121212 - 1', '5'));
    page.column(2).click();
    page.column(4).click();
    expect(page.told).to.deep.equal(['Its bottom die is a 5 too', 'Column 4 is full']);
    expect(page.session.cursor).to.equal(0);
  });

  it('insert the current die when they are activated', async () => {
    const page = await onPage(OPEN);
    page.column(2).click();
    await page.board.updateComplete;
    expect(tableColumns(page)).to.equal('3 54 6 1 - -');
    expect(drawnColumns(page)).to.equal('3 54 6 1 - -');
  });
});

describe('fingers', () => {
  it('insert where they tap, once, though the browser sends a click after it', async () => {
    const page = await onPage(OPEN);
    const at = middleOf(page.column(2));
    finger(page, 'pointerdown', { id: 1, at });
    finger(page, 'pointerup', { id: 1, at });
    page.column(2).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(page.session.log).to.deep.equal(['2']);
  });

  it('insert each, also when two thumbs overlap', async () => {
    const page = await onPage(OPEN);
    const [left, right] = [middleOf(page.column(1)), middleOf(page.column(6))];
    finger(page, 'pointerdown', { id: 1, at: left });
    finger(page, 'pointerdown', { id: 2, at: right });
    finger(page, 'pointerup', { id: 1, at: left });
    finger(page, 'pointerup', { id: 2, at: right });
    expect(page.session.log).to.deep.equal(['1', '6']);
  });

  it('aim along the bottom, and insert where they let go', async () => {
    const page = await onPage(OPEN);
    const below = inside(page.board, '.hand')!.getBoundingClientRect().bottom - 2;
    const under = (column: number): { x: number; y: number } => ({
      x: middleOf(page.column(column)).x,
      y: below,
    });
    finger(page, 'pointerdown', { id: 1, at: under(1) });
    for (const column of [2, 3, 4, 5]) finger(page, 'pointermove', { id: 1, at: under(column) });
    await page.board.updateComplete;
    expect(page.session.cursor).to.equal(0);
    expect(page.column(5).classList.contains('aimed')).to.equal(true);
    finger(page, 'pointerup', { id: 1, at: under(5) });
    expect(page.session.log).to.deep.equal(['5']);
  });

  it('keep the die when they let go elsewhere or are interrupted', async () => {
    const page = await onPage(OPEN);
    const at = middleOf(page.column(2));
    finger(page, 'pointerdown', { id: 1, at });
    finger(page, 'pointerup', { id: 1, at: middleOf(inside(page.board, 'cascade-chart')!) });
    finger(page, 'pointerdown', { id: 2, at });
    finger(page, 'pointercancel', { id: 2, at });
    finger(page, 'pointerup', { id: 2, at });
    expect(page.session.cursor).to.equal(0);
  });

  it('that hammer insert one die for each tap', async () => {
    const page = await onPage(OPEN);
    for (let tap = 0; tap < 10; tap++) {
      const at = middleOf(page.column((tap % 6) + 1));
      finger(page, 'pointerdown', { id: tap, at });
      finger(page, 'pointerup', { id: tap, at });
    }
    expect(page.session.cursor + page.told.length).to.equal(10);
    expect(page.table().placed).to.equal(page.session.cursor);
  });
});

describe('keys', () => {
  it('move the die, and the keyboard with it, as far as there are columns', async () => {
    const page = await onPage(OPEN);
    const aims: string[] = [];
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
      press(key);
      await page.board.updateComplete;
      aims.push(inside(page.board, '.aimed')?.dataset.target ?? '');
      expect(page.board.shadowRoot?.activeElement).to.equal(inside(page.board, '.aimed'));
    }
    expect(aims).to.deep.equal(['2', '1', '1', '2']);
  });

  it('insert: Space, Up, and the number of a column', async () => {
    const page = await onPage(OPEN);
    press(' ');
    press('ArrowUp');
    press('6');
    press('7');
    expect(page.session.log).to.deep.equal(['3', '3', '6']);
  });

  it('that are held insert one die', async () => {
    const page = await onPage(OPEN);
    press(' ');
    for (let again = 0; again < 20; again++) press(' ', { repeat: true });
    expect(page.session.log).to.deep.equal(['3']);
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    page.column(1).dispatchEvent(held);
    expect(held.defaultPrevented).to.equal(true);
  });

  it('are left alone on a board of the rules, and while a sheet lies over this one', async () => {
    const page = await onPage(OPEN);
    page.board.inert = true;
    press(' ');
    page.board.inert = false;
    page.board.dispatchEvent(new CoverEvent(true));
    press(' ');
    press('1');
    expect(page.session.cursor).to.equal(0);
    page.board.dispatchEvent(new CoverEvent(false));
    press(' ');
    expect(page.session.cursor).to.equal(1);
  });
});

it('shows all the dice to come when those at the left are tapped', async () => {
  const { board } = await onPage(OPEN);
  inside(board, '.queue')?.click();
  const list = inside(board, 'dice-list')?.shadowRoot;
  await until(() => list?.querySelector('sheet-dialog')?.isOpen ?? false);
  expect(list?.querySelectorAll('li').length).to.equal(150);
});

describe('undo', () => {
  it('shows the board as it was, whatever is being played', async () => {
    const page = await onPage(OPEN);
    page.column(3).click();
    page.session.undo();
    await page.board.updateComplete;
    expect(drawnColumns(page)).to.equal('3 4 6 1 - -');
    expect(inside(page.board, '.lit')).to.equal(null);
  });
});
