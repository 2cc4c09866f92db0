import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSame } from '../../../src/scene/operations/same';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import type { TextSpan } from '../../../src/scene/scene';
import {
  changeSpans,
  foldSpans,
  keepSpans,
  readSpans,
  runsOf,
} from '../../../src/scene/text/spans';
import { foldLines } from '../../../src/scene/text/text-lines';

const BOLD = { bold: true } as const;
const LINK = { href: 'https://example.com' } as const;

/** Spans written as text: each `[` begins and each `]` ends a part of that style. */
function marked(written: string, style: Omit<TextSpan, 'start' | 'end'> = BOLD) {
  const spans: TextSpan[] = [];
  let text = '';
  let start = 0;
  for (const letter of written) {
    if (letter === '[') start = text.length;
    else if (letter === ']') spans.push({ start, end: text.length, ...style });
    else text += letter;
  }
  return { text, spans };
}

/** The same the other way round. */
function mark(text: string, spans: readonly TextSpan[]): string {
  return runsOf(text, spans)
    .map((run) => (Object.keys(run.style).length > 0 ? `[${run.text}]` : run.text))
    .join('');
}

const style = fc.record(
  {
    bold: fc.boolean(),
    italic: fc.boolean(),
    color: fc.constantFrom('#112233', '#aabbcc'),
    size: fc.integer({ min: 8, max: 72 }),
    font: fc.constantFrom('Georgia', 'Courier New'),
    firstFonts: fc.constantFrom('Aptos', 'Cambria,Sitka Text'),
    letterSpacing: fc.constantFrom(-2, 0, 0.5, 24),
    href: fc.constantFrom('https://example.com', 'mailto:ada@example.com'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Omit<TextSpan, 'start' | 'end'>>;
const place = fc.integer({ min: -2, max: 24 });
const written = fc
  .array(fc.tuple(place, place, style), { maxLength: 6 })
  .map((spans) => spans.map(([start, end, own]) => ({ start, end, ...own })));
const words = fc.string({ unit: 'binary', maxLength: 20 });

/** What should hold of the spans of any text, and does not. */
function problemsOf(text: string, spans: readonly TextSpan[]): readonly string[] {
  return spans.flatMap(({ start, end, ...own }, at) => {
    const { start: _from, end: before = 0, ...last } = spans[at - 1] ?? { start: 0 };
    const isParted = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(start - 1, start + 1));
    return [
      ...(start < before ? ['lies over another'] : []),
      ...(end <= start ? ['is empty'] : []),
      ...(end > text.length ? ['ends behind the text'] : []),
      ...(Object.keys(own).length === 0 ? ['says nothing'] : []),
      ...(at > 0 && before === start && isSame(last, own) ? ['is as its neighbor'] : []),
      ...(isParted ? ['parts a letter'] : []),
      ...(isSame(readSpans(spans, text), spans) ? [] : ['is not read as it is']),
    ];
  });
}

describe('spans that are read', () => {
  test('are in order, none empty or over another, and alike neighbors are one', () => {
    fc.assert(
      fc.property(words, written, (text, spans) => {
        expect(problemsOf(text, readSpans(spans, text))).toEqual([]);
      }),
    );
  });

  test('of anything at all are spans', () => {
    fc.assert(
      fc.property(words, fc.anything(), (text, value) => {
        expect(problemsOf(text, readSpans(value, text))).toEqual([]);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['no list', { start: 0, end: 1, bold: true }],
    ['half a letter', [{ start: 0.5, end: 2, bold: true }]],
    ['a range that ends before it begins', [{ start: 2, end: 1, bold: true }]],
    ['a place before the text', [{ start: -1, end: 1, bold: true }]],
    ['a place behind it', [{ start: 4, end: 9, bold: true }]],
    ['a style without a valid value', [{ start: 0, end: 1, bold: 'yes', color: 'url(x)' }]],
    ['a script for a link', [{ start: 0, end: 1, href: 'javascript:alert(1)' }]],
    ['a link that is too long', [{ start: 0, end: 1, href: `https://a.b/${'x'.repeat(2048)}` }]],
  ])('are not %s', (_name, value) => {
    expect(readSpans(value, 'word')).toEqual([]);
  });

  test('keep what is right of one with a bad link, and end where the text does', () => {
    const given = [{ start: 1, end: 99, bold: true, href: 'data:text/html,x', onclick: 'x' }];
    expect(readSpans(given, 'word')).toEqual([{ start: 1, end: 4, bold: true }]);
  });

  test('have a size and a spacing within the limits of those of elements', () => {
    const given = [
      { start: 0, end: 1, size: 900, letterSpacing: -9 },
      { start: 1, end: 2, size: 12.408, letterSpacing: 0.296 },
      { start: 2, end: 3, size: '20', letterSpacing: Number.NaN },
    ];
    expect(readSpans(given, 'word')).toEqual([
      { start: 0, end: 1, size: 72, letterSpacing: -2 },
      { start: 1, end: 2, size: 12.41, letterSpacing: 0.3 },
    ]);
  });

  test('are no more than a text may have', () => {
    const text = 'ab'.repeat(SCENE_LIMITS.spans * 2);
    const given = [...text].map((_, at) => ({ start: at, end: at + 1, bold: at % 2 === 0 }));
    expect(readSpans(given, text)).toHaveLength(SCENE_LIMITS.spans);
  });
});

describe('when a text changes', () => {
  test.each([
    ['is typed within a part', 'a [bc] d', 'a bxc d', 4, 'a [bxc] d'],
    ['is typed at its end', 'a [bc] d', 'a bcx d', 5, 'a [bcx] d'],
    ['is typed at its beginning', 'a [bc] d', 'a xbc d', 3, 'a x[bc] d'],
    ['is typed before a part at the beginning', '[bc] d', 'xbc d', 1, '[xbc] d'],
    ['is typed beside an equal letter of the part', 'a[aa]a', 'aaaaa', 2, 'aa[aa]a'],
    ['takes the place of the part', 'a [bc] d', 'a x d', 3, 'a [x] d'],
    ['takes the place of its beginning', 'a [bc] d', 'axc d', 2, 'ax[c] d'],
    ['is deleted from a part', 'a [bc] d', 'a c d', 2, 'a [c] d'],
    ['is deleted with all of the part', 'a [bc] d', 'a  d', 2, 'a  d'],
    ['is deleted altogether', '[bc]', '', 0, ''],
  ])('what %s', (_name, before, after, caret, expected) => {
    const { text, spans } = marked(before);
    expect(mark(after, keepSpans(spans, text, after, caret))).toBe(expected);
  });

  test('a link takes what is typed within it alone', () => {
    const { text, spans } = marked('to [us]', LINK);
    expect(mark('to uxs', keepSpans(spans, text, 'to uxs', 5))).toBe('to [uxs]');
    expect(mark('to usx', keepSpans(spans, text, 'to usx', 6))).toBe('to [us]x');
  });

  test('in one place, all before and behind it looks as it did where the caret is given', () => {
    fc.assert(
      fc.property(words, words, words, words, written, (head, gone, added, tail, given) => {
        const [before, after] = [head + gone + tail, head + added + tail];
        const spans = readSpans(given, before);
        for (const caret of [head.length + added.length, undefined]) {
          const kept = keepSpans(spans, before, after, caret);
          expect(problemsOf(after, kept)).toEqual([]);
        }
        fc.pre(isWhole(head) && isWhole(tail) && isWhole(added));
        const kept = keepSpans(spans, before, after, head.length + added.length);
        fc.pre(after !== '');
        expect(stylesIn(after, kept).slice(0, head.length)).toEqual(
          stylesIn(before, spans).slice(0, head.length),
        );
        const behind = tail.length;
        expect(behind === 0 ? [] : stylesIn(after, kept).slice(-behind)).toEqual(
          behind === 0 ? [] : stylesIn(before, spans).slice(-behind),
        );
      }),
    );
  });

  test('again and again, its spans stay sound', () => {
    fc.assert(
      fc.property(words, written, fc.array(words, { maxLength: 6 }), (first, given, texts) => {
        let [text, spans] = [first, readSpans(given, first)];
        for (const next of texts) {
          spans = keepSpans(spans, text, next);
          text = next;
          expect(problemsOf(text, spans)).toEqual([]);
        }
      }),
    );
  });
});

describe('a change of a part', () => {
  test('parts what it lies in, and goes where it is taken back', () => {
    const { text, spans } = marked('[one two]');
    const split = changeSpans(spans, text, { start: 2, end: 5 }, { bold: undefined });
    expect(mark(text, split)).toBe('[on]e t[wo]');
    expect(changeSpans(split, text, { start: 2, end: 5 }, BOLD)).toEqual(spans);
  });

  test('leaves valid spans, and has no further effect when made twice', () => {
    fc.assert(
      fc.property(words, written, place, place, style, (text, given, from, to, change) => {
        const spans = readSpans(given, text);
        const range = { start: Math.max(0, from), end: Math.max(0, to) };
        const once = changeSpans(spans, text, range, change);
        expect(problemsOf(text, once)).toEqual([]);
        expect(changeSpans(once, text, range, change)).toEqual(once);
      }),
    );
  });
});

test('spans of what is shown lie on the letters that are left', () => {
  const { text, spans } = marked('\n  a\u0000 [ b  \t c ] \r\n\n [d]\u200b\n ');
  const shown = foldLines(text).join('\n');
  expect(shown).toBe('a b c\n\nd\u200b');
  expect(mark(shown, foldSpans(spans, text, shown))).toBe('a [b c]\n\n[d]\u200b');
});

test('runs hold all of a text, in its order', () => {
  fc.assert(
    fc.property(words, written, place, (text, given, from) => {
      const runs = runsOf(text, readSpans(given, text), Math.max(0, from));
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.every((run) => run.text !== '')).toBe(true);
    }),
  );
});

function stylesIn(text: string, spans: readonly TextSpan[]) {
  return runsOf(text, spans).flatMap((run) =>
    Array.from({ length: run.text.length }, () => run.style),
  );
}

/** Whether no half of a letter stands alone in it, which would be joined with what comes beside it. */
function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
