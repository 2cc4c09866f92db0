import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What starts WebKitGTK: its driver, the browser that this starts, and what gives both a screen.
 *
 * @typedef {{ driver: string, browser: string, display: string }} WebKitPrograms
 */

/**
 * An engine that cannot be started here, and the programs that it lacks.
 *
 * @typedef {{ engine: 'Firefox' | 'WebKitGTK', programs: string[] }} MissingEngine
 */

/** Where systems keep WebKit's own browser. */
const LIBRARIES = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib64', 'libexec', 'lib'].map(
  (folder) => `/usr/${folder}/webkit2gtk-4.1`,
);

/**
 * The engines beside Chromium that this machine has, and those that it lacks.
 *
 * @returns {{ firefox: string | undefined, webKit: WebKitPrograms | undefined, missing: MissingEngine[] }}
 */
export function findEngines() {
  const firefox = find(['firefox-esr', 'firefox']);
  const driver = find(['WebKitWebDriver']);
  const browser = find(['MiniBrowser'], LIBRARIES);
  const display = find(['xvfb-run']);
  /** @type {MissingEngine[]} */
  const missing = [];
  if (firefox === undefined) missing.push({ engine: 'Firefox', programs: ['firefox-esr'] });
  if (driver !== undefined && browser !== undefined && display !== undefined) {
    return { firefox, webKit: { driver, browser, display }, missing };
  }
  const parts = { WebKitWebDriver: driver, MiniBrowser: browser, 'xvfb-run': display };
  const programs = Object.entries(parts).flatMap(([name, path]) =>
    path === undefined ? name : [],
  );
  missing.push({ engine: 'WebKitGTK', programs });
  return { firefox, webKit: undefined, missing };
}

/**
 * The first program of these names on the PATH or in other folders.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} [others]
 */
function find(names, others = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
