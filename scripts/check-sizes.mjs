import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, isMain } from './run.mjs';

/*
 * Budgets in kB (1,000 bytes, gzip level 9), for JavaScript alone. Every script of the build is under one of them: a
 * page's, a worker's, or that of what loads on use.
 */

/**
 * What a page cannot be used without: the entry of the app, and the module that src/app/app.tsx imports for the page. All
 * that these import statically loads with them and counts too.
 *
 * @type {readonly Page[]}
 */
export const PAGES = [
  { route: '/', budget: 165, modules: ['index.html', 'src/generator/generator-page.tsx'] },
  { route: '/drag-drop', budget: 268, modules: ['index.html', 'src/app/builder-page.tsx'] },
  { route: '/team', budget: 170, modules: ['index.html', 'src/app/team-page.tsx'] },
];

/** What a page asks for later, each import with all that it brings along. */
const ON_USE_BUDGET = 62;

/** Each worker is a program of its own, with all that it loads to do its work. */
const WORKERS = [
  { label: 'export worker', pattern: /^export-worker.*\.js$/, budget: 150 },
  { label: 'fix worker', pattern: /^fix-worker.*\.js$/, budget: 80 },
  { label: 'image worker', pattern: /^image-worker.*\.js$/, budget: 10 },
  { label: 'reading worker', pattern: /^reading-worker.*\.js$/, budget: 36 },
  { label: 'team worker', pattern: /^team-worker.*\.js$/, budget: 165 },
];

/** What a worker asks for only where a signature holds such a thing, or a team, a design or an earlier run is to be read or written. */
const WORKERS_ON_USE = [
  /^marks\.data-.*\.js$/,
  /^close-up-.*\.js$/,
  /^encode-person-.*\.js$/,
  /^registry-.*\.js$/,
  /^archive-desk-.*\.js$/,
  /^read-lists-.*\.js$/,
  /^read-design-.*\.js$/,
  /^manifest-.*\.js$/,
];

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's: its keys are sources, or names of shared chunks.
 * @typedef {{ route: string, budget: number, modules: readonly string[] }} Page
 * @typedef {{ label: string, budget: number, files: string[] }} Load Scripts that share a budget.
 */

/**
 * The scripts that load before a page can be used.
 *
 * @param {Manifest} manifest
 * @param {Page} page
 * @returns {string[]}
 */
export function pageFiles(manifest, page) {
  return filesOf(manifest, withImports(manifest, page.modules));
}

/**
 * What loads on use at a page: each module that is imported dynamically, but for other pages, with those of its imports
 * that the page does not have yet.
 *
 * @param {Manifest} manifest
 * @param {Page} page
 * @param {readonly Page[]} pages
 * @returns {Load[]}
 */
export function loadsOnUse(manifest, page, pages) {
  const ofPages = new Set(pages.flatMap(({ modules }) => modules));
  const loaded = new Set(withImports(manifest, page.modules));
  const reached = new Set(loaded);
  /** @type {Set<string>} */
  const late = new Set();
  for (const key of reached) {
    for (const next of manifest[key]?.dynamicImports ?? []) {
      if (ofPages.has(next)) continue;
      late.add(next);
      for (const chunk of withImports(manifest, [next])) reached.add(chunk);
    }
  }
  return [...late].map((key) => ({
    label: `page ${page.route} on use: ${key}`,
    budget: ON_USE_BUDGET,
    files: filesOf(
      manifest,
      withImports(manifest, [key]).filter((chunk) => !loaded.has(chunk)),
    ),
  }));
}

/**
 * The scripts of a build by budget.
 *
 * @param {string} dist
 * @returns {Load[]}
 */
export function loadsOf(dist) {
  const manifest = readManifest(dist);
  return [
    ...PAGES.map((page) => ({
      label: `page ${page.route}`,
      budget: page.budget,
      files: pageFiles(manifest, page),
    })),
    ...WORKERS.map(({ label, pattern, budget }) => ({
      label,
      budget,
      files: workerFiles(join(dist, 'assets'), pattern),
    })),
    ...WORKERS_ON_USE.map((pattern) => ({
      label: `worker on use: ${pattern.source}`,
      budget: ON_USE_BUDGET,
      files: ofWorkersOnUse(dist, manifest, pattern),
    })),
    ...PAGES.flatMap((page) => loadsOnUse(manifest, page, PAGES)),
  ];
}

