import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf } from '../../../../src/model/person/name/initials';
import { parseName } from '../../../../src/model/person/name/name';
import { NAMES } from './names.data';

const USUAL = {
  prefix: '',
  suffix: '',
  pronouns: '',
  note: '',
  order: 'given-first',
  script: 'cased',
  isCompany: false,
} as const;

test.each(NAMES)('parts $typed', ({ typed, given, family, others }) => {
  const { text: _text, plain: _plain, ...parts } = parseName(typed);
  expect(parts).toEqual({
    ...USUAL,
    ...others,
    given,
    family,
  });
});

test.each(NAMES)('the initials of $typed are $initials', ({ typed, initials }) => {
  expect(initialsOf(typed, 2)).toBe(initials);
});

test.each([
  ['Jean-Luc Picard', 3, 'JLP'],
  ['Anna Maria van der Berg', 3, 'AMB'],
  ['Gabriel García Márquez', 1, 'G'],
  ['Dr. Jane Doe', 1, 'J'],
  ['José Ortega y Gasset', 3, 'JOG'],
] as const)('of %s, %i letters at most are %s', (name, count, initials) => {
  expect(initialsOf(name, count)).toBe(initials);
});

test('a text that is too long for a name stays whole', () => {
  const long = `Dr. ${'Jane '.repeat(4000)}Doe, PhD (she/her)`;
  expect(parseName(long)).toMatchObject({ given: long, family: '', prefix: '', pronouns: '' });
});

const SEPARATORS = [
  '(she/her)',
  'she/her',
  '(',
  ')',
  ',',
  ', ',
  '-',
  '|',
  '"',
  '’',
  '.',
  '',
  '・',
  '&',
];

/** Texts out of what names consist of, and of what separates it. */
const nameLike = fc
  .array(fc.constantFrom(...NAMES.flatMap(({ typed }) => typed.split(' ')), ...SEPARATORS), {
    maxLength: 9,
  })
  .map((words) => words.join(' '));

const anyText = fc.oneof(
  nameLike,
  fc.string({ maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('whatever is typed', () => {
  test('the parts are made of its words, and no word is lost', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { text, prefix, given, family, suffix, pronouns, note } = parseName(typed);
        const parts = [prefix, given, family, suffix, pronouns, note].join(' ');
        expect(lettersIn(parts)).toEqual(lettersIn(text));
        expect(wordsIn(parts).filter((word) => !text.includes(word))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is shown has the same parts', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const parsed = parseName(typed);
        expect(parseName(parsed.text)).toEqual(parsed);
        const { pronouns: _pronouns, text: _text, ...parts } = parsed;
        expect(parseName(parsed.plain)).toMatchObject(parts);
      }),
      { numRuns: 2000 },
    );
  });

  test('initials begin words of it', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 4 }), (typed, count) => {
        const { text } = parseName(typed);
        const letters = initialsOf(typed, count);
        const starts = text.match(/\p{L}\p{M}*|\S/gu) ?? [];
        const known = new Set(starts.flatMap((start) => [...start.toLocaleUpperCase()]));
        expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
        expect(letters !== '' || !/\p{L}/u.test(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Letters and digits in the order of the alphabet. */
function lettersIn(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).toSorted();
}
