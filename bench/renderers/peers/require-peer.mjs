import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/run.mjs';

/** @typedef {import('../content.mjs').Content} Content */
/** @typedef {(content: Content) => string | Promise<string>} Renderer */

/**
 * `require` as seen from one of the folders of `bench/peers`, which have packages of their own.
 *
 * @param {'others' | 'usewaypoint'} folder
 * @returns {(name: string) => any}
 */
export function requireFrom(folder) {
  return createRequire(join(ROOT, 'bench/peers', folder, 'package.json'));
}

/** For peers that take markup as text. @param {string} text */
export function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