/**
 * What is wrong with a build: loads over their budget, scripts that are in none, and workers that run twice.
 *
 * @param {string} dist
 * @param {readonly Load[]} loads
 * @returns {string[]}
 */
export function problemsOf(dist, loads) {
  const counted = new Set(loads.flatMap(({ files }) => files));
  return [
    ...loads
      .filter((load) => weigh(dist, load).total > load.budget)
      .map(({ label, budget }) => `${label} weighs more than ${budget} kB`),
    ...scriptsIn(join(dist, 'assets'))
      .filter((name) => !counted.has(`assets/${name}`))
      .map((name) => `${name} is under no budget`),
    ...importsOfWorkers(join(dist, 'assets')),
  ];
}

/** WebKit runs a worker's own script once more where another one imports it. @param {string} folder */
function importsOfWorkers(folder) {
  const scripts = scriptsIn(folder);
  const own = scripts.filter((name) => WORKERS.some(({ pattern }) => pattern.test(name)));
  return scripts.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    return own
      .filter((worker) => /["'`]/.test(code.split(`./${worker}`)[1]?.[0] ?? ''))
      .map((worker) => `${name} imports the worker ${worker}`);
  });
}

/** @param {string} dist @returns {Manifest} */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * Chunks and all that they import statically, each once.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function withImports(manifest, keys) {
  const seen = new Set(keys);
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build holds no ${key}`);
    for (const next of chunk.imports ?? []) seen.add(next);
  }
  return [...seen];
}

/** @param {Manifest} manifest @param {readonly string[]} keys */
function filesOf(manifest, keys) {
  const files = keys.map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/**
 * A worker with all that it imports. Vite's manifest does not know it.
 *
 * @param {string} folder
 * @param {RegExp} pattern
 */
function workerFiles(folder, pattern) {
  const scripts = scriptsIn(folder);
  const seen = new Set(scripts.filter((name) => pattern.test(name)));
  if (seen.size === 0) throw new Error(`The build holds no script like ${pattern.source}`);
  for (const name of seen) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, path] of code.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      const isOwn = path !== undefined && !WORKERS_ON_USE.some((onUse) => onUse.test(path));
      if (isOwn && scripts.includes(path)) seen.add(path);
    }
  }
  return [...seen].map((name) => `assets/${name}`);
}

/**
 * What a worker loads on use: neither a page's, which the manifest knows, nor what it has started with.
 *
 * @param {string} dist
 * @param {Manifest} manifest
 * @param {RegExp} pattern
 */
function ofWorkersOnUse(dist, manifest, pattern) {
  const assets = join(dist, 'assets');
  const others = new Set([
    ...Object.values(manifest).map(({ file }) => file),
    ...WORKERS.flatMap((worker) => workerFiles(assets, worker.pattern)),
  ]);
  return workerFiles(assets, pattern).filter((file) => !others.has(file));
}

/** @param {string} folder */
function scriptsIn(folder) {
  return readdirSync(folder).filter((name) => name.endsWith('.js'));
}

/** The sizes of the files of a load, in kB of 1,000 bytes. @param {string} dist @param {Load} load */
export function weigh(dist, { files }) {
  const sizes = files.map((file) => ({
    name: basename(file),
    kB: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000,
  }));
  return { sizes, total: sizes.reduce((sum, { kB }) => sum + kB, 0) };
}

/** @param {string} dist @param {Load} load */
function report(dist, load) {
  const { sizes, total } = weigh(dist, load);
  const verdict = total <= load.budget ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${load.label}: ${total.toFixed(1)} of ${load.budget} kB`);
  for (const { name, kB } of sizes.toSorted((a, b) => b.kB - a.kB)) {
    console.log(`       ${kB.toFixed(1).padStart(6)} ${name}`);
  }
}

if (isMain(import.meta.url)) {
  const dist = join(ROOT, 'dist');
  const loads = loadsOf(dist);
  for (const load of loads) report(dist, load);
  const problems = problemsOf(dist, loads);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
