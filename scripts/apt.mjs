import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages of Debian can be installed here, which root alone may do. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs the first of several packages that this release of the system has.
 *
 * @param {readonly string[]} names
 */
export async function installByApt(names) {
  await run('apt-get', ['update']);
  for (const name of names) {
    if (await install([name])) return;
  }
}

/** Installs several packages, or none where one cannot be had. @param {readonly string[]} names */
export async function installAllByApt(names) {
  await run('apt-get', ['update']);
  await install(names);
}

/** @param {readonly string[]} names */
async function install(names) {
  const args = ['install', '-y', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })) === 0;
}
