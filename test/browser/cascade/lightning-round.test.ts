import { expect } from '@open-wc/testing';
import { CoverEvent } from '../../../src/ui/events.ts';
import { inside, onPage, type OnPage, press, until } from './support.ts';

/** The last die is to be placed, after twelve cascades; it makes none. */
const LAST_DIE = '6x6 / 1 2 - 1 2 3 / 6* / 149 / 100 / 12 / regular';

/** The last die clears the board from column 3, with the eighth cascade. */
const LAST_CLEARS = '6x6 / - - - 5 4 3 / 6* / 149 / 100 / 7 / regular';

const RUNNING = '6x6 / 1 2 3 1 2 3 / 5121212121212 / 160 / 900 / 12 / lightning 8000';

/** Once it takes taps. */
async function panelOf({ board }: OnPage): Promise<HTMLElement> {
  const begin = (): HTMLElement | null | undefined =>
    inside(board, 'round-panel')?.shadowRoot?.querySelector<HTMLElement>('.main');
  await until(() => begin()?.getAttribute('aria-disabled') === 'false');
  return inside(board, 'round-panel')!;
}

function pressButton(panel: HTMLElement, name: string): void {
  [...panel.shadowRoot!.querySelectorAll('button')]
    .find((button) => button.textContent.trim() === name)
    ?.click();
}

describe('the Lightning Round', () => {
  it('is announced with its seconds, and takes no die before the player begins it', async () => {
    const page = await onPage(LAST_DIE);
    page.column(3).click();
    page.column(1).click();
    press(' ');
    const panel = await panelOf(page);
    page.column(1).click();
    press('1');
    expect(page.session.cursor).to.equal(1);
    expect(panel.shadowRoot?.textContent).to.contain('12 seconds, one for each cascade');
    expect(panel.shadowRoot?.textContent).to.contain('All 150 dice placed: 500 points');
    pressButton(panel, 'Begin');
    await page.board.updateComplete;
    expect(inside(page.board, 'round-panel')).to.equal(null);
    page.pass(5_000);
    page.column(1).click();
    page.pass(412);
    page.column(2).click();
    expect(page.session.log.slice(1)).to.deep.equal(['1@0', '2@412']);
  });

  it('takes no tap that was meant for a column just before', async () => {
    const page = await onPage(LAST_DIE);
    page.column(3).click();
    await until(() => inside(page.board, 'round-panel') !== null);
    const panel = inside(page.board, 'round-panel')!;
    await until(() => panel.shadowRoot?.querySelector('.main') !== null);
    pressButton(panel, 'Leave it out');
    pressButton(panel, 'Begin');
    expect(page.session.cursor).to.equal(1);
    expect(inside(page.board, 'round-panel')).to.equal(panel);
  });

  it('can be left out, which ends the game', async () => {
    const page = await onPage(LAST_DIE);
    page.column(3).click();
    pressButton(await panelOf(page), 'Leave it out');
    expect(page.session.log).to.deep.equal(['3', 'X']);
    expect(page.session.status.kind).to.equal('over');
  });

  it('follows the fill, and what that and the last die brought is told with it', async () => {
    const page = await onPage(LAST_CLEARS, '5');
    page.column(3).click();
    expect(page.table().phase.kind).to.equal('fill');
    page.column(3).click();
    expect(page.session.cursor).to.equal(1);
    page.session.play({ kind: 'fill' });
    const panel = await panelOf(page);
    const told = panel.shadowRoot?.textContent;
    for (const part of ['Board cleared: 300 points', 'All 150', 'The board is filled']) {
      expect(told).to.contain(part);
    }
  });

  it('lets no two thumbs zoom while its clock runs', async () => {
    const touchOf = async (position: string): Promise<string[]> => {
      const { board } = await onPage(position);
      return [inside(board, '.table')!, inside(board, '.column')!].map(
        (element) => getComputedStyle(element).touchAction,
      );
    };
    expect(await touchOf(RUNNING)).to.deep.equal(['none', 'none']);
    expect(await touchOf(LAST_DIE)).to.deep.equal(['pinch-zoom', 'pinch-zoom']);
  });

  it('shows the seconds that are left', async () => {
    const page = await onPage(RUNNING);
    const clock = inside(page.board, 'round-clock')!;
    expect(clock.shadowRoot?.textContent).to.contain('8.0');
    page.pass(2_500);
    await until(() => clock.shadowRoot?.textContent.includes('5.5') ?? false);
  });

  it('hides its dice while something lies over the board', async () => {
    const page = await onPage(RUNNING);
    const dice = (): number => page.board.shadowRoot!.querySelectorAll('die-face').length;
    expect(dice()).to.equal(6 + 13);
    page.board.dispatchEvent(new CoverEvent(true));
    await page.board.updateComplete;
    expect(dice()).to.equal(0);
    page.column(1).click();
    expect(page.session.cursor).to.equal(0);
    page.board.dispatchEvent(new CoverEvent(false));
    await page.board.updateComplete;
    expect(dice()).to.equal(6 + 13);
  });

  it('refuses a die when the time is up', async () => {
    const page = await onPage(RUNNING);
    page.pass(8_001);
    page.column(1).click();
    expect(page.told).to.deep.equal(['The time is up']);
  });
});
