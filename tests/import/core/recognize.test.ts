import { isBoundField } from '../../../src/model/person/bound-field-ids';
import { expect, test } from 'vitest';
import { personOf, recognizeFields } from '../../../src/import/core/found-in-mail';

import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { isSocialId } from '../../../src/model/person/social';
import { binderOf, type ReadWords } from '../../../src/import/core/rebuild/bind';
import type { Page, PageItem } from '../../../src/import/core/rebuild/page';
import { SIGNATURES } from './recognize.data';

test.each(SIGNATURES)('finds who a signature is about: $name', ({ page, found }) => {
  expect(valuesIn(page)).toEqual(found);
});

test.each(SIGNATURES)('finds the same where each line is a cell of its own: $name', (signature) => {
  expect(valuesIn(apart(signature.page))).toEqual(signature.found);
});

test.each(SIGNATURES)('its words are found again in the page: $name', ({ page }) => {
  const fields = recognizeFields(page);
  const { bind } = binderOf(personOf(fields, BLANK_SIGNATURE));
  const bound = new Set(textsOf(page).flatMap((text) => bind(text)));
  const shown = textsOf(page)
    .map(({ text }) => text)
    .join('\n');
  const words = fields.filter(({ field, value }) => !isSocialId(field) && shown.includes(value));
  expect(words.filter(({ field }) => isBoundField(field) && !bound.has(field))).toEqual([]);
});

function valuesIn(page: Page) {
  return Object.fromEntries(recognizeFields(page).map(({ field, value }) => [field, value]));
}

/** The page with each line as a block. */
function apart({ items, isCut }: Page): Page {
  return { items: items.flatMap(linesOf), isCut };
}

function linesOf(item: PageItem): readonly PageItem[] {
  return item.kind === 'text'
    ? item.lines.map((line) => ({ ...item, ...line, lines: [line] }))
    : [item];
}

/** The texts of a page as they are bound to fields. */
function textsOf({ items }: Page): readonly ReadWords[] {
  return items.flatMap((item) => {
    if (item.kind !== 'text') return [];
    const letters = item.lines.flatMap(({ runs }, at) => [
      ...(at === 0 ? [] : [{ letter: '\n', href: null }]),
      ...runs.flatMap(({ text, href }) => text.split('').map((letter) => ({ letter, href }))),
    ]);
    const text = letters.map(({ letter }) => letter).join('');
    return [{ text, hrefs: letters.map(({ href }) => href), broken: new Set<number>() }];
  });
}
