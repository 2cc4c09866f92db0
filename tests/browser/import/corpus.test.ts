import { afterAll, describe, expect, test } from 'vitest';
import type { FoundField } from '../../../src/import/core/found-field';
import { wordsOfLine } from '../../../src/import/core/likeness';
import type { Page } from '../../../src/import/core/rebuild/page';
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
    expect((expected.drawn ?? []).filter((words) => !altsOf(result.page).includes(words))).toEqual(
      [],
    );
    expect(flat(textOf(result.page))).not.toMatch(/^--/);
    // Visitors see it so before they ask for pictures.
    const unloaded = await imported(await mailOf(name), false);
    expect(missingWords(expected, unloaded)).toEqual([]);
    const kinds = new Set<string>(result.laidOut.removals.map(({ kind }) => kind));
    expect(expected.removed.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test('most stands within 2 px and most looks the same', () => {
  const all = [...made.values()];
  const lines = all.map(({ likeness }) => likeness.lines);
  expect(sumOf(lines, 'near') / sumOf(lines, 'all')).toBeGreaterThan(0.95);
  expect(all.filter(isAlike).length).toBeGreaterThanOrEqual(44);
});

test('most fields are found', () => {
  const counts = CASES.map(([name, expected]) => fieldsFound(expected, made.get(name)));
  expect(sumOf(counts, 'right') / sumOf(counts, 'all')).toBeGreaterThan(0.95);
});

test('what is found as sure is right in 98 of 100', () => {
  const counts = CASES.map(([name, expected]) => fieldsFound(expected, made.get(name)));
  expect(sumOf(counts, 'sureRight') / sumOf(counts, 'sure')).toBeGreaterThanOrEqual(0.98);
});

function sumOf<Key extends string>(
  all: readonly Readonly<Record<Key, number>>[],
  key: Key,
): number {
  return all.reduce((sum, each) => sum + each[key], 0);
}

function isAlike({ likeness }: Imported): boolean {
  return likeness.figure >= 0.9;
}

afterAll(() => {
  const rows = CASES.map(([name, expected]) => {
    const result = made.get(name);
    if (result === undefined) return `${name}: not read`;
    const { all, right, wrong } = fieldsFound(expected, result);
    const { lines, pictures, figure, mismatches } = result.likeness;
    return [
      name.padEnd(40),
      `words ${kept(expected.words, missingWords(expected, result))}`,
      `links ${kept(expected.links, missingLinks(expected, result))}`,
      `fields ${right}/${all}`,
      `lines ${lines.near}/${lines.all}`,
      `pictures ${pictures.near}/${pictures.all}`,
      `likeness ${figure.toFixed(3)}`,
      ...wrong,
      ...mismatches.slice(0, 4).map(({ what }) => `~ ${what}`),
    ].join(' | ');
  });
  const counts = CASES.map(([name, expected]) => fieldsFound(expected, made.get(name)));
  const lines = [...made.values()].map(({ likeness }) => likeness.lines);
  console.log(
    [
      ...rows,
      `fields ${sumOf(counts, 'right')}/${sumOf(counts, 'all')}`,
      `sure ${sumOf(counts, 'sureRight')}/${sumOf(counts, 'sure')} right`,
      `lines ${sumOf(lines, 'near')}/${sumOf(lines, 'all')}`,
      `alike ${[...made.values()].filter(isAlike).length}/${made.size}`,
    ].join('\n'),
  );
});

function kept(all: readonly string[], missing: readonly string[]): string {
  return `${all.length - missing.length}/${all.length}`;
}

function missingWords({ words }: Expected, { page }: Imported): readonly string[] {
  const shown = flat(textOf(page));
  return words.filter((line) => !shown.includes(flat(line)));
}

function textOf({ items }: Page): string {
  return items
    .flatMap((item) => (item.kind === 'text' ? item.lines.map(wordsOfLine) : []))
    .join(' ');
}

function altsOf({ items }: Page): string {
  return items.map((item) => (item.kind === 'picture' ? item.alt : '')).join('\n');
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

/** Letters that CSS makes capitals are found as they are seen. */
function bare(value: string): string {
  return flat(value)
    .toLowerCase()
    .replace(/^https?:(?:\/\/)?(?:www\.)?|\/$/g, '');
}

function fieldsFound({ fields }: Expected, result: Imported | undefined) {
  const found = new Map<string, string>(result?.found.map(({ field, value }) => [field, value]));
  const wanted = Object.entries(fields);
  const sure = result?.found.filter(({ field, isSure }) => isSure && !field.endsWith('Url')) ?? [];
  const isTrue = ({ field, value }: FoundField): boolean =>
    (NUMBERS.includes(field) ? NUMBERS : [field]).some(
      (each) => bare(fields[each] ?? '') === bare(value),
    );
  // Which kind a number without a label is, its numbering plan shows better than its place.
  const isRight = ([field, value]: readonly [string, string]): boolean =>
    (NUMBERS.includes(field) ? NUMBERS : [field]).some(
      (each) => bare(found.get(each) ?? '') === bare(value),
    );
  return {
    all: wanted.length,
    right: wanted.filter(isRight).length,
    sure: sure.length,
    sureRight: sure.filter(isTrue).length,
    wrong: [
      ...sure.filter((each) => !isTrue(each)).map(({ field, value }) => `SURE ${field}: ${value}`),
      ...wanted.filter((each) => !isRight(each)).map(([field]) => `${field}: ${found.get(field)}`),
      ...[...found]
        .filter(([field]) => !Object.hasOwn(fields, field) && !field.endsWith('Url'))
        .map(([field, value]) => `+${field}: ${value}`),
    ],
  };
}
