import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/app/end-panel.ts';
import type { EndPanel } from '../../../src/app/end-panel.ts';
import { about } from '../../../src/games/pyramid/about.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Session } from '../../../src/session/session.ts';
import type { GameMind, Review } from '../../../src/ui/game-mind.ts';
import type { GameView } from '../../../src/ui/game-view.ts';
import { begin, turn } from '../pyramid/support.ts';

async function panel(
  mind?: GameMind,
  own: Partial<Pick<GameView, 'startAgain'>> & {
    readonly sudden?: boolean;
    readonly onRecord?: { readonly log: readonly string[]; readonly score: readonly number[] };
  } = {},
): Promise<EndPanel> {
  const { sudden = false, onRecord, ...ownView } = own;
  const view: GameView = {
    game: pyramid,
    board: () => html``,
    standing: () => ({ figure: '', words: '' }),
    ending: () => ({ title: '', detail: '' }),
    optionFields: () => html``,
    keys: [],
    firstHints: [],
    ...ownView,
    ...(mind && { mind }),
  };
  const session = onRecord ? won() : begin({ seed: '10' });
  while (session.play(turn) === undefined);
  const element = await fixture<EndPanel>(
    html`<end-panel
      .about=${about}
      .view=${view}
      .ending=${{ title: 'Over', detail: '' }}
      .session=${session}
      ?sudden=${sudden}
      .known=${{
        records: { get: () => Promise.resolve(onRecord) },
        totals: { list: () => Promise.resolve([]) },
      }}
    ></end-panel>`,
  );
  await aTimeout(0);
  return element;
}

/** Of a single move, which is the king's. */
function won(): Session {
  const session = begin({ position: `KS ${'-- '.repeat(27)}/ 5C / 3H / JC / pyramid` });
  session.play(pyramid.decode('xp0'));
  return session;
}

function textOf({ renderRoot }: EndPanel): string {
  return renderRoot.querySelector('section')?.textContent ?? '';
}

function back({ renderRoot }: EndPanel): HTMLElement | null {
  return renderRoot.querySelector<HTMLElement>('.back');
}

function reviewed(review: Review | undefined): GameMind {
  return { review: () => Promise.resolve(review) };
}

function offered({ renderRoot }: EndPanel): readonly string[] {
  return [...renderRoot.querySelectorAll('.next > *')].map(({ textContent }) => textContent.trim());
}

describe('the end of a game', () => {
  it('offers another deal, the same again, and the replay', async () => {
    expect(offered(await panel())).to.deep.equal([
      'New deal',
      'This deal again',
      'Replay',
      'Statistics',
    ]);
    expect(offered(await panel(undefined, { startAgain: 'new deal' }))).to.deep.equal([
      'Play again',
      'Replay',
      'Statistics',
    ]);
  });

  it('says that another end of this game is on record, and compares with nothing', async () => {
    const element = await panel(undefined, { onRecord: { log: ['T'], score: [9] } });
    const words = 'On record is the first end of this game: 9 cards left.';
    await waitUntil(() => textOf(element).includes(words));
    expect(textOf(element)).to.not.include('Listed as');
  });

  it('says how much of that is worked out, where it takes long', async () => {
    const element = await panel({
      review: (_session, _signal, progress) => {
        progress(0.25);
        return new Promise(() => undefined);
      },
    });
    await waitUntil(() => textOf(element).includes('Working out what it could have been: 25%'));
  });

  it('says and shows what it could have been', async () => {
    const picture = html`<i class="par"></i>`;
    const element = await panel(reviewed({ words: 'Par is 61.', picture }));
    expect(textOf(element)).to.include('Par is 61.');
    expect(element.renderRoot.querySelector('.par')).to.not.equal(null);
    expect(back(element)).to.equal(null);
  });

  it('leads back to where it could be won', async () => {
    const element = await panel(reviewed({ words: 'It could have been won.', winnableUntil: 3 }));
    const asked: unknown[] = [];
    element.addEventListener('play-on', (event) => asked.push((event as CustomEvent).detail));
    back(element)?.click();
    expect(asked).to.deep.equal([3]);
  });

  it('keeps the room of what is being worked out', async () => {
    let answer: (review: Review) => void = () => undefined;
    const element = await panel({
      reviewLines: 3,
      review: () => new Promise((resolve) => (answer = resolve)),
    });
    const height = (): number | undefined =>
      element.renderRoot.querySelector('section')?.getBoundingClientRect().height;
    const awaited = height();
    answer({
      words: 'From the same dice the coach made 123,456 points: as many as you have made.',
    });
    await aTimeout(0);
    await element.updateComplete;
    expect(textOf(element)).to.include('the coach made');
    expect(height()).to.equal(awaited);
  });

  it('says that it is being worked out, until the panel is put away', async () => {
    let signal: AbortSignal | undefined;
    const element = await panel({
      review: (_session, asked) => {
        signal = asked;
        return new Promise(() => undefined);
      },
    });
    expect(textOf(element)).to.include('Working out');
    element.remove();
    expect(signal?.aborted).to.equal(true);
  });

  it('that comes by itself takes no taps for a moment, but keys at once', async () => {
    const element = await panel(undefined, { sudden: true });
    const asked: string[] = [];
    element.addEventListener('deal-new', ({ type }) => asked.push(type));
    const button = element.renderRoot.querySelector<HTMLElement>('.next .main')!;
    const { x, y } = button.getBoundingClientRect();
    const isHit = (): boolean => element.shadowRoot!.elementFromPoint(x + 9, y + 9) === button;
    expect(isHit()).to.equal(false);
    button.focus();
    expect(element.shadowRoot!.activeElement === button).to.equal(true);
    button.click();
    expect(asked).to.deep.equal(['deal-new']);
    for (const moment of element.shadowRoot!.getAnimations()) moment.finish();
    expect(isHit()).to.equal(true);
  });

  it('that was asked for takes taps at once', async () => {
    const element = await panel();
    const button = element.renderRoot.querySelector<HTMLElement>('.next .main')!;
    const { x, y } = button.getBoundingClientRect();
    expect(element.shadowRoot!.elementFromPoint(x + 9, y + 9) === button).to.equal(true);
  });

  for (const [name, mind] of [
    ['no mind', undefined],
    ['a mind that reviews nothing', {}],
    ['nothing to add', reviewed(undefined)],
    ['no answer', { review: () => Promise.reject(new Error('no worker')) }],
  ] as readonly (readonly [string, GameMind | undefined])[]) {
    it(`says no more with ${name}`, async () => {
      const element = await panel(mind);
      expect(textOf(element)).to.not.include('Working out');
      expect(back(element)).to.equal(null);
    });
  }
});
