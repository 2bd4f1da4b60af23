// How each cue sounds: a few short voices, made by the browser as they are needed.

import type { Cue } from '../ui/cues.ts';

/** Milliseconds within which any sound is over; a win may take its time. */
export const LONGEST_MS = 200;
export const LONGEST_WIN_MS = 700;

interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Of noise, the middle of what is let through. */
  readonly hz: number;
  /** Where it slides to. */
  readonly to?: number;
  /** Milliseconds after the sound's beginning; 0 where it is left out. */
  readonly at?: number;
  readonly ms: number;
  /** At its loudest, of 1. */
  readonly level: number;
}

const VOICES: Readonly<Record<Exclude<Cue, 'chain'>, readonly Voice[]>> = {
  place: [
    { wave: 'noise', hz: 1_100, ms: 45, level: 0.3 },
    { wave: 'sine', hz: 210, to: 150, ms: 80, level: 0.2 },
  ],
  leave: [
    { wave: 'sine', hz: 523, ms: 100, level: 0.14 },
    { wave: 'sine', hz: 784, at: 60, ms: 120, level: 0.14 },
  ],
  turn: [{ wave: 'noise', hz: 2_600, to: 1_500, ms: 75, level: 0.3 }],
  roll: [
    { wave: 'noise', hz: 1_500, ms: 40, level: 0.32 },
    { wave: 'noise', hz: 1_900, at: 38, ms: 40, level: 0.26 },
    { wave: 'noise', hz: 1_400, at: 82, ms: 45, level: 0.3 },
    { wave: 'noise', hz: 1_050, at: 130, ms: 60, level: 0.24 },
  ],
  bank: [
    { wave: 'triangle', hz: 330, ms: 100, level: 0.16 },
    { wave: 'triangle', hz: 440, at: 80, ms: 110, level: 0.16 },
  ],
  bust: [{ wave: 'triangle', hz: 230, to: 105, ms: 190, level: 0.22 }],
  refuse: [
    { wave: 'sine', hz: 165, ms: 55, level: 0.22 },
    { wave: 'sine', hz: 147, at: 65, ms: 70, level: 0.22 },
  ],
  win: [523, 659, 784, 1_047].map((hz, index) => ({
    wave: 'sine',
    hz,
    at: 110 * index,
    ms: index === 3 ? 340 : 200,
    level: 0.13,
  })),
  end: [
    { wave: 'sine', hz: 440, ms: 110, level: 0.14 },
    { wave: 'sine', hz: 330, at: 80, ms: 115, level: 0.14 },
  ],
};

/** Half-tones above the first step's note; the steps after these sound as the last. */
const CHAIN = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
const CHAIN_HZ = 392;

/** Loudness over a voice's time: up at once, then dying away, nothing at either end. */
const SHAPE = Float32Array.from({ length: 96 }, (_, index) => {
  const time = index / 95;
  return Math.min(1, time / 0.04) * (1 - time) ** 2;
});

function voicesOf(cue: Cue, step: number): readonly Voice[] {
  if (cue !== 'chain') return VOICES[cue];
  const above = CHAIN[Math.min(step, CHAIN.length) - 1] ?? 0;
  const hz = CHAIN_HZ * 2 ** (above / 12);
  return [
    { wave: 'triangle', hz, ms: 150, level: 0.16 },
    { wave: 'sine', hz: 2 * hz, ms: 90, level: 0.06 },
  ];
}

/** Plays a cue at a time of the context, in seconds; a chain's `step` is 1 for its first. */
export function sound(context: BaseAudioContext, cue: Cue, step: number, time: number): void {
  for (const voice of voicesOf(cue, step)) start(context, voice, time);
}

function start(context: BaseAudioContext, voice: Voice, time: number): void {
  const begins = time + (voice.at ?? 0) / 1_000;
  const lasts = voice.ms / 1_000;
  const loudness = new GainNode(context, { gain: 0 });
  const curve = SHAPE.map((share) => share * voice.level);
  loudness.gain.setValueCurveAtTime(curve, begins, lasts);
  loudness.connect(context.destination);
  const source =
    voice.wave === 'noise'
      ? noise(context, voice, begins, loudness)
      : tone(context, voice.wave, voice, begins, loudness);
  source.start(begins);
  source.stop(begins + lasts);
}

function tone(
  context: BaseAudioContext,
  type: OscillatorType,
  voice: Voice,
  begins: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const oscillator = new OscillatorNode(context, { type });
  slide(oscillator.frequency, voice, begins);
  oscillator.connect(out);
  return oscillator;
}

function noise(
  context: BaseAudioContext,
  voice: Voice,
  begins: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: noiseFor(context) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.1 });
  slide(band.frequency, voice, begins);
  source.connect(band).connect(out);
  return source;
}

function slide(frequency: AudioParam, { hz, to, ms }: Voice, begins: number): void {
  frequency.setValueAtTime(hz, begins);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, begins + ms / 1_000);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** As long as the longest voice of noise; the same each time, so that no sound is ever louder. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate / 10), sampleRate });
  let state = 1;
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => {
      state = (state * 16_807) % 2_147_483_647;
      return (state / 2_147_483_647) * 2 - 1;
    }),
    0,
  );
  noises.set(context, buffer);
  return buffer;
}
