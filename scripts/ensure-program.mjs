import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expectedError, run } from './run.mjs';

/**
 * Finds a program that a test needs beside Node, or installs it from Debian.
 *
 * @param {string} name of the program, and of its package
 * @param {readonly string[]} about the arguments by which it tells what it is
 * @param {string} says what its answer begins with
 */
export async function ensureProgram(name, about, says) {
  if (isThere(name, about, says)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!isThere(name, about, says)) {
    throw expectedError(`${says} is needed: apt-get install ${name}`);
  }
}

/** @param {string} name @param {readonly string[]} about @param {string} says */
function isThere(name, about, says) {
  const { stdout } = spawnSync(name, [...about], { encoding: 'utf8' });
  return (stdout ?? '').startsWith(says);
}
