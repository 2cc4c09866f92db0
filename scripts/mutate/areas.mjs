import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * A part of the product whose tests are tried: files, and folders of them. `share` is how much of it a sample holds, so that
 * two cores are done within an hour.
 *
 * @typedef {{ places: string[], config: string, share: number }} Area
 */

/** @type {Record<string, Area>} */
export const AREAS = {
  designer: {
    places: [
      'src/scene/geometry.ts',
      'src/scene/operations',
      'src/export/geometry',
      'src/editor/gestures',
      'src/editor/commands',
    ],
    config: 'scripts/mutate/designer.config.ts',
    share: 0.2,
  },
  compiler: {
    places: ['passes', 'items', 'regions', 'tables'].map((name) => `src/export/${name}`),
    config: 'scripts/mutate/compiler.config.ts',
    share: 0.15,
  },
};

/**
 * The files of an area, in the order of their names.
 *
 * @param {Area} area
 * @returns {string[]}
 */
export function filesOf({ places }) {
  return places.flatMap((place) => {
    if (place.endsWith('.ts')) return place;
    const files = readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' });
    const paths = files.map((file) => `${place}/${file.replaceAll('\\', '/')}`);
    return paths.filter((path) => path.endsWith('.ts')).toSorted();
  });
}
