// What moves on the boards of all games, and what they give to hear: by one measure for all.

import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Session } from '../../src/session/session.ts';
import type { Cue } from '../../src/ui/cues.ts';
import { CueEvent, RefuseEvent } from '../../src/ui/events.ts';
import { motionMs } from '../../src/ui/motion.ts';
import * as cascade from './cascade/support.ts';
import * as squares from './cribbage-squares/support.ts';
import * as pyramid from './pyramid/support.ts';
import * as tenThousand from './ten-thousand/support.ts';

interface Shown {
  readonly board: LitElement;
  readonly session: Session;
}

interface Change {
  readonly name: string;
  readonly show: () => Promise<Shown>;
  readonly make: (shown: Shown) => unknown;
  readonly cue: Cue | 'refused' | undefined;
}

/** A 6 into column 1: one cascade, then another; into column 6 none. */
const CHAIN = `6x6 / 5431 2 3 4 - 2 / ${'6'.repeat(2) + '1524'.repeat(37)} / 0 / 0 / 0 / regular`;

const press =
  (target: string) =>
  ({ board }: Shown): void => {
    board.renderRoot.querySelector<HTMLElement>(`[data-target="${target}"]`)?.click();
  };
const play =
  (move: unknown) =>
  ({ session }: Shown): void => {
    expect(session.play(move)).to.equal(undefined);
  };
const undo = ({ session }: Shown): void => {
  expect(session.undo()).to.equal(true);
};
const redo = ({ session }: Shown): void => {
  expect(session.redo()).to.equal(true);
};

/** What is shown once these changes have been made. */
const after =
  (show: () => Promise<Shown>, ...changes: readonly ((shown: Shown) => unknown)[]) =>
  async (): Promise<Shown> => {
    const shown = await show();
    for (const change of changes) {
      change(shown);
      await shown.board.updateComplete;
    }
    finish(shown);
    return shown;
  };

const inPyramid = (): Promise<Shown> => pyramid.mount(pyramid.IN_PLAY);
const inSquares = (): Promise<Shown> => squares.mount();
const inCascade = (): Promise<Shown> => cascade.onPage(CHAIN);
const rolled = (): Promise<Shown> => tenThousand.show(tenThousand.rolled('152346'));
const turn = play({ kind: 'turn' });
const pair = play({ kind: 'pair', places: [24, 25] });
const insert = play({ kind: 'insert', column: 5, afterMs: undefined });

const CHANGES: readonly Change[] = [
  { name: 'a turn of the stock', show: inPyramid, make: turn, cue: 'turn' },
  { name: 'a pair that leaves', show: inPyramid, make: pair, cue: 'leave' },
  { name: 'a pair that comes back', show: after(inPyramid, pair), make: undo, cue: undefined },
  {
    name: 'a pair that leaves again',
    show: after(inPyramid, pair, undo),
    make: redo,
    cue: 'leave',
  },
  { name: 'a covered card', show: inPyramid, make: press('0'), cue: 'refused' },
  {
    name: 'a new deal',
    show: inPyramid,
    make: ({ board }) => Object.assign(board, { session: pyramid.begin({ seed: '2' }) }),
    cue: undefined,
  },
  { name: 'a card that is placed', show: inSquares, make: play(6), cue: 'place' },
  {
    name: 'a card that is taken back',
    show: after(inSquares, play(6)),
    make: undo,
    cue: undefined,
  },
  { name: 'a full cell', show: after(inSquares, play(6)), make: press('6'), cue: 'refused' },
  {
    name: 'the common card',
    show: after(inSquares, ({ session }) => {
      squares.placeInOrder(session, 15);
    }),
    make: play(16),
    cue: 'turn',
  },
  { name: 'a die that is inserted', show: inCascade, make: insert, cue: 'place' },
  { name: 'a die that is taken back', show: after(inCascade, insert), make: undo, cue: undefined },
  {
    name: 'dice that are rolled',
    show: () => tenThousand.show({ seed: '1' }),
    make: press('roll'),
    cue: 'roll',
  },
  { name: 'a die that is set aside', show: rolled, make: press('die0'), cue: 'place' },
  {
    name: 'a hand that is banked',
    show: after(rolled, press('die0')),
    make: press('stand'),
    cue: 'bank',
  },
];

const media = window.matchMedia;

afterEach(() => {
  window.matchMedia = media;
  delete document.documentElement.dataset.speed;
});

function animations({ board }: Shown): readonly Animation[] {
  return board.shadowRoot?.getAnimations() ?? [];
}

/** Milliseconds until the last of what moves has come to rest. */
function lasts(shown: Shown): number {
  const ends = animations(shown).map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return Math.max(0, ...ends);
}

function finish(shown: Shown): void {
  for (const animation of animations(shown)) animation.finish();
}

async function made({ show, make }: Change): Promise<Shown> {
  const shown = await show();
  make(shown);
  await shown.board.updateComplete;
  return shown;
}

for (const change of CHANGES) {
  describe(change.name, () => {
    it('is seen to move for a fifth of a second at most, and as the speed says', async () => {
      for (const speed of ['fast', 'normal', 'slow']) {
        document.documentElement.dataset.speed = speed;
        const shown = await made(change);
        expect(lasts(shown), speed).to.be.within(motionMs() / 2, motionMs() * 1.25);
        if (speed === 'normal') expect(lasts(shown)).to.be.at.most(200);
      }
    });

    it('just happens where no motion is wanted', async () => {
      document.documentElement.dataset.speed = 'off';
      expect(animations(await made(change))).to.eql([]);
      document.documentElement.dataset.speed = 'slow';
      window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
      expect(animations(await made(change))).to.eql([]);
    });

    it(`is told as ${change.cue ?? 'nothing'} to hear`, async () => {
      const shown = await change.show();
      const cues: (Cue | 'refused')[] = [];
      shown.board.addEventListener(CueEvent.type, ({ cue }) => cues.push(cue));
      shown.board.addEventListener(RefuseEvent.type, (event) => {
        if (event instanceof RefuseEvent) cues.push('refused');
      });
      change.make(shown);
      await shown.board.updateComplete;
      expect(cues).to.eql(change.cue === undefined ? [] : [change.cue]);
    });
  });
}

describe('a chain', () => {
  it('moves step by step, each as long as any movement, and is heard to rise', async () => {
    document.documentElement.dataset.speed = 'normal';
    const shown = await inCascade();
    const steps: number[] = [];
    const moves: number[] = [];
    shown.board.addEventListener(CueEvent.type, ({ cue, step }) => {
      if (cue === 'chain') steps.push(step);
      moves.push(lasts(shown));
    });
    press('1')(shown);
    await cascade.until(() => steps.length === 2);
    expect(steps).to.eql([1, 2]);
    expect(Math.max(...moves)).to.be.at.most(200);
  });
});

describe('in the middle of any movement', () => {
  it('the next move is taken, and nothing stays behind of the one before', async () => {
    document.documentElement.dataset.speed = 'slow';
    const shown = await inPyramid();
    for (const make of [turn, pair, undo, undo, redo, redo]) {
      make(shown);
      await shown.board.updateComplete;
    }
    finish(shown);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown.board.renderRoot.querySelectorAll('button[inert]')).to.have.length(0);
    expect(shown.session.log).to.have.length(2);
  });
});
