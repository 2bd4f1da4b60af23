import { aTimeout, expect } from '@open-wc/testing';
import { drawnColumns, inside, onPage, tableColumns, until } from './support.ts';

/** A 6 into column 1: one cascade, then another; into column 6 none. */
const CHAIN = `6x6 / 5431 2 3 4 - 2 / ${'6'.repeat(2) + '1524'.repeat(37)} / 0 / 0 / 0 / regular`;

/** A starred 5 into column 3 lets one cascade go. */
const STARRED = `6x6 / 3 4 6 1 - - / 5*${'6'.repeat(119)} / 30 / 0 / 0 / regular`;

const lit = (board: Element): number => board.shadowRoot!.querySelectorAll('.lit').length;

/** What is seen until the theatre is over, each scene once. */
async function seen(page: Awaited<ReturnType<typeof onPage>>): Promise<readonly string[]> {
  const scenes: string[] = [];
  const after = tableColumns(page);
  while (drawnColumns(page) !== after || lit(page.board) > 0 || inside(page.board, '.count')) {
    const count = inside(page.board, '.count')?.textContent.trim() ?? '';
    const scene = `${String(lit(page.board))} lit ${count}`.trim();
    if (scenes.at(-1) !== scene) scenes.push(scene);
    await aTimeout(5);
  }
  return scenes;
}

describe('a chain', () => {
  beforeEach(() => {
    document.documentElement.dataset.speed = 'normal';
  });

  afterEach(() => {
    delete document.documentElement.dataset.speed;
  });

  it('lights up, with its count, goes, falls, and so on, until the board is the table', async () => {
    const page = await onPage(CHAIN);
    page.column(1).click();
    await page.board.updateComplete;
    const scenes = await seen(page);
    expect(scenes.filter((scene) => scene.startsWith('4'))).to.deep.equal([
      '4 lit 1 cascade',
      '4 lit 1 cascade',
    ]);
    expect(drawnColumns(page)).to.equal('- - - - - 2');
  });

  it('never holds up the next die: it is taken at once, and the board catches up', async () => {
    const page = await onPage(CHAIN);
    page.column(1).click();
    page.column(6).click();
    expect(page.session.log).to.deep.equal(['1', '6']);
    await page.board.updateComplete;
    expect(drawnColumns(page)).to.equal('- - - - - 62');
  });

  it('can be tapped through beside the columns', async () => {
    const page = await onPage(CHAIN);
    page.column(1).click();
    await page.board.updateComplete;
    inside(page.board, '.table')!.dispatchEvent(
      new PointerEvent('pointerdown', { button: 0, clientX: 0, clientY: 0 }),
    );
    await page.board.updateComplete;
    expect(drawnColumns(page)).to.equal('- - - - - 2');
    expect(page.session.cursor).to.equal(1);
  });

  it('shows what a star multiplies by', async () => {
    const page = await onPage(STARRED);
    page.column(3).click();
    await page.board.updateComplete;
    await until(() => inside(page.board, '.times') !== null);
    expect(inside(page.board, '.times')?.textContent).to.equal('×5');
  });

  it('says what came of it until the next move, and lights the row of the chart', async () => {
    const page = await onPage(CHAIN);
    page.column(1).click();
    await page.board.updateComplete;
    await seen(page);
    expect(inside(page.board, '.result')?.textContent).to.equal('1 cascade, then 1: 30 points.');
    const chart = inside(page.board, 'cascade-chart')!;
    expect(chart.shadowRoot?.querySelector('.earned')?.textContent).to.contain('30');
    const head = chart.shadowRoot?.querySelector<HTMLElement>('.head');
    expect(head?.innerText.split('\n')).to.deep.equal(['Cascades', 'Points']);
    page.column(6).click();
    await page.board.updateComplete;
    expect(inside(page.board, '.result')?.textContent).to.equal('');
  });

  it('lights up step by step where nothing moves', async () => {
    document.documentElement.dataset.speed = 'off';
    const page = await onPage(CHAIN);
    page.column(1).click();
    await page.board.updateComplete;
    expect(page.board.getAnimations({ subtree: true })).to.deep.equal([]);
    expect(drawnColumns(page)).to.equal('65431 2 3 4 - 2');
    expect(lit(page.board)).to.equal(4);
    const scenes = await seen(page);
    expect(scenes).to.deep.equal(['4 lit 1 cascade']);
    expect(drawnColumns(page)).to.equal('- - - - - 2');
  });
});
