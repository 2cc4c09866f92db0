import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanLine,
  cleanLines,
  cleanText,
  cleanWrittenLine,
  formatCount,
  inOneLine,
  textDirection,
} from '../../src/base/text';

/** Anything at all: half surrogates, controls, overrides. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.constantFrom('\u0000', '\u0092', '\u202e', '\ud800', '\u2028', '\r', '\n', 'a', ' '))
    .map((parts) => parts.join('')),
);

const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/;

describe('cleaning a text', () => {
  test.each([
    ['plain text', 'Jane Doe', 'Jane Doe'],
    ['C0 controls', 'a\u0000b\u0007c\u001b', 'abc'],
    ['a tab and a line feed, which stay', 'a\tb\nc', 'a\tb\nc'],
    ['delete', 'a\u007fb', 'ab'],
    ['other line ends', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['quotes of Windows-1252 read as Latin-1', 'O\u0092Neill \u0093x\u0094', 'O’Neill “x”'],
    ['other letters of Windows-1252', '\u0080\u0096\u0097\u0099\u009f', '€–—™Ÿ'],
    ['what Windows-1252 leaves open', 'a\u0081\u008d\u008f\u0090\u009db', 'ab'],
    ['direction overrides', 'a\u202eb\u202cc\u2066d\u2069', 'abcd'],
    ['direction marks, which stay', 'a\u200eb\u200fc', 'a\u200eb\u200fc'],
    ['a joiner between emoji, which stays', '👩‍💻', '👩‍💻'],
    ['a byte-order mark', '\ufeffa', 'a'],
    ['half surrogates', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['whole surrogates', '😀', '😀'],
    ['no characters at all', '\ufffe\uffff', ''],
  ])('%s: %j becomes %j', (_, given, cleaned) => {
    expect(cleanText(given)).toBe(cleaned);
  });

  test('leaves no control character, override or half surrogate', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanText(text)).not.toMatch(FORBIDDEN);
        expect(() => encodeURIComponent(cleanText(text))).not.toThrow();
        expect(cleanLine(text)).not.toMatch(FORBIDDEN);
      }),
    );
  });

  test('cleaned twice is cleaned once', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});

test('a line has no line ends and no blanks around it or in a row', () => {
  expect(cleanLine('  Jane \n\t Doe\u2028Smith\u00a0 ')).toBe('Jane Doe Smith');
  fc.assert(
    fc.property(anything, (text) => {
      expect(cleanLine(text)).not.toMatch(/\s\s|^\s|\s$|[\n\t]/);
    }),
  );
});

test.each(['\u200b', '\u200d\u00ad', ' \u2060 \u200c '])(
  'a line of invisible characters is blank',
  (text) => {
    expect(cleanLine(text)).toBe('');
    expect(cleanLine(`a${text}b`)).not.toBe('');
  },
);

test('lines are those that are not blank', () => {
  expect(cleanLines(' a \r\n\n \u0000 \nb\u2029c')).toEqual(['a', 'b', 'c']);
  expect(cleanLines(' \n ')).toEqual([]);
});

test.each([
  ['Jane Doe', 'ltr'],
  ['', 'ltr'],
  ['123 !', 'ltr'],
  ['نور الهدى', 'rtl'],
  ['דנה כהן', 'rtl'],
  ['1. دنى', 'rtl'],
  ['Jane דנה', 'ltr'],
  ['山田 はなこ', 'ltr'],
  ['王小明', 'ltr'],
  ['김민수', 'ltr'],
  ['Γιώργος', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('wide blanks of Japanese stay where a text is as it was written', () => {
  expect(cleanWrittenLine(' 小林\u3000 奏 様\n')).toBe('小林\u3000奏 様');
  expect(cleanLines('東京都\u3000本町\n\u3000')).toEqual(['東京都\u3000本町']);
  expect(cleanLine('小林\u3000奏')).toBe('小林 奏');
});

test('lines with a comma of their own get no second one', () => {
  expect(inOneLine(['Quince House, Badger End,', 'West Holt'])).toBe(
    'Quince House, Badger End, West Holt',
  );
  expect(inOneLine(['1 Elm Lane', 'Holt'])).toBe('1 Elm Lane, Holt');
});

test('a line that is clean already is the line that cleaning makes of it', () => {
  // A control character makes sure that the line is cleaned.
  const plain = fc
    .array(fc.constantFrom('a', '~', ' ', '  ', '\t', '\n', 'é'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anything, plain, fc.string()), (text) => {
      expect(cleanLine(text)).toBe(cleanLine(`\u0000${text}`));
    }),
  );
});
