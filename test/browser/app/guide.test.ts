import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Guide } from '../../../src/app/guide.ts';
import { WinSign } from '../../../src/app/win-sign.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Session } from '../../../src/session/session.ts';
import { SessionController } from '../../../src/ui/session-controller.ts';
import { CoverEvent, type TellEvent } from '../../../src/ui/events.ts';
import type { Hint } from '../../../src/ui/game-mind.ts';
import type { GameView } from '../../../src/ui/game-view.ts';
import { begin, turn } from '../pyramid/support.ts';

/** A question to the mind, answered when the test says so. */
interface Asked {
  readonly signal: AbortSignal;
  answer(value: unknown): void;
  fail(): void;
}

const asked: Asked[] = [];

function ask<T>(signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('called off')));
    asked.push({
      signal,
      answer: (value) => resolve(value as T),
      fail: () => reject(new Error('no worker')),
    });
  });
}

const view: GameView = {
  game: pyramid,
  board: () => html``,
  standing: () => ({ figure: '', words: '' }),
  ending: () => ({ title: '', detail: '' }),
  optionFields: () => html``,
  keys: [],
  firstHints: [],
  mind: {
    hint: (_session, signal) => ask(signal),
    bestLine: (_session, signal) => ask(signal),
    canBeWon: (_session, signal) => ask(signal),
  },
};

class GuideHost extends LitElement {
  session = begin({ seed: '10' });
  wantsSign = false;
  readonly told: string[] = [];
  readonly guide = new Guide(this, () => ({ view, session: this.session, paceMs: 1 }));
  readonly sign = new WinSign(this, () =>
    this.wantsSign ? { view, session: this.session } : undefined,
  );

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => {
        this.guide.sessionChanged(change);
      },
    );
    this.addEventListener('tray-tell', (event: TellEvent) => this.told.push(event.text));
  }
}
customElements.define('guide-host', GuideHost);

const HINT: Hint = { words: 'Tip: turn the next card.', shown: turn };
const MARKED = 'Marked assisted: listed apart.';

async function host(): Promise<GuideHost> {
  asked.length = 0;
  return fixture<GuideHost>(html`<guide-host></guide-host>`);
}

/** Answers the last question, and lets it be heard. */
async function answer(value: unknown): Promise<void> {
  asked.at(-1)?.answer(value);
  await aTimeout(0);
}

function stockOf({ table }: Session): unknown {
  return (table as { stockCount: number }).stockCount;
}

describe('a tip', () => {
  it('is shown and told, and marks the game, which is said once', async () => {
    const { guide, session, told } = await host();
    guide.tip();
    expect(guide.doing).to.equal('thinking');
    expect(session.aids.hints).to.equal(0);
    await answer(HINT);
    expect(guide.doing).to.equal('nothing');
    expect(guide.hint).to.equal(HINT);
    session.play(turn);
    expect(guide.hint).to.equal(undefined);
    guide.tip();
    await answer(HINT);
    expect(told).to.deep.equal([`${HINT.words} ${MARKED}`, HINT.words]);
    expect(session.aids.hints).to.equal(2);
  });

  it('that helps nobody is told, and does not mark the game', async () => {
    const { guide, session, told } = await host();
    guide.tip();
    await answer({ ...HINT, idle: true });
    guide.tip();
    expect(told).to.deep.equal([HINT.words, HINT.words]);
    expect(session.aids.hints).to.equal(0);
  });

  it('asked again of the same position is told again and counted once', async () => {
    const { guide, session, told } = await host();
    guide.tip();
    await answer(HINT);
    guide.tip();
    await aTimeout(0);
    expect(asked.length).to.equal(1);
    expect(told).to.deep.equal([`${HINT.words} ${MARKED}`, HINT.words]);
    expect(session.aids.hints).to.equal(1);
  });

  for (const [name, calledOff] of [
    ['a second tap', ({ guide }) => guide.tip()],
    ['a move', ({ session }) => session.play(turn)],
    ['leaving', (element) => element.remove()],
  ] as readonly (readonly [string, (element: GuideHost) => void])[]) {
    it(`is called off by ${name}, and counts as none`, async () => {
      const element = await host();
      element.guide.tip();
      calledOff(element);
      expect(asked[0]?.signal.aborted).to.equal(true);
      await answer(HINT);
      expect(element.guide.doing).to.equal('nothing');
      expect(element.guide.hint).to.equal(undefined);
      expect(element.session.aids.hints).to.equal(0);
      expect(element.told).to.deep.equal([]);
    });
  }

  it('that takes long shows how to end it', async () => {
    const { guide } = await host();
    guide.tip();
    while (guide.doing === 'thinking') await aTimeout(20);
    expect(guide.doing).to.equal('thinking long');
    guide.tip();
    expect(guide.doing).to.equal('nothing');
    expect(asked[0]?.signal.aborted).to.equal(true);
  });

  it('that is none says so, and marks nothing', async () => {
    const { guide, session, told } = await host();
    guide.tip();
    await answer(undefined);
    expect(told).to.deep.equal(['There is nothing to advise here']);
    expect(session.aids.hints).to.equal(0);
  });

  it('that cannot be had says so', async () => {
    const { guide, session, told } = await host();
    guide.tip();
    asked.at(-1)?.fail();
    await aTimeout(0);
    expect(told).to.deep.equal(['No tip can be had: this browser cannot work one out']);
    expect(guide.doing).to.equal('nothing');
    expect(session.aids.hints).to.equal(0);
  });
});

