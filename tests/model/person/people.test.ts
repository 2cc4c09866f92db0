import { describe, expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { designOf } from '../../helpers/scenes';
import { PEOPLE, type PeopleRow } from './people.data';
import { partsOf, personWith, textOf } from './people/read-parts';

/* What people type: what the signature shows and links, and what the contact card has. */

describe.each([...new Set(PEOPLE.map(({ field }) => field.replace(/\..*/, '')))])('%s', (kind) => {
  const rows = PEOPLE.filter(({ field }) => field.replace(/\..*/, '') === kind);

  test.each(rows.map((row) => [row.typed, row] as const))('%j', async (typed, row) => {
    const { field, line, shown, linked, card } = row;
    const parts = await partsOf(field, personWith(field, typed, line), line?.label);
    expect.soft(parts.shown).toEqual(oneOf(shown, parts.shown));
    expect.soft(parts.linked).toEqual(oneOf(linked, parts.linked));
    expect.soft(parts.card).toEqual(oneOf(card ?? [parts.card], parts.card));
  });
});

const WITH_INITIALS = PEOPLE.flatMap(({ typed, initials }) =>
  initials === undefined ? [] : [[typed, initials] as const],
);

test.each(WITH_INITIALS)('the initials of %s are %s', async (fullName, initials) => {
  const place = { x: 0, y: 0, width: 60, height: 30 };
  const spans = [{ start: 0, end: 2, field: 'initials' }] as const;
  const design = designOf([{ ...place, type: 'text', content: 'AB', spans }], {
    signatureData: { fullName },
  });
  expect(textOf((await exportScene(design)).html)).toBe(initials);
});

test('the rows are of many countries and of all languages of the product', () => {
  const languages = new Set(PEOPLE.map(({ locale }) => locale.slice(0, 2)));
  expect(PEOPLE.length).toBeGreaterThanOrEqual(250);
  expect(new Set(PEOPLE.map(({ locale }) => locale.slice(3))).size).toBeGreaterThanOrEqual(20);
  expect(
    'en de fr es it pt nl pl ja zh ar he'.split(' ').filter((id) => !languages.has(id)),
  ).toEqual([]);
  const typed = PEOPLE.map(({ field, typed: text, line }: PeopleRow) =>
    JSON.stringify([field, text, line]),
  );
  expect(typed.filter((text, at) => typed.indexOf(text) < at)).toEqual([]);
});

/** The answer that was given, if it is one of those that are right; else the best of these. */
function oneOf<Answer>(right: readonly Answer[], given: Answer): Answer | undefined {
  return right.find((answer) => JSON.stringify(answer) === JSON.stringify(given)) ?? right[0];
}
