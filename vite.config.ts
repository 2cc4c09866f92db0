import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licenses } from './scripts/licenses/plugin.mjs';
import { offline } from './scripts/offline.mjs';

/** What `/` cannot be used without, and what the designer cannot. */
const FIRST_PAGE = modules('src/app/main.tsx', 'src/generator/generator-page.tsx');
const DESIGNER = modules('src/app/builder-page.tsx');
const SECOND_PAGE = modules('src/app/main.tsx', 'src/app/builder-page.tsx');

/** Each is built by itself. */
const WORKERS = modules(
  'src/platform/export-worker.ts',
  'src/platform/fix-worker.ts',
  'src/platform/images/image-worker.ts',
  'src/platform/reading/reading-worker.ts',
  'src/platform/team/team-worker.ts',
);

const SHARED =
  /node_modules|src.(destinations|email|export|inbox|model|person|platform|signatures|store|ui)/;

/** Of what is in pages, and in workers. */
const LICENSES = licenses();

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fewEntities(),
    stylesAsText(),
    routesAlone(),
    oneNode(),
    LICENSES.page(),
    offline(),
  ],
  // What libraries load and we have no use for.
  resolve: {
    alias: {
      'd3-drag': fileURLToPath(new URL('scripts/stubs/no-drags.ts', import.meta.url)),
      'd3-interpolate': fileURLToPath(new URL('scripts/stubs/no-runs.ts', import.meta.url)),
      'd3-transition': fileURLToPath(new URL('scripts/stubs/no-transitions.ts', import.meta.url)),
      'postcss-nesting': fileURLToPath(new URL('scripts/stubs/no-nesting.ts', import.meta.url)),
      'react-remove-scroll': fileURLToPath(
        new URL('scripts/stubs/no-scroll-lock.ts', import.meta.url),
      ),
    },
  },
  worker: {
    format: 'es',
    plugins: () => [fewEntities(), LICENSES.worker()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // WebKit runs a worker's own script once more where a part of it imports that: nothing does, as it holds nothing.
            {
              name: (id, build) =>
                !WORKERS.includes(id) && isLoadedWith(WORKERS, id, build) ? 'work' : null,
            },
          ],
        },
      },
    },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The page's policy allows no data: fonts or workers, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    modulePreload: {
      // Browsers that know no preloading load the same, only later.
      polyfill: false,
      // Of a page, what its script needs besides itself. What comes on use names its parts, most of which are there, when it is
      // there: a link for each of them would hold up the page for longer than a second round to the server.
      resolveDependencies: (script, needed) =>
        /-page-/.test(script) ? needed.filter((file) => file !== script) : [],
    },
    rolldownOptions: {
      // What pages share compresses better in one piece. What only loads on use at one of them is not for it.
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, build) =>
                isLoadedWith(FIRST_PAGE, id, build) && isLoadedWith(SECOND_PAGE, id, build)
                  ? 'shared'
                  : null,
              test: SHARED,
              minShareCount: 2,
            },
            // What the form needs at once, and the designer on use.
            {
              name: (id, build) => (isLoadedWith(FIRST_PAGE, id, build) ? 'form' : null),
              test: SHARED,
              minShareCount: 2,
            },
            // Else each part of the interface that the designer and something on use share is a script of its own. What the
            // form's report shows comes with every visit, and is not to bring the others along.
            {
              name: (id, build) => (isLoadedWith(DESIGNER, id, build) ? 'parts' : null),
              test: /src.ui.(?!meter|notice|text-button|sortable-list)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});

/** All icons, by one module that names them, and one of them. What imports icons says which. */
const ALL_ICONS = /lucide-react.dist.esm.lucide-react\.mjs$/;
const ICON = /lucide-react.dist.esm.icons.(.+)\.mjs$/;
const ICON_EXPORT = /export\s*\{([^}]+)\}\s*from\s*['"]\.\/icons\/(.+?)\.mjs['"]/g;
const ICONS_USED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g;

/** Radix has one module that names all of its parts. None of these comes with `/`: the dialog loads on use. */
const ALL_PARTS = /radix-ui.dist.index\.mjs$/;

interface Build {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code?: string | null } | null;
}

/** All that a page loads, by build and page: each module of a build asks. */
const LOADED = new WeakMap<Build, Map<readonly string[], ReadonlySet<string>>>();

