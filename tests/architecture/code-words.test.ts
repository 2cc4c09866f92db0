import { parseSync } from 'vite';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_WORDS, NAME_WORDS } from './code-words.data';
import { isSyntaxNode, visitSyntax, type SyntaxNode } from './visit-syntax';

const FOLDERS = ['src', 'tests', 'stories', 'bench', 'scripts'];
/** The lists of words themselves, and what others write: packages, emails, designs, names of CSS colors. */
const LEFT_OUT =
  /\/node_modules\/|architecture\/(?:avoided|code)-words|^tests\/fixtures\/|\.data\.ts$/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|mjs|cjs)$/.test(path) && !LEFT_OUT.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') })),
);

test('comments and titles of tests hold none of the words that the code avoids', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(({ path, source }) => wordsIn(path, source))).toEqual([]);
});

test('no name holds one of the words that the code avoids', () => {
  expect(sources.flatMap(({ path, source }) => namesIn(path, source))).toEqual([]);
});

test.each([
  ['a comment', '// Mends the link', ["a.ts:1 'Mends', better: fix"]],
  ['a comment of lines', '/**\n * The colour\n */', ["a.ts:2 'colour', better: color"]],
  ['a title', "test('it is told', () => {});", ["a.ts:1 'told', better: reports, shows, states"]],
  [
    'a title of a table',
    "test.each([1])('a plate', () => {});",
    ["a.ts:1 'plate', better: backing, label box"],
  ],
  ['other strings', "const a = 'It is told';", []],
  ['a path', '// See src/export/ground.ts', []],
])('the words of %s', (_what, source, found) => {
  expect(wordsIn('a.ts', source)).toEqual(found);
});

test.each([
  ['function setGround() {}', ['a.ts: setGround']],
  ['const TEXT_PLATE = 1;', ['a.ts: TEXT_PLATE']],
  ['const { mendLink: link } = a;', ['a.ts: mendLink']],
  ['interface A { readonly heapSize: number }', ['a.ts: heapSize']],
  ['const background = 1, template = 2;', []],
])('the names in %s', (source, found) => {
  expect(namesIn('a.ts', source)).toEqual(found);
});

function wordsIn(path: string, source: string): readonly string[] {
  // Reading the syntax of a source takes longest, and most sources hold none of the words anywhere.
  if (!CODE_WORDS.some(({ pattern }) => pattern.test(source))) return [];
  const comments = parseSync(path, source).comments.map(({ value, start }) => ({
    text: value,
    start,
  }));
  return [...comments, ...titlesIn(path, source)].flatMap(({ text, start }) =>
    text.split('\n').flatMap((line, index) =>
      CODE_WORDS.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(line)?.[0];
        if (found === undefined) return [];
        const at = source.slice(0, start).split('\n').length + index;
        return [`${path}:${at} '${found}', better: ${instead}`];
      }),
    ),
  );
}

/** The first arguments of `test`, `it` and `describe` and of what is called on them, where they are text. */
function titlesIn(path: string, source: string) {
  const titles: { readonly text: string; readonly start: number }[] = [];
  visitSyntax(path, source, (node) => {
    const [title] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    if (node['type'] === 'CallExpression' && isOfTest(node['callee']) && isSyntaxNode(title)) {
      const [start, end] = [Number(title['start']), Number(title['end'])];
      const isText = title['type'] === 'TemplateLiteral' || typeof title['value'] === 'string';
      if (isText) titles.push({ text: source.slice(start, end), start });
    }
    return true;
  });
  return titles;
}

/** Whether it is `test`, `test.step`, `test.each([])` or the like. */
function isOfTest(callee: unknown): boolean {
  if (!isSyntaxNode(callee)) return false;
  if (callee['type'] === 'Identifier') return /^(?:test|it|describe)$/.test(String(callee['name']));
  return isOfTest(callee['object'] ?? callee['callee']);
}

const ANY_NAME_WORD = new RegExp([...NAME_WORDS].join('|'), 'i');

/** The names that a source declares, and those of its properties, that hold an avoided word. */
function namesIn(path: string, source: string): readonly string[] {
  const names = new Set<string>();
  if (!ANY_NAME_WORD.test(source)) return [];
  visitSyntax(path, source, (node) => {
    for (const name of declaredIn(node)) {
      const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_|(?<=[A-Z])(?=[A-Z][a-z])/);
      if (words.some((word) => NAME_WORDS.has(word.toLowerCase()))) names.add(`${path}: ${name}`);
    }
    return true;
  });
  return [...names];
}

const DECLARING =
  /^(?:FunctionDeclaration|VariableDeclarator|TS(?:Interface|TypeAlias)Declaration)$/;

function declaredIn(node: SyntaxNode): readonly string[] {
  const declared = DECLARING.test(String(node['type'])) ? [node['id']] : [];
  const property = /^(?:TSPropertySignature|Property)$/.test(String(node['type']))
    ? [node['key']]
    : [];
  const parameters = Array.isArray(node['params']) ? node['params'] : [];
  return [...declared, ...property, ...parameters].flatMap((each) =>
    isSyntaxNode(each) && each['type'] === 'Identifier' ? [String(each['name'])] : [],
  );
}
