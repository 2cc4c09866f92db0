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
  resolve: {
    alias: { 'd3-transition': source('editor/canvas/viewport/without-transitions.ts') },
  },
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
      output: {
        codeSplitting: { groups: [{ name: scriptOf }], includeDependenciesRecursively: false },
      },
    },
  },
});

const MAIN = source('app/main.tsx');

/** The pages by the names of their scripts. */
const PAGES = [
  { name: 'form', root: source('generator/generator-page.tsx') },
  { name: 'designer', root: source('app/builder-page.tsx') },
  { name: 'team', root: source('app/team-page.tsx') },
];

/** Each is built by itself. */
const WORKERS = [
  'output/browser/export-worker.ts',
  'output/browser/fix-worker.ts',
  'pictures/browser/image-worker.ts',
  'import/browser/reading/reading-worker.ts',
  'team/browser/team-worker.ts',
].map(source);

/**
 * The script of a module that a page loads at once; null for others. A page has few scripts: what it shares with others, what
 * these load late, and the rest. Each script costs a request, and small ones compress badly.
 */
function scriptOf(id: string, graph: ModuleGraph): string | null {
  if (id === MAIN || PAGES.some(({ root }) => root === id)) return null;
  const pages = PAGES.filter(
    ({ root }) => loadedWith(MAIN, graph).has(id) || loadedWith(root, graph).has(id),
  );
  const [page, ...others] = pages;
  if (page === undefined) return null;
  if (others.length > 0) return id.includes('/node_modules/') ? 'libraries' : 'shared';
  const isElsewhere = PAGES.some(
    (other) => other !== page && everLoadedWith(other.root, graph).has(id),
  );
  return isElsewhere ? `${page.name}-parts` : page.name;
}

/** WebKit runs a worker's own script once more where a late part of it imports that: nothing does, as it holds nothing. */
function workOf(id: string, graph: ModuleGraph): string | null {
  return WORKERS.some((root) => id !== root && loadedWith(root, graph).has(id)) ? 'work' : null;
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

type Reach = (root: string, graph: ModuleGraph) => ReadonlySet<string>;

/** A module with all that it imports at once. */
const loadedWith = reach((id, graph) => graph.getModuleInfo(id)?.importedIds ?? []);

/** The same with all that it may import late. */
const everLoadedWith = reach((id, graph) => {
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  return [...importedIds, ...dynamicallyImportedIds];
});

/** Each module of a build asks, so answers are kept. */
function reach(nextOf: (id: string, graph: ModuleGraph) => readonly string[]): Reach {
  const known = new WeakMap<ModuleGraph, Map<string, ReadonlySet<string>>>();
  return (root, graph) => {
    const ofGraph = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
    known.set(graph, ofGraph);
    const before = ofGraph.get(root);
    if (before !== undefined) return before;
    const loaded = new Set([root]);
    for (const module of loaded) for (const next of nextOf(module, graph)) loaded.add(next);
    ofGraph.set(root, loaded);
    return loaded;
  };
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
