import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasApt, installByApt } from './apt.mjs';
import { findBrowser } from './find-browser.mjs';
import { ROOT, expectedError, run, runPackage } from './run.mjs';

const LOCK_FILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.signet-stamp');
const TURN = join(ROOT, '.cache/install.lock');
const STALE_AFTER_MS = 15 * 60 * 1000;

/** Installs the packages of the lock file unless they are there already. */
export async function ensurePackages() {
  if (isStamped()) return;
  await inTurn(async () => {
    if (isStamped()) return;
    if (!isInstalled()) await install();
    writeFileSync(STAMP, lockHash());
  });
}

/** Debian's Chromium with windows, in which tests take twice as long. It has one without them as a package of its own. */
const WITH_WINDOWS = '/usr/bin/chromium';

/**
 * Finds a Chromium, or installs one, and leaves its path in CHROME_PATH for child processes. One that CHROME_PATH names already
 * is taken as it is.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = findBrowser();
  const isSlow = found === WITH_WINDOWS && process.env['CHROME_PATH'] === undefined && hasApt();
  const path = found === undefined || isSlow ? await inTurn(installBrowser) : found;
  process.env['CHROME_PATH'] = path;
  return path;
}

function isStamped() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
}

/** Whether npm's own record of what it installed matches the lock file, as after "npm i". */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = packagesOf(LOCK_FILE);
  const present = packagesOf(INSTALLED);
  const same = Object.entries(present).every(
    ([path, { integrity }]) => wanted[path]?.integrity === integrity,
  );
  const complete = Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional === true || path in present,
  );
  return same && complete;
}

/** @param {string} file @returns {Record<string, { integrity?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  console.log('Installing the packages (npm ci) ...');
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const code =
    npm === undefined
      ? await run('npm', args, { shell: process.platform === 'win32' })
      : await run(process.execPath, [npm, ...args]);
  if (code !== 0) {
    throw expectedError(
      'The packages could not be installed: "npm ci" failed, see its messages above. ' +
        'Is there a network connection?',
    );
  }
}

async function installBrowser() {
  console.log('Installing a Chromium for the tests ...');
  if (findBrowser() === undefined) await runPackage('playwright', ['install', 'chromium']);
  if ([undefined, WITH_WINDOWS].includes(findBrowser()) && hasApt()) {
    // Older releases have the whole browser alone.
    await installByApt([['chromium-headless-shell'], ['chromium']]);
  }
  const path = findBrowser();
  if (path === undefined) {
    throw expectedError('No Chromium could be installed; set CHROME_PATH to the path of one.');
  }
  return path;
}

/**
 * Lets one process at a time do a piece of work; making a folder is the one atomic test and set.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function inTurn(work) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  while (!takeTurn()) await sleep(300);
  try {
    return await work();
  } finally {
    rmSync(TURN, { recursive: true, force: true });
  }
}

function takeTurn() {
  try {
    mkdirSync(TURN);
    writeFileSync(join(TURN, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isStale()) rmSync(TURN, { recursive: true, force: true });
    return false;
  }
}

/** Whether the process that took the turn has died, or has been at it for too long. */
function isStale() {
  try {
    if (Date.now() - statSync(TURN).mtimeMs > STALE_AFTER_MS) return true;
    process.kill(Number(readFileSync(join(TURN, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
