import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, nothing } from 'lit';
import { GameEnd } from '../../../src/app/game-end.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Session } from '../../../src/session/session.ts';
import { frameSeen, nextFrame } from '../../../src/ui/frames.ts';
import { SessionController } from '../../../src/ui/session-controller.ts';
import { begin } from '../pyramid/support.ts';

/** The king is all that is left. */
const ONE_MOVE_LEFT = `KS ${'-- '.repeat(27)}/ 5C / 3H / JC / pyramid`;

class EndHost extends LitElement {
  session: Session = begin({ position: ONE_MOVE_LEFT });
  readonly end = new GameEnd(this, () => this.session);

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      () => {
        this.end.sessionChanged();
      },
    );
  }

  override render(): unknown {
    return this.end.isShown ? html`<p>The end</p>` : nothing;
  }

  win(): void {
    const refusal = this.session.play(pyramid.decode('xp0'));
    expect(refusal).to.equal(undefined);
    expect(this.session.status.kind).to.equal('over');
  }

  get shows(): string {
    return this.renderRoot.textContent.trim();
  }
}
customElements.define('end-host', EndHost);

async function mount(): Promise<EndHost> {
  return fixture<EndHost>(html`<end-host></end-host>`);
}

it('the last move is seen before the end is shown', async () => {
  const host = await mount();
  host.win();
  await host.updateComplete;
  expect(host.shows).to.equal('');
  await frameSeen();
  await host.updateComplete;
  expect(host.shows).to.equal('The end');
});

it('the end waits for what the board plays of it', async () => {
  const host = await mount();
  let played: () => void = () => undefined;
  host.win();
  host.end.waitFor(
    new Promise((resolve) => {
      played = resolve;
    }),
  );
  await frameSeen();
  await host.updateComplete;
  expect(host.shows).to.equal('');
  played();
  await nextFrame();
  await host.updateComplete;
  expect(host.shows).to.equal('The end');
});

it('the end that is taken back is gone at once, and comes again', async () => {
  const host = await mount();
  host.win();
  host.session.undo();
  await frameSeen();
  await host.updateComplete;
  expect(host.shows).to.equal('');
  host.win();
  await frameSeen();
  await host.updateComplete;
  expect(host.shows).to.equal('The end');
});
