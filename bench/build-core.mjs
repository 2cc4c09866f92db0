import { buildForNode } from '../scripts/build-for-node.mjs';

/**
 * Bundles what a part measures of the core (its `core.ts`) for Node.
 *
 * @param {string} part
 * @returns {Promise<string>} the address to import
 */
export function buildCore(part) {
  return buildForNode(`bench/${part}/core.ts`, `bench/${part}`);
}
