import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/**
 * The style sheets that one imports, and those that these import: compilers of styles put them together, so that a bundler sees
 * one.
 *
 * @param {string} file
 * @returns {readonly string[]} files; of a package, one of it
 */
export function importedStyles(file) {
  if (!existsSync(file)) return [];
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  return imports.flatMap((name) => {
    if (/^(?:https?:|\/)/.test(name)) return [];
    if (!name.startsWith('.')) return fileOfPackage(file, PACKAGE.exec(name)?.[0] ?? name);
    const next = join(dirname(file), name);
    return [next, ...importedStyles(next)];
  });
}

/** @param {string} from @param {string} name */
function fileOfPackage(from, name) {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const files = places.map((folder) => join(folder, name, 'package.json'));
  const found = files.find((file) => existsSync(file));
  return found === undefined ? [] : [found];
}
