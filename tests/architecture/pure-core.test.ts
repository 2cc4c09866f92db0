import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import json from '../../layers.json' with { type: 'json' };
import { layerOf, type LayerTable } from '../../scripts/lint/check-imports.mjs';
import core from '../../tsconfig.core.json' with { type: 'json' };
import { readImports } from './read-imports';

const GLOBALS = ['document', 'window', 'HTMLElement', 'fetch', 'setTimeout', 'process', 'Buffer'];

const table: LayerTable = json;
mkdirSync('.cache', { recursive: true });
// Within the repository, so that the packages are found from there.
const folder = mkdtempSync('.cache/pure-core-');

afterAll(() => rmSync(folder, { recursive: true }));

test('the compiler and the table of layers mean the same folders by "core"', () => {
  const whole = Object.entries(table.features).flatMap(([name, { kind }]) =>
    kind === 'core' ? [`src/${name}`] : [],
  );
  expect(core.include.toSorted()).toEqual([...whole, 'src/*/core'].toSorted());
});

test('the core has no global of a browser or of Node, and its packages bring none in', () => {
  const folders = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const packages = new Set(
    folders
      .filter((path) => layerOf(`src/${path}`, table)?.kind === 'core' && path.endsWith('.ts'))
      .flatMap((path) => readImports(path, readFileSync(`src/${path}`, 'utf8')))
      .flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [specifier])),
  );
  const imports = [...packages].map((name, index) => `export * as p${index} from '${name}';`);
  const uses = GLOBALS.map((name) => `export type Of${name} = typeof ${name};`);
  const output = compile([...imports, ...uses]);

  for (const name of GLOBALS) expect(output).toContain(`Cannot find name '${name}'`);
  expect(output.match(/error TS/g)).toHaveLength(GLOBALS.length);
});

test('what the core may use compiles there', () => {
  expect(compile(["import juice from 'juice';", "export const html: string = juice('<p>');"])).toBe(
    '',
  );
});

/** Compiles a source as if it belonged to the core and answers the compiler's messages. */
function compile(lines: string[]): string {
  writeFileSync(join(folder, 'probe.ts'), lines.join('\n'));
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const declarations = [
    '../../src/team/core/list/rows/papaparse.d.ts',
    '../../src/model/person/web/punycode.d.ts',
  ];
  const include = ['probe.ts', ...declarations];
  const config = { extends: '../../tsconfig.core.json', compilerOptions, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = 'node_modules/typescript/bin/tsc';
  const args = [compiler, '-p', folder, '--pretty', 'false'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}
