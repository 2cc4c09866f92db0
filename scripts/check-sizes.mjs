import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, isMain } from './run.mjs';

/**
 * What a page cannot be used without, as sources, and the most that may weigh: JavaScript in kB (1,000 bytes, gzip level 9).
 */
export const PAGES = [
  { route: '/', most: 210, modules: ['index.html', 'src/generator/generator-page.tsx'] },
  { route: '/drag-drop', most: 300, modules: ['index.html', 'src/app/builder-page.tsx'] },
  { route: '/team', most: 210, modules: ['index.html', 'src/app/team-page.tsx'] },
];

/** @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest Vite's: its keys are sources, or names of shared scripts. */

/** @param {string} dist @returns {Manifest} */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * The scripts of modules with all that they import at once, each after what it imports.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 * @returns {readonly string[]}
 */
export function scriptsOf(manifest, modules) {
  const seen = new Set();
  return modules.flatMap((module) => withImports(manifest, module, seen));
}

/** @param {Manifest} manifest @param {string} key @param {Set<string>} seen @returns {readonly string[]} */
function withImports(manifest, key, seen) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build holds no ${key}`);
  const imported = (chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen));
  return chunk.file.endsWith('.js') ? [...imported, chunk.file] : imported;
}

/** In kB. @param {string} dist @param {readonly string[]} files */
export function weightOf(dist, files) {
  const bytes = files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/**
 * Scripts that import a worker's own script: WebKit runs that once more.
 *
 * @param {string} dist
 */
export function importsOfWorkers(dist) {
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const workers = names.filter((name) => /-worker-[^.]*\.js$/.test(name));
  return names.flatMap((name) => {
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    return workers
      .filter((worker) => /(?:from|import\()\s*["'`]\.\/$/.test(code.split(worker)[0] ?? ''))
      .filter((worker) => code.includes(worker))
      .map((worker) => `${name} imports the worker ${worker}`);
  });
}

if (isMain(import.meta.url)) {
  const dist = join(ROOT, 'dist');
  const manifest = readManifest(dist);
  const problems = [...importsOfWorkers(dist)];
  for (const { route, most, modules } of PAGES) {
    const total = weightOf(dist, scriptsOf(manifest, modules));
    console.log(`${route}: ${total.toFixed(1)} of ${most} kB`);
    if (total > most) problems.push(`${route} loads more than ${most} kB of JavaScript`);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
