import { expect } from '@open-wc/testing';
import { Feel } from '../../../src/app/feel.ts';
import { defaultSettings, type Settings } from '../../../src/store/settings.ts';
import { CueEvent, RefuseEvent } from '../../../src/ui/events.ts';

/** Settings as a player turns them, and who listens to that. */
class Chosen {
  current = defaultSettings();
  readonly #listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(part: Partial<Settings>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Stands for the device's sound: it counts what is made, and can be put to sleep. */
class Device extends OfflineAudioContext {
  static made: Device[] = [];
  static wakes: 'at once' | 'never' = 'at once';
  #state: AudioContextState = 'suspended';
  sounds = 0;

  constructor() {
    super({ length: 48_000, sampleRate: 48_000 });
    Device.made.push(this);
  }

  override get state(): AudioContextState {
    return this.#state;
  }

  override get destination(): AudioDestinationNode {
    this.sounds += 1;
    return super.destination;
  }

  override resume(): Promise<void> {
    if (Device.wakes === 'never') return Promise.reject(new Error('another app has the sound'));
    this.#state = 'running';
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#state = 'closed';
    return Promise.resolve();
  }
}

const chosen = (part: Partial<Settings>): Chosen => {
  const settings = new Chosen();
  settings.change(part);
  return settings;
};

const real = { AudioContext: window.AudioContext, vibrate: navigator.vibrate.bind(navigator) };
let feel: Feel | undefined;
let felt: number[][] = [];

beforeEach(() => {
  Device.made = [];
  Device.wakes = 'at once';
  felt = [];
  Object.assign(window, { AudioContext: Device });
  define('vibrate', (pattern: number[]) => felt.push(pattern) > 0);
  define('userActivation', { isActive: false, hasBeenActive: true });
});

afterEach(() => {
  feel?.close();
  Object.assign(window, { AudioContext: real.AudioContext });
  for (const name of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

function define(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A touch, and time for what it wakes. */
async function touch(): Promise<void> {
  window.dispatchEvent(new PointerEvent('pointerdown'));
  await Promise.resolve();
  await Promise.resolve();
}

function cue(): void {
  window.dispatchEvent(new CueEvent('place'));
}

function device(): Device {
  const newest = Device.made.at(-1);
  if (!newest) throw new Error('no sound was made');
  return newest;
}

describe('sound', () => {
  it('asks nothing of the device before a touch, and then sounds', async () => {
    feel = new Feel(chosen({ sound: true }));
    cue();
    expect(Device.made).to.eql([]);
    await touch();
    const before = device().sounds;
    cue();
    expect(device().sounds).to.be.greaterThan(before);
    await touch();
    expect(Device.made).to.have.length(1);
  });

  it('is heard at once by who turns it on, and no more by who turns it off', async () => {
    define('userActivation', { isActive: true, hasBeenActive: true });
    const settings = chosen({});
    feel = new Feel(settings);
    settings.change({ sound: true });
    await touch();
    expect(device().sounds).to.be.greaterThan(0);
    settings.change({ sound: false });
    const { sounds } = device();
    expect(device().state).to.equal('closed');
    cue();
    await touch();
    cue();
    expect(device().sounds).to.equal(sounds);
    expect(Device.made).to.have.length(1);
  });

  it('that was turned on long ago is not heard for being on', async () => {
    define('userActivation', { isActive: true, hasBeenActive: true });
    feel = new Feel(chosen({ sound: true }), true);
    await touch();
    expect(device().sounds).to.equal(0);
    cue();
    expect(device().sounds).to.be.greaterThan(0);
  });

  it('goes to sleep with the page, and is there again after the next touch', async () => {
    feel = new Feel(chosen({ sound: true }));
    await touch();
    look('hidden');
    expect(device().state).to.equal('closed');
    await touch();
    expect(Device.made).to.have.length(1);
    look('visible');
    await touch();
    cue();
    expect(Device.made).to.have.length(2);
    expect(device().sounds).to.be.greaterThan(0);
  });

  it('that another app has taken harms nothing, and comes back with a touch', async () => {
    feel = new Feel(chosen({ sound: true }));
    Device.wakes = 'never';
    await touch();
    cue();
    expect(device().sounds).to.equal(0);
    Device.wakes = 'at once';
    await touch();
    cue();
    expect(device().sounds).to.be.greaterThan(0);
  });

  it('that the device does not have harms nothing', async () => {
    Object.assign(window, {
      AudioContext: function NoHardware() {
        throw new DOMException('no hardware', 'NotSupportedError');
      },
    });
    feel = new Feel(chosen({ sound: true }));
    await touch();
    cue();
    window.dispatchEvent(new RefuseEvent('No'));
  });

  it('mixes with other audio where the browser lets it choose', () => {
    const session = { type: 'auto' };
    define('audioSession', session);
    feel = new Feel(chosen({ sound: true }));
    expect(session.type).to.equal('ambient');
    Reflect.deleteProperty(navigator, 'audioSession');
  });
});

describe('vibration', () => {
  it('is felt for what happens and for what is refused, only while it is on', () => {
    const settings = chosen({});
    feel = new Feel(settings);
    cue();
    expect(felt).to.eql([]);
    settings.change({ vibration: true });
    felt = [];
    cue();
    window.dispatchEvent(new RefuseEvent('No'));
    expect(felt).to.have.length(2);
    expect(felt[0]).not.to.eql(felt[1]);
    settings.change({ vibration: false });
    // What was being felt ends.
    expect(felt.at(-1)).to.eql([]);
    cue();
    expect(felt).to.have.length(3);
  });

  it('that was turned on long ago is not felt for being on', () => {
    feel = new Feel(chosen({ vibration: true }), true);
    expect(felt).to.eql([]);
    cue();
    expect(felt).to.have.length(1);
  });

  it('is not asked for before a touch, which browsers would refuse', () => {
    define('userActivation', { isActive: false, hasBeenActive: false });
    feel = new Feel(chosen({ vibration: true }));
    cue();
    expect(felt).to.eql([]);
  });

  it('that throws or is not there harms nothing', () => {
    define('vibrate', () => {
      throw new Error('not now');
    });
    const settings = chosen({ vibration: true });
    feel = new Feel(settings);
    cue();
    settings.change({ vibration: false });
  });

  it('is felt for every sound, and shorter than a second', () => {
    feel = new Feel(chosen({ vibration: true }));
    felt = [];
    window.dispatchEvent(new CueEvent('win'));
    expect(felt.flat().reduce((sum, ms) => sum + ms)).to.be.lessThan(1_000);
  });
});
