import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSyntaxNode, visitSyntax } from './visit-syntax';

test('a name of an exported type means one thing in the whole of src', () => {
  const homes = new Map<string, string[]>();
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const name of exportedTypes(path, readFileSync(`src/${path}`, 'utf8'))) {
      homes.set(name, [...(homes.get(name) ?? []), path]);
    }
  }
  expect(homes.size).toBeGreaterThan(0);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('the types that a file exports are found by their names', () => {
  const source = `
    export interface Box { readonly x: number }
    export type Side = 'left' | 'right';
    type Own = Side;
    export const width = 1;
  `;
  expect(exportedTypes('a.ts', source)).toEqual(['Box', 'Side']);
});

/** The interfaces and type aliases that a source declares and exports in one. */
function exportedTypes(fileName: string, source: string): readonly string[] {
  const names: string[] = [];
  visitSyntax(fileName, source, (node) => {
    const declared = node['declaration'];
    if (node['type'] !== 'ExportNamedDeclaration' || !isSyntaxNode(declared)) return true;
    const { type, id } = { type: declared['type'], id: declared['id'] };
    const isType = type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
    if (isType && isSyntaxNode(id)) names.push(String(id['name']));
    return true;
  });
  return names;
}
