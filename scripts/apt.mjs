import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expectedError, run } from './run.mjs';

/** Whether packages of Debian can be installed here, which root alone may do. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs the first of several sets of packages that this release of the system has whole.
 *
 * @param {readonly (readonly string[])[]} sets
 */
export async function installByApt(sets) {
  await run('apt-get', ['update']);
  for (const names of sets) {
    const args = ['install', '-y', '--no-install-recommends', ...names];
    const code = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0) return;
  }
}

/**
 * Finds a program that a test needs beside Node, or installs it from Debian.
 *
 * @param {string} name of the program, and of its package
 * @param {readonly string[]} about the arguments that make it print what it is
 * @param {string} expected what that output begins with
 */
export async function ensureProgram(name, about, expected) {
  const isThere = () =>
    (spawnSync(name, about, { encoding: 'utf8' }).stdout ?? '').startsWith(expected);
  if (isThere()) return;
  if (hasApt()) await installByApt([[name]]);
  if (!isThere()) throw expectedError(`${expected} is needed: apt-get install ${name}`);
}
