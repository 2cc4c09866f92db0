import { posix } from 'node:path';

/**
 * One row of layers.json: what a folder of `src` may import.
 *
 * @typedef {{ imports: string[], typeImports?: string[], packages: string[] }} Layer
 * @typedef {{ core: string[], layers: Record<string, Layer> }} LayerTable
 * @typedef {{ specifier: string, typeOnly: boolean }} Import
 */

/**
 * Says which imports of a source file break the table of layers; an empty list means none.
 *
 * @param {string} file path from the root of the repository, with forward slashes
 * @param {readonly Import[]} imports
 * @param {LayerTable} table
 * @returns {{ specifier: string, message: string }[]}
 */
export function checkImports(file, imports, table) {
  const from = layerOf(file, table);
  return imports.flatMap(({ specifier, typeOnly }) => {
    const message = problemOf(file, from, specifier, typeOnly, table);
    return message === undefined ? [] : [{ specifier, message }];
  });
}

/**
 * The layer a file of `src` belongs to: the longest folder of the table that holds it.
 *
 * @param {string} file
 * @param {LayerTable} table
 * @returns {string | undefined}
 */
export function layerOf(file, table) {
  return Object.keys(table.layers)
    .filter((layer) => file.startsWith(`src/${layer}/`) || file === `src/${layer}`)
    .toSorted((a, b) => b.length - a.length)[0];
}

/**
 * @param {string} file
 * @param {string | undefined} from
 * @param {string} specifier
 * @param {boolean} typeOnly
 * @param {LayerTable} table
 */
function problemOf(file, from, specifier, typeOnly, table) {
  const layer = from === undefined ? undefined : table.layers[from];
  if (from === undefined || layer === undefined) return `${file} is in no layer of layers.json`;
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) {
    return layer.packages.includes(packageOf(specifier))
      ? undefined
      : `${from} may not use the package '${packageOf(specifier)}'`;
  }
  const target = posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''));
  const to = specifier.startsWith('/') ? undefined : layerOf(target, table);
  if (to === undefined) return `'${specifier}' leads out of the layers`;
  if (to === from || layer.imports.includes(to)) return undefined;
  if (!layer.typeImports?.includes(to)) return `${from} may not import ${to}`;
  return typeOnly ? undefined : `${from} may import only types from ${to}`;
}

/** @param {string} specifier */
function packageOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
