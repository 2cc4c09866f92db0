import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recognizeFields } from '../../../src/import/core/found-in-mail';
import { isSocialId } from '../../../src/model/person/social';
import { cleanText } from '../../../src/base/text';
import type { Page } from '../../../src/import/core/rebuild/page';
import { growthOf, IN_PROPORTION } from '../../helpers/growth';
import { columnsOf, pageOf, type LineSpec, type RunSpec } from '../../helpers/pages';
import { SIGNATURES } from './recognize.data';

/*
 * Any page: of letters without sense, and of the words of real signatures in any order.
 */

const WORDS = SIGNATURES.flatMap(({ page }) =>
  page.items.flatMap((item) =>
    item.kind === 'text' ? item.lines.flatMap(({ runs }) => runs.map(({ text }) => text)) : [],
  ),
);
const HREFS = [
  'https://www.linkedin.com/in/jane',
  'https://acme.com',
  'tel:+15550104477',
  'tel:%',
  'mailto:jane@acme.com?subject=a',
  'mailto:',
  'https://',
  'https://maps.google.com/?q=a',
  'javascript:alert(1)',
];

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[-+()./@:|, \da-zA-Z]{0,30}$/),
);
const run: fc.Arbitrary<RunSpec> = fc
  .record({
    text: word,
    href: fc.option(fc.oneof(fc.constantFrom(...HREFS), fc.webUrl()), { nil: undefined }),
    weight: fc.constantFrom(400, 700),
    size: fc.constantFrom(10, 14, 18),
    italic: fc.boolean(),
  })
  .map(({ text, href, ...look }) => [text, { ...look, ...(href !== undefined && { href }) }]);
const line: fc.Arbitrary<LineSpec> = fc.array(run, { minLength: 1, maxLength: 4 });
const picture = fc.record({ alt: word, href: fc.constantFrom(...HREFS), src: fc.webUrl() });
const rows = fc.array(fc.oneof({ weight: 5, arbitrary: line }, fc.constant(''), picture), {
  maxLength: 14,
});
const anyPage: fc.Arbitrary<Page> = fc
  .array(rows, { minLength: 1, maxLength: 2 })
  .map((columns) => columnsOf(...columns.map(pageOf)));

test('no field is found twice, and none is blank', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const fields = recognizeFields(page);
      expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
      expect(fields.filter(({ value }) => value.trim() === '')).toEqual([]);
    }),
  );
});

test('each value is words of the page, or an address it leads to', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const words = folded(textOf(page));
      const hrefs = hrefsOf(page);
      for (const { field, value } of recognizeFields(page)) {
        const isShown = value.split('\n').every((part) => words.includes(folded(part)));
        const isLed = hrefs.some(
          (href) => href.includes(value) || folded(decoded(href)).includes(value),
        );
        const isAccount = isSocialId(field) && hrefs.some((href) => isSame(href, value));
        expect(isShown || isLed || isAccount, `${field}: ${value}`).toBe(true);
      }
    }),
  );
});

test.each([
  ['words', 'lorem ipsum '],
  ['digits', '12 34-56 '],
  ['one digit after the other', '1'],
  ['dots', 'a.b.'],
  ['signs of mail', 'a@b.'],
  ['names', 'Jane Doe, '],
  ['brackets', '((+'],
  ['quotation marks', '“a '],
  ['labels', 'Tel: M: '],
  ['strokes', 'a | '],
  ['honorifics', 'Dr. Prof. '],
  ['han', '山市区路'],
])('many %s take time in proportion', async (_, unit) => {
  const read = (size: number) => {
    const letters = unit.repeat(size / unit.length);
    return recognizeFields(pageOf([letters, ...(letters.match(/.{1,120}/gsu) ?? [])]));
  };
  expect(await growthOf(read, 40_000)).toBeLessThan(IN_PROPORTION);
});

test('many lines take time in proportion', async () => {
  expect(await growthOf(readLines, 1200)).toBeLessThan(IN_PROPORTION);
});

function readLines(count: number): unknown {
  const lines = Array.from({ length: count }, (_, at) => WORDS[at % WORDS.length] ?? '');
  return recognizeFields(pageOf(lines.filter((text) => !/wrote:/.test(text))));
}

function textOf({ items }: Page): string {
  return items
    .flatMap((item) => {
      if (item.kind !== 'text') return [];
      return item.lines.map(({ runs }) => runs.map(({ text }) => cleanText(text)).join(''));
    })
    .join(' ');
}

function hrefsOf({ items }: Page): readonly string[] {
  return items.flatMap((item) =>
    item.kind === 'text'
      ? item.lines.flatMap(({ runs }) => runs.map(({ href }) => href ?? ''))
      : [item.href ?? ''],
  );
}

function folded(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

function isSame(href: string, value: string): boolean {
  return (
    decoded(href).replaceAll(/[^\p{L}\p{N}]/gu, '') ===
    decoded(value).replaceAll(/[^\p{L}\p{N}]/gu, '')
  );
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
