import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AVOIDED_WORDS, SPECIFIED_STRINGS } from './avoided-words.data';
import { readHtmlStrings, readStrings, type VisitorString } from './read-strings';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))
  // The list is of English words.
  .filter((path) => !/languages\/(?!en)[a-z]{2}\.ts$/.test(path))
  // Nor are these for visitors: they are what others write in their signatures.
  .filter(
    (path) =>
      // Synonyms are what visitors type.
      !path.endsWith('/synonyms.data.ts') &&
      !/(?:import\/core\/recognize\/data|list\/columns)\/[a-z-]+\.data\.ts$/.test(path),
  );

const sources = [
  ...files.map((file) => ({ file, strings: readStrings(file, readFileSync(file, 'utf8')) })),
  { file: 'index.html', strings: readHtmlStrings(readFileSync('index.html', 'utf8')) },
];

test('what visitors read holds none of the words that we avoid', () => {
  const complaints = sources.flatMap(({ file, strings }) => complaintsOf(file, strings));
  expect(complaints).toEqual([]);
});

test('each string that the specification asks for is one that visitors read', () => {
  const shown = new Set(sources.flatMap(({ strings }) => strings.map(({ text }) => text)));
  expect(SPECIFIED_STRINGS.filter((text) => !shown.has(text))).toEqual([]);
});

test('each string that the specification asks for holds a word that we would avoid', () => {
  expect(SPECIFIED_STRINGS.filter((text) => avoidedIn(text).length === 0)).toEqual([]);
});

describe('found is', () => {
  test.each([
    ['a string', "const a = 'All mails are grey.';", ['grey', 'mails']],
    ['a label of one word', "const a = { label: 'Ground' };", ['Ground']],
    ['a piece of a template', 'const a = `${b} leads nowhere`;', ['leads nowhere']],
    ['a string within a template', "const a = `${b ? 'Mend it' : ''} now`;", ['Mend']],
    ['a text of JSX', 'const a = <p>Nobody\n yet</p>;', ['Nobody']],
    ['an attribute that is read out', 'const a = <b aria-label="In mails" />;', ['mails']],
    ['an exclamation mark of ours', "const a = 'Signature saved!';", ['d!']],
  ])('%s', (_name, source, words) => {
    expect(complaintsOf('a.tsx', readStrings('a.tsx', source))).toEqual(
      words.map((shown) => expect.stringContaining(`a.tsx:1 says '${shown}'`)),
    );
  });

  test('a text of a page, and its description', () => {
    const html = '<meta name="description" content="For all mails" />\n<title>A grey page</title>';
    expect(complaintsOf('a.html', readHtmlStrings(html))).toEqual([
      expect.stringContaining("a.html:1 says 'mails'"),
      expect.stringContaining("a.html:2 says 'grey'"),
    ]);
  });
});

test.each([
  ['the program of Apple', "const a = 'Then open Mail.';"],
  ['a path', "const a = 'In ~/Library/com~apple~mail/Data or mail/inbox';"],
  ['a name within the code', "const a = 'plate';"],
  ['classes', 'const a = <p className="ground grey" />;'],
  ['a class in a list', "const a = cx('bg-ground p-2');"],
  ['a type', "type A = 'Mend it';"],
  ['a module', "import { a } from './Mend it';"],
  ['an error for developers', "throw new Error('The mark has no grounds');"],
  ['a log', "log('The mail is grey', cause);"],
  ['a comment', '// The centre of a mail'],
  ['what the specification asks for', "const a = 'Oops! Page not found';"],
])('%s is nobody’s business', (_name, source) => {
  expect(complaintsOf('a.tsx', readStrings('a.tsx', source))).toEqual([]);
});

function complaintsOf(file: string, strings: readonly VisitorString[]): readonly string[] {
  return strings.flatMap(({ line, text }) =>
    SPECIFIED_STRINGS.includes(text)
      ? []
      : avoidedIn(text).map(
          ({ shown, instead }) => `${file}:${line} says '${shown}', better: ${instead} (${text})`,
        ),
  );
}

/** In the order of the alphabet. */
function avoidedIn(text: string): readonly { readonly shown: string; readonly instead: string }[] {
  return AVOIDED_WORDS.flatMap(({ pattern, instead }) => {
    const shown = pattern.exec(text)?.[0];
    return shown === undefined ? [] : [{ shown, instead }];
  }).toSorted((a, b) => (a.shown < b.shown ? -1 : 1));
}
