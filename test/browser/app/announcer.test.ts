import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/app/announcer.ts';
import type { AppAnnouncer } from '../../../src/app/announcer.ts';
import { HintEvent, PastEvent, RefuseEvent, TellEvent } from '../../../src/ui/events.ts';

const UNDO = { label: 'Undo', run: () => undefined };

async function told(...events: readonly Event[]): Promise<string | undefined> {
  const announcer = await fixture<AppAnnouncer>(html`<app-announcer></app-announcer>`);
  for (const event of events) window.dispatchEvent(event);
  await announcer.updateComplete;
  return announcer.renderRoot.querySelector('.told span')?.textContent ?? undefined;
}

const COVERED = 'Covered by 4♥ and 9♠';

describe('once a move was made, a notice', () => {
  for (const [what, event] of [
    ['of what could have been done', new HintEvent('Tip: turn the next card.')],
    ['of what could not', new RefuseEvent(COVERED)],
  ] as const) {
    it(`${what} goes`, async () => {
      expect(await told(event)).to.equal(event.text);
      expect(await told(event, new PastEvent())).to.equal(undefined);
    });
  }

  it('of what could be taken back until then goes with its button', async () => {
    const offer = new HintEvent('Back at the deal', UNDO);
    expect(await told(offer)).to.equal(offer.text);
    expect(await told(offer, new PastEvent())).to.equal(undefined);
  });

  it('of anything else stays for its time', async () => {
    const kept = 'The game before is kept on Home';
    expect(await told(new TellEvent(kept), new PastEvent())).to.equal(kept);
    expect(await told(new RefuseEvent(COVERED), new TellEvent(kept), new PastEvent())).to.equal(
      kept,
    );
  });
});

describe('for who goes to another page, a notice', () => {
  for (const [what, event, isKept] of [
    ['of the page goes', new TellEvent('Here is a new deal'), false],
    ['that offers something stays', new TellEvent('Data set aside was removed', UNDO), true],
    ['that offers something for the table goes', new HintEvent('Back at the deal', UNDO), false],
  ] as const) {
    it(what, async () => {
      const announcer = await fixture<AppAnnouncer>(html`<app-announcer></app-announcer>`);
      window.dispatchEvent(event);
      announcer.leave();
      await announcer.updateComplete;
      const notice = announcer.renderRoot.querySelector('.told span');
      expect(notice?.textContent).to.equal(isKept ? event.text : undefined);
    });
  }
});

it('what a notice offers is said too, and where it is', async () => {
  const announcer = await fixture<AppAnnouncer>(html`<app-announcer></app-announcer>`);
  window.dispatchEvent(new HintEvent('Back at the deal', UNDO));
  await aTimeout(0);
  await announcer.updateComplete;
  expect(announcer.renderRoot.querySelector('[role=status]')?.textContent).to.equal(
    'Back at the deal. Undo: the last button on the page.',
  );
});
