import { expect } from '@open-wc/testing';
import { LONGEST_MS, LONGEST_WIN_MS, sound } from '../../../src/app/tones.ts';
import { CUES, type Cue } from '../../../src/ui/cues.ts';

const RATE = 48_000;
const samplesIn = (ms: number): number => (ms * RATE) / 1_000;
const limitOf = (cue: Cue): number => (cue === 'win' ? LONGEST_WIN_MS : LONGEST_MS);

/** A second in which the cue sounds from the beginning. */
async function heard(cue: Cue, step = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext({ length: RATE, sampleRate: RATE });
  sound(context, cue, step, 0);
  const buffer = await context.startRendering();
  return buffer.getChannelData(0);
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** How often it crosses zero: more for a higher note. */
function crossings(samples: Float32Array): number {
  return samples.filter((sample, index) => sample >= 0 !== (samples[index - 1] ?? 0) >= 0).length;
}

describe('the sounds', () => {
  const all: readonly (readonly [Cue, number])[] = [
    ...CUES.map((cue) => [cue, 1] as const),
    ['chain', 5],
    ['chain', 1_000],
  ];
  for (const [cue, step] of all) {
    it(`${cue} ${step} can be heard, is never loud, is short, and does not click`, async () => {
      const samples = await heard(cue, step);
      expect(samples.every(Number.isFinite)).to.equal(true);
      expect(peakOf(samples)).to.be.within(0.02, 0.5);
      const last = samples.findLastIndex((sample) => sample !== 0);
      expect(last).to.be.lessThan(samplesIn(limitOf(cue)));
      expect(samples[0]).to.equal(0);
      expect(peakOf(samples.slice(last - samplesIn(1), last + 1))).to.be.lessThan(0.002);
    });
  }

  it('are limited to a fifth of a second, and the win to seven tenths', () => {
    expect([LONGEST_MS, LONGEST_WIN_MS]).to.eql([200, 700]);
  });

  it('differ from each other', async () => {
    const all = await Promise.all(CUES.map((cue) => heard(cue)));
    expect(new Set(all.map((samples) => samples.slice(0, samplesIn(60)).join())).size).to.equal(
      CUES.length,
    );
  });

  it('rise with a chain', async () => {
    const steps = await Promise.all([1, 2, 3, 4, 5, 6].map((step) => heard('chain', step)));
    const heights = steps.map(crossings);
    expect([...heights].sort((a, b) => a - b)).to.eql(heights);
    expect(new Set(heights).size).to.equal(heights.length);
  });
});
