import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import json from '../../layers.json' with { type: 'json' };
import { layerOf, type LayerTable } from '../../scripts/lint/check-imports.mjs';
import { isSyntaxNode, visitSyntax, type SyntaxNode } from './visit-syntax';

/*
 * The data of a store is its state; what it holds that is no data is in its session. Nothing is in a module beside them,
 * where a second store would share it. What is made of an object that never changes may be cached, by `memoizeObject`.
 */

const table: LayerTable = json;
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path))
  .filter(
    (path) => layerOf(path, table)?.kind === 'state' || path.startsWith('src/editor/commands/'),
  );

test('no module of the state holds anything that changes', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.flatMap((path) => changingIn(path, readFileSync(path, 'utf8')))).toEqual([]);
});

describe('what changes in a module', () => {
  test.each([
    ['a variable', 'let count = 0;'],
    ['one that is exported', 'export let count = 0;'],
    ['an empty collection', 'const locks = new WeakMap<Ports, Lock>();'],
    ['one in an object', 'const known = { read: new Map<string, string>() };'],
    ['one by store', 'const asked = memoizeObject((_ports: Ports) => new Set<string>());'],
    ['one that is added to', "const seen = new Set(['a']); function see() { seen.add('b'); }"],
  ])('is found: %s', (_name, source) => {
    expect(changingIn('a.ts', source)).toHaveLength(1);
  });

  test.each([
    [
      'a list',
      "const KINDS: ReadonlySet<string> = new Set(['a']); export const a = KINDS.has('b');",
    ],
    ['a function', 'function count() { let sum = 0; const seen = new Set(); return [sum, seen]; }'],
    ['a cache', 'const size = memoizeObject((scene: Scene) => scene.elements.length);'],
    ['what is made anew', 'const make = () => new Map();'],
  ])('is not: %s', (_name, source) => {
    expect(changingIn('a.ts', source)).toEqual([]);
  });
});

/** The lines of a module's own variables that change, by the path. */
function changingIn(path: string, source: string): readonly string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode): void => {
    const { start } = node;
    const line = source.slice(0, Number(start)).split('\n').length;
    found.push(`${path}:${line}`);
  };
  visitSyntax(path, source, (node) => {
    const { type, kind } = node;
    if (type === 'VariableDeclaration' && kind !== 'const') {
      report(node);
      return false;
    }
    if (type === 'VariableDeclarator') return !isMutated(node, source) || (report(node), false);
    if (isEmptyCollection(node)) report(node);
    // What a function makes is its own, unless its answers are kept.
    return !isFunction(node) || isMemoized(node, source);
  });
  return found;
}

function isFunction({ type }: SyntaxNode): boolean {
  return typeof type === 'string' && /^(Arrow)?Function/.test(type);
}

/** Whether a function gives what it makes to `memoizeObject`, without doing anything else. */
function isMemoized({ type, body, start }: SyntaxNode, source: string): boolean {
  const isShort =
    type === 'ArrowFunctionExpression' && isSyntaxNode(body) && body['type'] !== 'BlockStatement';
  return isShort && /\bmemoize\w*\(\s*$/.test(source.slice(0, Number(start)));
}

function isEmptyCollection(node: SyntaxNode): boolean {
  const { callee, arguments: given } = node;
  return isCollection(node) && isSyntaxNode(callee) && Array.isArray(given) && given.length === 0;
}

function isCollection({ type, callee }: SyntaxNode): boolean {
  return (
    type === 'NewExpression' && isSyntaxNode(callee) && COLLECTIONS.has(String(callee['name']))
  );
}

/** Whether a collection that is not empty is changed later. */
function isMutated({ id, init }: SyntaxNode, source: string): boolean {
  if (!isSyntaxNode(init) || !isCollection(init) || isEmptyCollection(init)) return false;
  const name = isSyntaxNode(id) ? String(id['name']) : '';
  return new RegExp(`\\b${name}\\.(?:add|set|delete|clear)\\(`).test(source);
}
