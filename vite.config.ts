import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licenses } from './scripts/licenses/plugin.mjs';
import { offline } from './scripts/offline.mjs';
import { pages } from './scripts/pages/plugin.ts';

/** Of what is in pages, and in workers. */
const LICENSES = licenses();

export default defineConfig({
  plugins: [react(), tailwindcss(), stylesAsText(), LICENSES.page(), pages(), offline()],
  worker: {
    format: 'es',
    plugins: () => [LICENSES.worker()],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: workOf }] } } },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The page's policy allows no data: fonts or workers, so nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    // One style sheet, which each page holds: nothing refers to its file.
    cssCodeSplit: false,
    // Browsers that know no preloading load the same, only later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: sharedOf, test: /[\\/]src[\\/]/ }] } },
    },
  },
});

/** What each page loads at once. */
const PAGES = ['generator/generator-page.tsx', 'app/builder-page.tsx', 'app/team-page.tsx'].map(
  (page) => [source('app/main.tsx'), source(page)],
);

/** Each is built by itself. */
const WORKERS = [
  'output/browser/export-worker.ts',
  'output/browser/fix-worker.ts',
  'pictures/browser/image-worker.ts',
  'import/browser/reading/reading-worker.ts',
  'team/browser/team-worker.ts',
].map(source);

/** What pages share compresses better in one script than in one for each part. */
function sharedOf(id: string, graph: ModuleGraph): string | null {
  const pages = PAGES.filter((roots) => roots.some((root) => loadedWith(root, graph).has(id)));
  return pages.length > 1 && id !== source('app/main.tsx') ? 'shared' : null;
}

/** WebKit runs a worker's own script once more where a late part of it imports that: nothing does, as it holds nothing. */
function workOf(id: string, graph: ModuleGraph): string | null {
  return WORKERS.some((root) => id !== root && loadedWith(root, graph).has(id)) ? 'work' : null;
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Each module of a build asks. */
const LOADED = new WeakMap<ModuleGraph, Map<string, ReadonlySet<string>>>();

/** A module with all that it imports at once. */
function loadedWith(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = LOADED.get(graph) ?? new Map<string, ReadonlySet<string>>();
  LOADED.set(graph, known);
  const before = known.get(root);
  if (before !== undefined) return before;
  const loaded = new Set([root]);
  for (const module of loaded) {
    for (const next of graph.getModuleInfo(module)?.importedIds ?? []) loaded.add(next);
  }
  known.set(root, loaded);
  return loaded;
}

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

/**
 * The color picker writes its style sheet as HTML, which the page's policy forbids, and has no other way to get it onto the
 * page. As text it is the same.
 */
function stylesAsText(): Plugin {
  return {
    name: 'styles-as-text',
    transform: {
      filter: { id: /react-colorful.dist.index\.m?js$/ },
      handler: (code) => {
        if (!code.includes('.innerHTML=')) throw new Error('react-colorful has changed');
        return { code: code.replaceAll('.innerHTML=', '.textContent='), map: null };
      },
    },
  };
}
