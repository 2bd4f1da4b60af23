// Debian's packages, installed where nobody need be asked; else, in a sentence, why they are not.

/**
 * @typedef {object} Ran how a command ended
 * @property {number | null} status null where it could not be started
 * @property {string} output all that it said
 */

/**
 * @typedef {object} System
 * @property {boolean} isRoot
 * @property {(words: readonly string[]) => Ran} run
 */

/** Waits a while for another apt, and tries a mirror again that does not answer at once. */
const APT = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2'];

/** What apt says in English, and what is the matter then. */
const REASONS = /** @type {const} */ ([
  [/could not get lock|unable to (acquire|lock)|dpkg\/lock/i, 'another program is at the packages'],
  [/dpkg was interrupted/i, 'dpkg was interrupted: sudo dpkg --configure -a mends it'],
  [/no space left|enough free space/i, 'the disk is full'],
  [/unable to locate package|no installation candidate/i, 'this system has no such package'],
  [
    /could not resolve|temporary failure|failed to fetch|could not connect|unable to connect/i,
    'the server of the packages cannot be reached',
  ],
  [/permission denied|are you root/i, 'it takes the rights of root'],
]);

/**
 * Installs the packages. Undefined when that worked; else a sentence that says why it did not and
 * what to do by hand.
 * @param {readonly string[]} packages
 * @param {System} system
 * @returns {string | undefined}
 */
export function installPackages(packages, system) {
  const names = packages.join(' ');
  const failed = (/** @type {string} */ why) =>
    `${names} could not be installed, for ${why}. By hand: sudo apt-get install ${names}`;
  const asRoot = rootCommand(system);
  if (!asRoot) return failed('it takes the rights of root, and sudo asks for a password');
  const update = system.run([...asRoot, ...APT, 'update']);
  if (update.status === null) return failed('there is no apt-get here');
  // The lists of before may do where no new ones can be had.
  const install = system.run([
    ...asRoot,
    ...['env', 'DEBIAN_FRONTEND=noninteractive'],
    ...[...APT, 'install', '-y', '--no-install-recommends'],
    ...packages,
  ]);
  return install.status === 0 ? undefined : failed(reasonOf(`${install.output}${update.output}`));
}

/**
 * What makes a command root's: nothing for root itself, undefined where it would need a password.
 * @param {System} system
 * @returns {readonly string[] | undefined}
 */
function rootCommand({ isRoot, run }) {
  if (isRoot) return [];
  return run(['sudo', '-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {string} output */
function reasonOf(output) {
  const known = REASONS.find(([said]) => said.test(output));
  return known?.[1] ?? 'apt-get failed';
}
