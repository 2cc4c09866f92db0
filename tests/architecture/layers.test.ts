import { readFileSync, readdirSync } from 'node:fs';
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

function problems(file: string, source: string): string[] {
  return checkImports(file, readImports(file, source), table).map(({ message }) => message);
}
