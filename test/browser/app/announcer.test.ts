import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/app/announcer.ts';
import type { AppAnnouncer } from '../../../src/app/announcer.ts';
import { HintEvent, PastEvent, RefuseEvent, TellEvent } from '../../../src/ui/events.ts';

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

  it('of anything else stays for its time', async () => {
    const kept = 'The game before is kept on Home';
    expect(await told(new TellEvent(kept), new PastEvent())).to.equal(kept);
    expect(await told(new RefuseEvent(COVERED), new TellEvent(kept), new PastEvent())).to.equal(
      kept,
    );
  });
});
