import { spawnSync } from 'node:child_process';
import { hasApt, installByApt } from './apt.mjs';
import { expectedError } from './run.mjs';

/**
 * Finds a program that a test needs beside Node, or installs it from Debian.
 *
 * @param {string} name of the program, and of its package
 * @param {readonly string[]} about the arguments by which it tells what it is
 * @param {string} says what its answer begins with
 */
export async function ensureProgram(name, about, says) {
  if (isThere(name, about, says)) return;
  if (hasApt()) await installByApt([name]);
  if (!isThere(name, about, says)) {
    throw expectedError(`${says} is needed: apt-get install ${name}`);
  }
}

/** @param {string} name @param {readonly string[]} about @param {string} says */
function isThere(name, about, says) {
  const { stdout } = spawnSync(name, [...about], { encoding: 'utf8' });
  return (stdout ?? '').startsWith(says);
}
