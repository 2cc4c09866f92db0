import { posix } from 'node:path';

/**
 * layers.json: what a kind of folder may import, and what a feature may. A feature is of one kind, or holds a folder for each
 * of its kinds: `core`, `state`, `browser`, `page`. Every feature may import `base`. Where a feature names `faces`, files of
 * its folder, others import nothing else of it.
 *
 * @typedef {{ imports: string[], packages: string[] }} Kind
 * @typedef {{ kind?: string, imports: string[], packages?: string[], faces?: string[] }} Feature
 * @typedef {{ kinds: Record<string, Kind>, features: Record<string, Feature> }} LayerTable
 * @typedef {{ feature: string, kind: string }} Layer
 */

/**
 * Finds the imports of a source file that break the table; an empty list means none.
 *
 * @param {string} file path from the root of the repository, with forward slashes
 * @param {readonly string[]} specifiers
 * @param {LayerTable} table
 * @returns {{ specifier: string, message: string }[]}
 */
export function checkImports(file, specifiers, table) {
  const from = layerOf(file, table);
  return specifiers.flatMap((specifier) => {
    const message =
      from === undefined
        ? `${file} is in no layer of layers.json`
        : problemOf(file, from, specifier, table);
    return message === undefined ? [] : [{ specifier, message }];
  });
}

/**
 * The feature and the kind that a file of `src` belongs to: the longest folder of the table that holds it.
 *
 * @param {string} file
 * @param {LayerTable} table
 * @returns {Layer | undefined}
 */
export function layerOf(file, table) {
  const [feature] = Object.keys(table.features)
    .filter((name) => `${file}/`.startsWith(`src/${name}/`))
    .toSorted((a, b) => b.length - a.length);
  if (feature === undefined) return undefined;
  const [folder = ''] = file.slice(`src/${feature}/`.length).split('/');
  const kind = table.features[feature]?.kind ?? folder;
  return kind in table.kinds ? { feature, kind } : undefined;
}

/**
 * @param {string} file
 * @param {Layer} from
 * @param {string} specifier
 * @param {LayerTable} table
 */
function problemOf(file, from, specifier, table) {
  const kind = table.kinds[from.kind];
  const feature = table.features[from.feature];
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) {
    const packages = [...(kind?.packages ?? []), ...(feature?.packages ?? [])];
    const name = packageOf(specifier);
    return packages.includes(name)
      ? undefined
      : `${from.feature} may not use the package '${name}'`;
  }
  const target = posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''));
  const to = specifier.startsWith('/') ? undefined : layerOf(target, table);
  if (to === undefined) return `'${specifier}' leads out of the layers`;
  if (![from.feature, 'base', ...(feature?.imports ?? [])].includes(to.feature)) {
    return `${from.feature} may not import ${to.feature}`;
  }
  if (to.feature !== from.feature && !isFace(target, to.feature, table)) {
    return `'${specifier}' is no face of ${to.feature}`;
  }
  const isSame = to.feature === from.feature && to.kind === from.kind;
  return isSame || kind?.imports.includes(to.kind)
    ? undefined
    : `what is of kind ${from.kind} may not import what is of kind ${to.kind}`;
}

/**
 * Whether others may import a file of a feature: any file where the feature names no faces.
 *
 * @param {string} target as it is imported, without the extension; a folder stands for its index
 * @param {string} feature
 * @param {LayerTable} table
 */
function isFace(target, feature, table) {
  const faces = table.features[feature]?.faces;
  const ends = ['', '.ts', '.tsx', '/index.ts'];
  return (
    faces === undefined ||
    faces.some((face) => ends.some((end) => `${target}${end}` === `src/${feature}/${face}`))
  );
}

/** @param {string} specifier */
function packageOf(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
