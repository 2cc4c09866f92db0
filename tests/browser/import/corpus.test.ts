import { afterAll, describe, expect, test } from 'vitest';
import { wordsOfLine } from '../../../src/import/likeness';
import type { Page } from '../../../src/rebuild/page';
import { CASES, imported, mailOf, type Expected, type Imported } from './corpus';

/*
 * Signatures as other programs write them come to the canvas with all their words and links, and look there as they looked.
 */

await Promise.all([...document.fonts].map((face) => face.load()));

const made = new Map<string, Imported>();

describe.each(CASES)('%s', (name, expected) => {
  test('keeps its words and links', async () => {
    const result = await imported(await mailOf(name));
    made.set(name, result);
    expect(missingWords(expected, result)).toEqual([]);
    expect(missingLinks(expected, result)).toEqual([]);
    const kinds = new Set<string>(result.laidOut.removals.map(({ kind }) => kind));
    expect(expected.removed.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test('most stands within 2 px and most looks the same', () => {
  const all = [...made.values()];
  const lines = all.reduce((sum, { likeness }) => sum + likeness.lines.all, 0);
  const near = all.reduce((sum, { likeness }) => sum + likeness.lines.near, 0);
  expect(near / lines).toBeGreaterThan(0.94);
  expect(all.filter(({ likeness }) => likeness.figure >= 0.9).length).toBeGreaterThanOrEqual(43);
});

test('most fields are found', () => {
  const counts = CASES.map(([name, expected]) => fieldsFound(expected, made.get(name)));
  const wanted = counts.reduce((sum, { all }) => sum + all, 0);
  const right = counts.reduce((sum, { right: found }) => sum + found, 0);
  expect(right / wanted).toBeGreaterThan(0.9);
});

afterAll(() => {
  const rows = CASES.map(([name, expected]) => {
    const result = made.get(name);
    if (result === undefined) return `${name}: not read`;
    const { all, right, wrong } = fieldsFound(expected, result);
    const { lines, pictures, figure, strangers } = result.likeness;
    return [
      name.padEnd(40),
      `fields ${right}/${all}`,
      `lines ${lines.near}/${lines.all}`,
      `pictures ${pictures.near}/${pictures.all}`,
      `likeness ${figure.toFixed(3)}`,
      ...wrong,
      ...strangers.slice(0, 4).map(({ what }) => `~ ${what}`),
    ].join(' | ');
  });
  console.log(rows.join('\n'));
});

function missingWords({ words }: Expected, { page }: Imported): readonly string[] {
  const said = flat(textOf(page));
  return words.filter((line) => !said.includes(flat(line)));
}

function textOf({ items }: Page): string {
  return items
    .flatMap((item) => (item.kind === 'text' ? item.lines.map(wordsOfLine) : []))
    .join(' ');
}

/** Words alone: where lines and parts of them meet is another question. */
function flat(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u200e\u200f\u2022]+/g, '');
}

function missingLinks({ links }: Expected, { html }: Imported): readonly string[] {
  const body = new DOMParser().parseFromString(html, 'text/html');
  const there = new Set([...body.links].map(({ href }) => plain(href)));
  return links.filter((link) => !there.has(plain(link)));
}

/** A field of the form holds an address without its scheme, and mail links go without subjects. */
function plain(href: string): string {
  const url = new URL(href, 'https://nowhere.example');
  const address = url.protocol === 'mailto:' ? url.href.split('?')[0] : url.href;
  return decodeURIComponent(address ?? '')
    .replace(/^http:/, 'https:')
    .replace(/\/$/, '');
}

const NUMBERS = ['phone', 'mobile'];

function bare(value: string): string {
  return flat(value).replace(/^https?:(?:\/\/)?(?:www\.)?|\/$/g, '');
}

function fieldsFound({ fields }: Expected, result: Imported | undefined) {
  const found = new Map<string, string>(result?.found.map(({ field, value }) => [field, value]));
  const wanted = Object.entries(fields);
  // What a number without a label is, its plan tells better than its place.
  const isRight = ([field, value]: readonly [string, string]): boolean =>
    (NUMBERS.includes(field) ? NUMBERS : [field]).some(
      (each) => bare(found.get(each) ?? '') === bare(value),
    );
  return {
    all: wanted.length,
    right: wanted.filter(isRight).length,
    wrong: [
      ...wanted.filter((each) => !isRight(each)).map(([field]) => `${field}: ${found.get(field)}`),
      ...[...found]
        .filter(([field]) => !Object.hasOwn(fields, field) && !field.endsWith('Url'))
        .map(([field, value]) => `+${field}: ${value}`),
    ],
  };
}