describe('the best line', () => {
  it('is played move by move, to its end', async () => {
    const { guide, session } = await host();
    void guide.showLine();
    await answer([turn, turn, turn]);
    expect(guide.doing).to.equal('showing');
    expect(session.cursor).to.equal(1);
    while (guide.doing === 'showing') await aTimeout(1);
    expect(stockOf(session)).to.equal(21);
    expect(session.aids.hints).to.equal(1);
  });

  it('stands still while a sheet lies over the board', async () => {
    const element = await host();
    const { guide, session } = element;
    void guide.showLine();
    await answer([turn, turn, turn]);
    element.dispatchEvent(new CoverEvent(true));
    await aTimeout(20);
    expect([guide.doing, session.cursor]).to.deep.equal(['showing', 1]);
    element.dispatchEvent(new CoverEvent(false));
    while (guide.doing === 'showing') await aTimeout(1);
    expect(session.cursor).to.equal(3);
  });

  for (const [name, end, moves] of [
    ['a tap on Stop', ({ guide }) => guide.tip(), 1],
    ['a move', ({ session }) => session.play(turn), 2],
    ['undo', ({ session }) => session.undo(), 0],
  ] as readonly (readonly [string, (element: GuideHost) => void, number])[]) {
    it(`is ended by ${name}`, async () => {
      const element = await host();
      void element.guide.showLine();
      await answer([turn, turn, turn]);
      end(element);
      expect(element.guide.doing).to.equal('nothing');
      await aTimeout(20);
      expect(element.session.cursor).to.equal(moves);
    });
  }
});

describe('the sign whether it can be won', () => {
  async function withSign(): Promise<GuideHost> {
    const element = await host();
    element.wantsSign = true;
    element.requestUpdate();
    await element.updateComplete;
    return element;
  }

  it('is not asked for unless it is wanted', async () => {
    await (
      await host()
    ).updateComplete;
    expect(asked.length).to.equal(0);
  });

  it('follows the game, and marks it once', async () => {
    const { sign, session, told, updateComplete } = await withSign();
    await updateComplete;
    expect(sign.canBeWon).to.equal(undefined);
    await answer(true);
    expect(sign.canBeWon).to.equal(true);
    session.play(turn);
    await aTimeout(0);
    expect(asked.length).to.equal(2);
    await answer(false);
    expect(sign.canBeWon).to.equal(false);
    expect(session.aids.hints).to.equal(1);
    expect(told.length).to.equal(1);
  });

  it('of a position that is past is not waited for', async () => {
    const { sign, session } = await withSign();
    session.play(turn);
    await aTimeout(0);
    expect(asked[0]?.signal.aborted).to.equal(true);
    await answer(true);
    expect(sign.canBeWon).to.equal(true);
  });

  it('is not asked for any more once the player has left', async () => {
    const element = await withSign();
    element.remove();
    expect(asked[0]?.signal.aborted).to.equal(true);
    element.requestUpdate();
    await element.updateComplete;
    expect(asked.length).to.equal(1);
  });

  it('is not there where it cannot be worked out', async () => {
    const { sign, session } = await withSign();
    asked.at(-1)?.fail();
    await aTimeout(0);
    expect(sign.canBeWon).to.equal(undefined);
    expect(session.aids.hints).to.equal(0);
  });
});
