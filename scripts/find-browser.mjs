import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { bareFonts } from './font-config.mjs';

// The shell without windows is first: tests take half the time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * The path of a Chromium to test with, or undefined. Looks at CHROME_PATH, the usual places of the
 * system, PATH, and Playwright's own download, in this order. Installs nothing.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, platform = process.platform) {
  const candidates = [env['CHROME_PATH'], ...knownPaths(env, platform), ...onPath(env, platform)];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  // Loading Playwright takes longer than the whole search.
  const own = playwrightPath();
  return isExecutable(own) ? own : undefined;
}

/** Arguments for a Chromium that tests alone use; as root it cannot start its sandbox. */
export function browserArgs() {
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Letters are as wide without windows as with them: nothing is rounded to whole pixels.
    '--font-render-hinting=none',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/** Launch options shared by Vitest's browser mode and Playwright. */
export function launchOptions() {
  const executablePath = findBrowser();
  // Without a UTF-8 locale, Chromium saves no file under a name with an umlaut.
  const options = { args: browserArgs(), env: { ...bareFonts(), LC_ALL: 'C.UTF-8' } };
  return executablePath === undefined ? options : { ...options, executablePath };
}

/** @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
function knownPaths(env, platform) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const homes = ['', env['HOME'] ?? ''];
    return homes.flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
    ];
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => env[name]);
    return roots.flatMap((root) => (root ? programs.map((program) => join(root, program)) : []));
  }
  return NAMES.map((name) => `/usr/bin/${name}`).concat(
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  );
}

/** @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
function onPath(env, platform) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name + ending)));
}

function playwrightPath() {
  try {
    const require = createRequire(import.meta.url);
    return String(require('playwright-core').chromium.executablePath());
  } catch {
    return undefined; // not installed yet
  }
}

/** @param {string | undefined} path */
function isExecutable(path) {
  if (path === undefined || path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
