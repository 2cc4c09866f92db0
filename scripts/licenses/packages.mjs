import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Files of ours that scripts made of a package. */
const MADE_OF = /** @type {const} */ ([
  [/src\/model\/findings\/client-support\.data\.ts$/, 'caniemail'],
  [/src\/(fonts\/browser\/files|cli\/draw)\/.+\.woff2$/, 'dejavu-fonts-ttf'],
]);

/** What a bundler puts in of itself, by how it calls that. */
const PUT_IN = /** @type {const} */ ([
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime@/, '@oxc-project/runtime'],
]);

/**
 * The folder of the package that a module is of; undefined for our own.
 *
 * @param {string} id a path, or what a bundler calls a module that is no file
 * @returns {string | undefined}
 */
export function packageOf(id) {
  const own = [...MADE_OF, ...PUT_IN].find(([pattern]) => pattern.test(id.replaceAll('\\', '/')));
  if (own !== undefined) return join(ROOT, 'node_modules', own[1]);
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!/[/\\]node_modules[/\\]/.test(`/${file}`)) return undefined;
  let folder = dirname(file);
  while (!isPackage(folder)) {
    if (dirname(folder) === folder) throw new Error(`Of no package: ${id}`);
    folder = dirname(folder);
  }
  return folder;
}

/** Packages contain folders whose package.json only states how to load them. @param {string} folder */
function isPackage(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return name !== undefined && version !== undefined;
}
