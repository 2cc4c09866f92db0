import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import table from '../../layers.json' with { type: 'json' };
import { checkImports, layerOf } from '../../scripts/lint/check-imports.mjs';
import { readImports } from './read-imports';

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
    ["export * from '../email'", 'model may not import email'],
    ["const a = await import('../export')", 'model may not import export'],
    ["let a: import('../export/a').A", 'model may not import export'],
    ["import React from 'react'", "model may not use the package 'react'"],
    ["import { join } from 'node:path'", "model may not use the package 'node:path'"],
    ["import { a } from '@scope/a/deep'", "model may not use the package '@scope/a'"],
    ["import a from '../../package.json'", "'../../package.json' leads out of the layers"],
    ["import a from '/src/email/a'", "'/src/email/a' leads out of the layers"],
  ])('in the model: %s', (source, message) => {
    expect(problems('src/model/a.ts', source)).toEqual([message]);
  });

  test('where only types may be imported', () => {
    const file = 'src/store/a.ts';
    expect(problems(file, "import type { A } from '../export'")).toEqual([]);
    expect(problems(file, "export type { A } from '../export'")).toEqual([]);
    expect(problems(file, "import { a } from '../export'")).toEqual([
      'store may import only types from export',
    ]);
  });

  test('between a layer and the layer within it', () => {
    expect(problems('src/editor/a.ts', "import { a } from './gestures/a'")).toEqual([]);
    expect(problems('src/editor/gestures/a.ts', "import { a } from '../a'")).toEqual([
      'editor/gestures may not import editor',
    ]);
  });
});

test('what is allowed is not reported', () => {
  const source =
    "import { a } from './b/a'; import type { B } from '../model'; let c = import('juice');";
  expect(problems('src/export/a.ts', source)).toEqual([]);
});

test('the table has no circles: a layer imports only layers that do not import it', () => {
  const rows = Object.entries<{ imports: string[]; typeImports?: string[] }>(table.layers);
  const done: string[] = [];
  while (done.length < rows.length) {
    const next = rows.find(
      ([name, { imports, typeImports = [] }]) =>
        !done.includes(name) && [...imports, ...typeImports].every((to) => done.includes(to)),
    );
    expect(next, `one of the layers besides ${done.join(', ')} is free`).toBeDefined();
    done.push(next?.[0] ?? '');
  }
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

/** The files of ours that a file asks for, types included. */
function importedBy(file: string): readonly string[] {
  return readImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier }) => {
    if (!specifier.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''));
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) =>
      files.includes(each),
    );
  });
}

/** What imports itself by way of others: neither a file nobody asks for nor one that asks for nobody is in a circle. */
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

function problems(file: string, source: string): string[] {
  return checkImports(file, readImports(file, source), table).map(({ message }) => message);
}
