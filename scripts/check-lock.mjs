import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, isMain } from './run.mjs';

/** @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} Entry */

/**
 * What would break "npm ci" elsewhere: an optional package that the lock names but does not hold
 * (npm drops silently what the registry lacks on the day), and addresses of one registry.
 *
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]}
 */
export function checkLock({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved?.startsWith('http') ? [`${path}: has an address in "resolved"`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !places(path, name).some((place) => place in packages))
      .map((name) => `${path}: its optional ${name} has no entry`),
  ]);
}

/** Where Node would look for a package, from the nearest folder outwards. @param {string} path @param {string} name */
function places(path, name) {
  const folders = ['', ...path.split(/(?<=.)(?=\/node_modules\/)/)];
  return folders.map((_, index) =>
    `${folders.slice(0, index + 1).join('')}/node_modules/${name}`.replace(/^\//, ''),
  );
}

if (isMain(import.meta.url)) {
  const problems = checkLock(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
