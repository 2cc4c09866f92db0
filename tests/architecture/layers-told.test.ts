import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import table from '../../layers.json' with { type: 'json' };

/* ARCHITECTURE.md tells the layers in words: they say what the lint enforces. Every layer may import `base`. */

interface Told {
  readonly imports: readonly string[];
  readonly typeImports: readonly string[];
}

const THE_ROAD = ['model', 'email', 'scene', 'templates', 'export'];
const LAYERS: Readonly<Record<string, Partial<Told>>> = table.layers;

test('the table of layers says what may be imported', () => {
  expect(toldLayers()).toEqual(
    Object.fromEntries(
      Object.entries(LAYERS).map(([name, { imports = [], typeImports = [] }]) => [
        name,
        {
          imports: imports.filter((layer) => layer !== 'base').toSorted(),
          typeImports: typeImports.toSorted(),
        },
      ]),
    ),
  );
});

/** The rows of the table: a folder, what it holds, what it may import. */
function toldLayers(): Readonly<Record<string, Told>> {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(
    /^\| `src\/([\w/-]+)` +\|[^|]*\| ([^|]*?) +\|$/gm,
  );
  return Object.fromEntries(
    [...rows].map(([, name = '', words = '']) => {
      const [imports = '', types = ''] = words.split('; types of ');
      return [name, { imports: namesOf(imports, name), typeImports: namesOf(types, name) }];
    }),
  );
}

function namesOf(words: string, own: string): readonly string[] {
  if (words === '' || words === 'nothing') return [];
  if (words.startsWith('all but ')) {
    const others = new Set([own, ...namesOf(words.replace('all but ', ''), own)]);
    return Object.keys(LAYERS)
      .filter((name) => name !== 'base' && !others.has(name))
      .toSorted();
  }
  return words
    .split(', ')
    .flatMap((word) => (word === 'the road' ? THE_ROAD : [word]))
    .toSorted();
}
