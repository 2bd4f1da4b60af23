import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/app/announcer.ts';
import type { AppAnnouncer } from '../../../src/app/announcer.ts';
import { PastEvent, TellEvent } from '../../../src/ui/events.ts';

async function told(...events: readonly Event[]): Promise<string | undefined> {
  const announcer = await fixture<AppAnnouncer>(html`<app-announcer></app-announcer>`);
  for (const event of events) window.dispatchEvent(event);
  await announcer.updateComplete;
  return announcer.renderRoot.querySelector('.told span')?.textContent ?? undefined;
}

const COVERED = 'Covered by 4♥ and 9♠';

describe('a notice', () => {
  it('stays until what it tells of is past', async () => {
    expect(await told(new TellEvent(COVERED))).to.equal(COVERED);
    expect(await told(new TellEvent(COVERED), new PastEvent())).to.equal(undefined);
  });

  it('that offers something stays all the same', async () => {
    const offer = new TellEvent('Removed', { label: 'Undo', run: () => undefined });
    expect(await told(offer, new PastEvent())).to.equal('Removed');
  });
});
