import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import json from '../../layers.json' with { type: 'json' };
import { checkImports, layerOf, type LayerTable } from '../../scripts/lint/check-imports.mjs';
import { readImports } from './read-imports';

const table: LayerTable = json;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path));

test.each(files)('%s keeps to its layer', (file) => {
  expect(layerOf(file, table), 'is in a layer').toBeDefined();
  expect(problems(file, readFileSync(file, 'utf8'))).toEqual([]);
});

describe('a breach is reported', () => {
  test.each([
    ["import { a } from '../store/a'", 'model may not import store'],
    ["import '../ui/styles.css'", 'model may not import ui'],
    ["import type { A } from '../ui/a'", 'model may not import ui'],
    ["export { a } from '../email/a'", 'model may not import email'],
    ["export * from '../email/a'", 'model may not import email'],
    ["const a = await import('../export/a')", 'model may not import export'],
    ["let a: import('../export/a').A", 'model may not import export'],
    ["import React from 'react'", "model may not use the package 'react'"],
    ["import { join } from 'node:path'", "model may not use the package 'node:path'"],
    ["import { a } from '@scope/a/deep'", "model may not use the package '@scope/a'"],
    ["import a from '../../package.json'", "'../../package.json' leads out of the layers"],
    ["import a from '/src/email/a'", "'/src/email/a' leads out of the layers"],
  ])('in the model: %s', (source, message) => {
    expect(problems('src/model/a.ts', source)).toEqual([message]);
  });

  test('between the kinds of a feature', () => {
    expect(problems('src/team/page/a.ts', "import { a } from '../state/a'")).toEqual([]);
    expect(problems('src/team/state/a.ts', "import { a } from '../page/a'")).toEqual([
      'what is of kind state may not import what is of kind page',
    ]);
    expect(problems('src/team/core/a.ts', "import { a } from '../../saving/state/a'")).toEqual([
      'what is of kind core may not import what is of kind state',
    ]);
  });

  test('between a feature and the feature within it', () => {
    expect(problems('src/editor/a.ts', "import { a } from './gestures/a'")).toEqual([]);
    expect(problems('src/editor/gestures/a.ts', "import { a } from '../a'")).toEqual([
      'editor/gestures may not import editor',
    ]);
  });

  test.each([
    "import { exportScene } from '../export/export-scene'",
    "import type { EmailOutput } from '../export/types'",
    "export { toDocument } from '../export/document-form'",
    "const a = await import('../export/close-up/close-up')",
  ])('past the faces of a feature: %s', (source) => {
    const [{ specifier } = { specifier: '' }] = readImports('a.ts', source);
    expect(problems('src/drawing/a.ts', source)).toEqual([`'${specifier}' is no face of export`]);
  });

  test('in a folder that is of no kind', () => {
    expect(problems('src/team/a.ts', "import { a } from './core/a'")).toEqual([
      'src/team/a.ts is in no layer of layers.json',
    ]);
  });
});

test.each([
  ['src/drawing/a.ts', "import { exportScene } from '../export'"],
  ['src/drawing/a.ts', "import { exportScene } from '../export/index'"],
  ['src/drawing/a.ts', "import { PREVIEWS } from '../export/previews'"],
  ['src/drawing/a.ts', "import { toDocument } from '../export/html-file'"],
  ['src/export/a.ts', "import { lower } from './passes/design/lower'"],
  ['src/drawing/a.ts', "import { parseColor } from '../model/color/color'"],
])(
  'from %s, a face is not reported, nor where none is named, nor what is within: %s',
  (file, source) => {
    expect(problems(file, source)).toEqual([]);
  },
);

test('every face is a file that another feature imports', () => {
  const imported = new Set(
    files.flatMap((file) =>
      importedBy(file).filter(
        (other) => layerOf(other, table)?.feature !== layerOf(file, table)?.feature,
      ),
    ),
  );
  const faces = Object.entries(table.features).flatMap(([feature, { faces: own = [] }]) =>
    own.map((face) => `src/${feature}/${face}`),
  );
  expect(faces.filter((face) => !imported.has(face))).toEqual([]);
});

/** Those that pages load beside an export, or instead of one. */
const LIGHT_FACES = [
  'html-file.ts',
  'fixing-forms.ts',
  'in-page.ts',
  'packages/index.ts',
  'parts.ts',
  'print-preview.ts',
  'previews/index.ts',
  'previews/dark-background.ts',
];

test.each(LIGHT_FACES)('src/export/%s does not bring the passes over scenes along', (face) => {
  const reached = new Set([`src/export/${face}`]);
  for (const file of reached) {
    for (const other of importedBy(file, 'values')) reached.add(other);
  }
  expect([...reached]).not.toContain('src/export/pipeline.ts');
});

test('what is allowed is not reported', () => {
  const source =
    "import { a } from './b/a'; import type { B } from '../model/b'; let c = import('juice');";
  expect(problems('src/export/a.ts', source)).toEqual([]);
});

/** The state of all features is one store, and one policy of the page starts all workers: these may import one another. */
const JOINED = /\((?:state|browser)\)$/;

test('no core and no page imports one that imports it', () => {
  const importsOf = new Map<string, string[]>();
  for (const file of files) {
    const layer = nameOf(file);
    const others = importedBy(file).map(nameOf);
    const known = importsOf.get(layer) ?? [];
    importsOf.set(layer, [...known, ...others.filter((other) => other !== layer)]);
  }
  for (const layer of importsOf.keys()) if (JOINED.test(layer)) importsOf.delete(layer);
  expect(inCircles(importsOf)).toEqual([]);
});

test('no files import one another in a circle', () => {
  const importsOf = new Map(files.map((file) => [file, importedBy(file)]));
  expect(inCircles(importsOf)).toEqual([]);
});

test('a circle is found, and what only leads to it is not blamed', () => {
  const importsOf = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(inCircles(importsOf)).toEqual(['b', 'c']);
});

/** The files of ours that a file asks for, types included unless only values are meant. */
function importedBy(file: string, what: 'all' | 'values' = 'all'): readonly string[] {
  return readImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier, typeOnly }) => {
    if (!specifier.startsWith('.') || (typeOnly && what === 'values')) return [];
    const path = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''));
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) =>
      files.includes(each),
    );
  });
}

/** What imports itself by way of others: neither a file that none imports nor one that imports none is in a circle. */
function inCircles(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  let left = [...importsOf.keys()];
  for (let before = Number.POSITIVE_INFINITY; left.length < before;) {
    before = left.length;
    const asked = new Set(left.flatMap((file) => importsOf.get(file) ?? []));
    const rest = new Set(left);
    left = left.filter(
      (file) => asked.has(file) && importsOf.get(file)?.some((other) => rest.has(other)) === true,
    );
  }
  return left;
}

function nameOf(file: string): string {
  const { feature, kind } = layerOf(file, table) ?? {};
  return `${feature} (${kind})`;
}

function problems(file: string, source: string): string[] {
  const specifiers = readImports(file, source).map(({ specifier }) => specifier);
  return checkImports(file, specifiers, table).map(({ message }) => message);
}
