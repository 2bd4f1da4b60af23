import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { CoverEvent } from '../../../src/ui/events.ts';
import { anyLayerOpen, closeLayers, layersSettled, layersTake } from '../../../src/ui/layers.ts';
import '../../../src/ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/ui/sheet-dialog.ts';

/** How often Back meant the page and not a layer, as the app's router would see it. */
let pageBacks = 0;

window.addEventListener('popstate', () => {
  if (!layersTake()) pageBacks += 1;
});

let depth = 0;

beforeEach(() => {
  pageBacks = 0;
  depth = history.length;
  history.replaceState({ below: '#/' }, '');
});

// A sheet that a test leaves open is taken away with it, and the step back that this asks for must
// not meet the history of the next test.
afterEach(closeLayers);

async function sheet(heading = 'Menu'): Promise<SheetDialog> {
  return fixture<SheetDialog>(
    html`<sheet-dialog heading=${heading}><button>Inside</button></sheet-dialog>`,
  );
}

function dialogOf(element: SheetDialog): HTMLDialogElement {
  return element.renderRoot.querySelector('dialog')!;
}

function goBack(): Promise<unknown> {
  const gone = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  history.back();
  return gone;
}

/** Closes it in one of the ways that a person has, and waits until that is through. */
async function close(element: SheetDialog, how: (dialog: HTMLDialogElement) => void) {
  const closed = oneEvent(element, 'close');
  how(dialogOf(element));
  await closed;
  await layersSettled();
}

describe('a sheet', () => {
  it('is modal, with its heading as its name', async () => {
    const element = await sheet('New game');
    await element.open();
    expect(dialogOf(element).matches(':modal')).to.equal(true);
    expect(element.isOpen).to.equal(true);
    expect(anyLayerOpen()).to.equal(true);
    const name = dialogOf(element).getAttribute('aria-labelledby')!;
    expect(element.renderRoot.querySelector(`#${name}`)?.textContent).to.equal('New game');
    await expect(element).to.be.accessible();
  });

  for (const [way, how] of [
    ['its cross', (dialog) => dialog.querySelector('button')!.click()],
    ['a tap beside it', (dialog) => dialog.click()],
    ['Esc', (dialog) => dialog.requestClose()],
  ] as readonly [string, (dialog: HTMLDialogElement) => void][]) {
    it(`is closed by ${way}, which leaves nothing for Back to do`, async () => {
      const element = await sheet();
      await element.open();
      await close(element, how);
      expect(dialogOf(element).open).to.equal(false);
      expect(element.isOpen).to.equal(false);
      expect(anyLayerOpen()).to.equal(false);
      expect(history.state).to.eql({ below: '#/' });
      expect(pageBacks).to.equal(0);
    });
  }

  it('is closed by Back, which stays on the page', async () => {
    const element = await sheet();
    await element.open();
    const closed = oneEvent(element, 'close');
    await goBack();
    await closed;
    expect(dialogOf(element).open).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
    expect(pageBacks).to.equal(0);
  });

  it('lets the second of two taps on what opened it do nothing, but takes keys at once', async () => {
    const element = await sheet();
    await element.open();
    const dialog = dialogOf(element);
    const [moment] = dialog.getAnimations();
    const inside = element.querySelector('button')!;
    const { x, y } = inside.getBoundingClientRect();
    const [onIt, beside] = [
      (): Element | null => document.elementFromPoint(x + 9, y + 9),
      (): Element | null => element.shadowRoot!.elementFromPoint(9, 9),
    ];
    expect(onIt()).not.to.equal(inside);
    expect(beside()).not.to.equal(dialog);
    inside.focus();
    expect(document.activeElement).to.equal(inside);
    moment?.finish();
    expect(onIt()).to.equal(inside);
    expect(beside()).to.equal(dialog);
  });

  it('stays open when what is in it is tapped', async () => {
    const element = await sheet();
    await element.open();
    element.querySelector('button')!.click();
    expect(element.isOpen).to.equal(true);
  });

  it('takes one step of the history, however often it is opened', async () => {
    const element = await sheet();
    await Promise.all([element.open(), element.open()]);
    await element.open();
    expect(history.length).to.be.at.most(depth + 1);
    await goBack();
    expect(element.isOpen).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
  });

  it('over another one is closed first', async () => {
    const [lower, upper] = [await sheet('Lower'), await sheet('Upper')];
    await lower.open();
    await upper.open();
    await goBack();
    expect([lower.isOpen, upper.isOpen]).to.eql([true, false]);
    await goBack();
    expect([lower.isOpen, upper.isOpen]).to.eql([false, false]);
    expect(pageBacks).to.equal(0);
  });

  it('can be opened again in the moment in which it is closed', async () => {
    const element = await sheet();
    await element.open();
    dialogOf(element).close();
    await oneEvent(element, 'close');
    await element.open();
    expect(element.isOpen).to.equal(true);
    await goBack();
    expect(element.isOpen).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
    expect(pageBacks).to.equal(0);
  });

  it('can be opened again before the browser has said that it closed it', async () => {
    const element = await sheet();
    await element.open();
    dialogOf(element).close();
    await element.open();
    expect(dialogOf(element).open).to.equal(true);
    await goBack();
    expect(dialogOf(element).open).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
    expect(pageBacks).to.equal(0);
  });

  it('that is taken away while it is open takes its step with it', async () => {
    const element = await sheet();
    await element.open();
    element.remove();
    await layersSettled();
    expect(anyLayerOpen()).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
  });

  it('that is taken away before it could open stays closed, and takes no step', async () => {
    const element = await sheet();
    const opening = element.open();
    element.remove();
    await opening;
    expect(element.isOpen).to.equal(false);
    expect(anyLayerOpen()).to.equal(false);
    expect(history.state).to.eql({ below: '#/' });
  });

  it('gives the focus back to what had it', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Open</button>`);
    opener.focus();
    const element = await sheet();
    await element.open();
    expect(document.activeElement).not.to.equal(opener);
    await close(element, (dialog) => dialog.close());
    expect(document.activeElement).to.equal(opener);
  });

  it('says when it covers the page, and when no more', async () => {
    const element = await sheet();
    const covers: boolean[] = [];
    element.addEventListener(CoverEvent.type, (event) => covers.push(event.covers));
    await element.open();
    await close(element, (dialog) => dialog.close());
    expect(covers).to.eql([true, false]);
  });
});

describe('Forward onto a sheet that was closed', () => {
  it('leads back to where one was', async () => {
    const element = await sheet();
    await element.open();
    await goBack();
    history.forward();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await layersSettled();
    expect(history.state).to.eql({ below: '#/' });
    expect(element.isOpen).to.equal(false);
    expect(pageBacks).to.equal(0);
  });

  it('can be closed in the same moment as another, and a third opened, without a step too many', async () => {
    const [lower, upper, next] = [await sheet('A'), await sheet('B'), await sheet('C')];
    await lower.open();
    await upper.open();
    upper.close();
    lower.close();
    await next.open();
    await layersSettled();
    expect(next.isOpen).to.equal(true);
    expect(history.state).to.have.property('layer', true);
    await goBack();
    expect(next.isOpen).to.equal(false);
    expect(history.state).to.deep.equal({ below: '#/' });
    expect(pageBacks).to.equal(0);
  });
});
