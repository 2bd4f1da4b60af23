import { describe, expect, it } from 'vitest';
import { installPackages } from '../../scripts/lib/apt.mjs';

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

const WORKED: Ran = { status: 0, output: '' };

/** A system on which the commands that hold a word end as given; the others work. */
class FakeSystem {
  readonly commands: string[] = [];
  readonly isRoot: boolean;
  readonly #ends: Readonly<Record<string, Ran>>;

  constructor(isRoot: boolean, ends: Readonly<Record<string, Ran>> = {}) {
    this.isRoot = isRoot;
    this.#ends = ends;
  }

  readonly run = (words: readonly string[]): Ran => {
    this.commands.push(words.join(' '));
    const word = Object.keys(this.#ends).find((one) => words.includes(one));
    return (word === undefined ? undefined : this.#ends[word]) ?? WORKED;
  };
}

describe('packages of the system', () => {
  it('are installed by root as they are wanted, from new lists', () => {
    const system = new FakeSystem(true);
    expect(installPackages(['xvfb', 'chromium'], system)).toBeUndefined();
    expect(system.commands).toEqual([
      expect.stringMatching(/^apt-get .* update$/),
      expect.stringMatching(/^env DEBIAN_FRONTEND=noninteractive apt-get .* xvfb chromium$/),
    ]);
  });

  it('are installed by sudo where that asks for no password', () => {
    const system = new FakeSystem(false);
    expect(installPackages(['chromium'], system)).toBeUndefined();
    expect(system.commands.every((words) => words.startsWith('sudo -n '))).toBe(true);
  });

  it('are installed from the lists of before where no new ones can be had', () => {
    const system = new FakeSystem(true, { update: { status: 100, output: 'Failed to fetch' } });
    expect(installPackages(['chromium'], system)).toBeUndefined();
  });

  it('are not asked for where that would need a password', () => {
    const system = new FakeSystem(false, { true: { status: 1, output: 'a password is required' } });
    expect(installPackages(['chromium'], system)).toBe(
      'chromium could not be installed, for it takes the rights of root, and sudo asks for a password. By hand: sudo apt-get install chromium',
    );
    expect(system.commands).toEqual(['sudo -n true']);
  });

  it('cannot be had where there is no sudo either', () => {
    const system = new FakeSystem(false, { sudo: { status: null, output: '' } });
    expect(installPackages(['chromium'], system)).toContain('the rights of root');
  });

  it('cannot be had where there is no apt-get', () => {
    const system = new FakeSystem(true, { 'apt-get': { status: null, output: '' } });
    expect(installPackages(['chromium'], system)).toBe(
      'chromium could not be installed, for there is no apt-get here. By hand: sudo apt-get install chromium',
    );
  });

  it.each([
    [
      'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt)',
      'another program is at the packages',
    ],
    [
      'E: dpkg was interrupted, you must manually run ...',
      'dpkg was interrupted: sudo dpkg --configure -a mends it',
    ],
    [
      "Err:1 http://deb.debian.org bookworm\n Temporary failure resolving 'deb.debian.org'",
      'the server of the packages cannot be reached',
    ],
    ['E: Failed to fetch http://x/y.deb 404', 'the server of the packages cannot be reached'],
    ['E: Unable to locate package chromium', 'this system has no such package'],
    ["E: You don't have enough free space in /var/cache/apt/archives/.", 'the disk is full'],
    ['E: something else', 'apt-get failed'],
  ])('are not there after %j, which says why and what to do', (output, why) => {
    const system = new FakeSystem(true, { install: { status: 100, output } });
    expect(installPackages(['chromium'], system)).toBe(
      `chromium could not be installed, for ${why}. By hand: sudo apt-get install chromium`,
    );
  });
});