function modules(...paths: readonly string[]): readonly string[] {
  return paths.map((path) => fileURLToPath(new URL(path, import.meta.url)));
}

/** The files that icons are in, by their names: some have several. `code` is the module that names all. */
function iconFilesIn(code: string): ReadonlyMap<string, string> {
  const files = [...code.matchAll(ICON_EXPORT)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  );
  return new Map(files);
}

/** The names of the icons that a module imports. */
function iconsOf(code: string): readonly string[] {
  const lists = [...code.matchAll(ICONS_USED)].flatMap(([, list = '']) => list.split(','));
  return lists.map((each) => each.trim().split(/\s/)[0] ?? '');
}

/** Whether a module comes with one of these, imported by it or by what it imports. */
function isLoadedWith(roots: readonly string[], id: string, build: Build): boolean {
  const pages = LOADED.get(build) ?? new Map<readonly string[], ReadonlySet<string>>();
  LOADED.set(build, pages);
  const loaded = pages.get(roots) ?? loadedWith(roots, build);
  pages.set(roots, loaded);
  const [, icon] = ICON.exec(id) ?? [];
  return loaded.has(icon ?? id);
}

/** Modules by their ids, icons by the names of their files. */
function loadedWith(roots: readonly string[], build: Build): ReadonlySet<string> {
  const loaded = new Set(roots);
  const icons = new Set<string>();
  let files: ReadonlyMap<string, string> = new Map();
  for (const module of loaded) {
    const { importedIds = [], code } = build.getModuleInfo(module) ?? {};
    for (const icon of iconsOf(code ?? '')) icons.add(icon);
    if (ALL_ICONS.test(module)) {
      files = iconFilesIn(code ?? '');
      continue;
    }
    if (ALL_PARTS.test(module)) continue;
    for (const next of importedIds) loaded.add(next);
  }
  for (const icon of icons) loaded.add(files.get(icon) ?? icon);
  return loaded;
}

/**
 * juice comes with two tables of all named entities of HTML, 17 kB gzip. The printer writes four (src/email/escape.ts), and
 * XML's table has those.
 */
function fewEntities(): Plugin {
  return {
    name: 'few-entities',
    load: {
      filter: { id: /entities.dist.(esm.)?generated.decode-data-html\.js$/ },
      handler: () => "export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js';",
    },
  };
}

/** The color picker writes its style sheet as HTML, which the page's policy forbids. As text it is the same. */
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

/**
 * The router's forms, navigation links and data routes are made by calls that a bundler takes for a use of them, and are
 * given names for a debugger. Called harmless, and without the names, what no page uses stays out: 2 kB gzip of each page.
 * What only routes with data or a server come to, and what is said to developers, goes by name: another 3.8 kB.
 */
function routesAlone(): Plugin {
  return {
    name: 'routes-alone',
    transform: {
      filter: { id: /react-router.dist.+\.mjs$/ },
      handler: (code) => ({
        code: withoutData(code)
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/** What only routes with data or a server ask of the router. */
const WITH_DATA =
  /^function (PrefetchPageLinks|RSCErrorHandler|useNavigateStable|DefaultErrorComponent)\([\s\S]*?^\}$/gm;

/** What shows the errors of such routes. */
const ERRORS_OF_DATA =
  /^var (\w+ErrorBoundary) = class extends [\s\S]*?^\};(?:\n\1\.contextType = .+)?$/gm;

/** Versions are pinned: where the names are others, pages are only larger, and a budget may tell. */
function withoutData(code: string): string {
  return code
    .replaceAll(WITH_DATA, 'function $1() { return null; }')
    .replaceAll(ERRORS_OF_DATA, 'const $1 = null;')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;');
}

/** What neither d3-zoom nor our adapter of it asks of the one node they hold: it makes documents out of data. */
const OF_MANY_NODES =
  /^ {2}(?!(?:constructor|filter|selection|call|node|each|style|property|datum|on)\b)\S+: selection_\w+,?$/gm;

function oneNode(): Plugin {
  return {
    name: 'one-node',
    transform: {
      filter: { id: /d3-selection.dist.d3-selection\.mjs$/ },
      handler: (code) => {
        if (!OF_MANY_NODES.test(code)) throw new Error('d3-selection has changed');
        return { code: code.replaceAll(OF_MANY_NODES, ''), map: null };
      },
    },
  };
}
