import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, isMain } from './run.mjs';

/**
 * Budgets in kB (1,000 bytes, gzip level 9). A page counts all it can load, at once or later,
 * except the modules that only the other page asks for, and what brings the fonts that a machine lacks.
 */
const PAGES = [
  {
    route: '/',
    budget: 160,
    except: /^src\/(editor\/|platform\/fonts\/own-fonts|app\/.*(editor|builder|drag-drop))/,
  },
  {
    route: '/drag-drop',
    budget: 260,
    except: /^src\/(generator\/|platform\/fonts\/own-fonts|app\/.*generator|export\/preview)/,
  },
];
/** Each worker is a program of its own. */
const WORKERS = [
  {
    label: 'export worker',
    source: 'src/platform/export-worker.ts',
    pattern: /^export-worker.*\.js$/,
    budget: 150,
  },
  {
    label: 'image worker',
    source: 'src/platform/images/image-worker.ts',
    pattern: /^image-worker.*\.js$/,
    budget: 10,
  },
];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */

/**
 * The files of all chunks that can be reached from the entry of the page.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {RegExp} except
 * @returns {string[]}
 */
export function reachableFiles(manifest, except) {
  const seen = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true));
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of imports) seen.add(next);
    for (const next of dynamicImports) if (!except.test(next)) seen.add(next);
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/**
 * A worker with all that it imports. Vite's manifest does not know it.
 *
 * @param {string} folder
 * @param {RegExp} pattern
 */
function workerFiles(folder, pattern) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const seen = new Set(scripts.filter((name) => pattern.test(name)));
  for (const name of seen) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, path] of code.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      if (path !== undefined && scripts.includes(path)) seen.add(path);
    }
  }
  return [...seen].map((name) => `assets/${name}`);
}

/** @param {string} dist */
function report(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sums = PAGES.map(({ route, budget, except }) =>
    measure(dist, `page ${route}`, budget, reachableFiles(manifest, except)),
  );
  const workers = WORKERS.map(({ label, source, pattern, budget }) => {
    const files = workerFiles(join(dist, 'assets'), pattern);
    if (files.length > 0) return measure(dist, label, budget, files);
    if (existsSync(join(ROOT, source))) console.error(`The build holds no worker of ${source}.`);
    return !existsSync(join(ROOT, source));
  });
  return [...sums, ...workers];
}

/**
 * Prints what a set of files weighs and says whether it keeps to its budget.
 *
 * @param {string} dist
 * @param {string} label
 * @param {number} budget
 * @param {string[]} files
 */
function measure(dist, label, budget, files) {
  const sizes = files.map((file) => ({
    name: basename(file),
    kB: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000,
  }));
  const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
  const fits = total <= budget;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${label}: ${total.toFixed(1)} of ${budget} kB`);
  for (const { name, kB } of sizes.toSorted((a, b) => b.kB - a.kB)) {
    console.log(`       ${kB.toFixed(1).padStart(6)} ${name}`);
  }
  return fits;
}

if (isMain(import.meta.url)) {
  process.exitCode = report(join(ROOT, 'dist')).includes(false) ? 1 : 0;
}
