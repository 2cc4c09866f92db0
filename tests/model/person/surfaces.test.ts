import { afterAll, describe, expect, test, vi } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { isBoundField } from '../../../src/model/person/bound-field-ids';
import { isPersonField } from '../../../src/model/person/text-fields';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { isElementType, type ElementType } from '../../../src/scene/registry';
import { designOf } from '../../helpers/scenes';
import { PEOPLE, type PeopleRow } from './people.data';
import { hrefsOf, NAME, partsOf, personWith, textOf } from './people/read-parts';

/* Wherever a person is shown, the same texts have the same links: every template, the canvas, a text that is bound to a field. */

// Hundreds of signatures are made in each test, on whatever machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const ROOM = { x: 0, y: 0, width: 560, height: 60 };
const FRAME = { frame: { width: 600, height: 120, trim: false } };

/** The fields that an element shows, and those that stand in the midst of a text. */
const ON_CANVAS = PEOPLE.filter(({ field }) => isPersonField(field) && field !== 'fullName');

describe('on the canvas', () => {
  test('an element of a field has the links of the field', async () => {
    expect(await differences(ON_CANVAS, elementOf)).toEqual([]);
  });

  test('an element has the links of what is typed into it', async () => {
    expect(await differences(ON_CANVAS, typedElementOf)).toEqual([]);
  });

  test('a part of a text that shows a field has the links of the field', async () => {
    expect(await differences(ON_CANVAS, boundTextOf)).toEqual([]);
  });
});

/** Numbers in several parts, which a template could cut. */
const SEVERAL = PEOPLE.filter(({ linked: [best = []] }) => best.length > 1);

test.each(TEMPLATE_IDS)('the template %s links each of several numbers', async (template) => {
  const found = await differences(SEVERAL, async ({ field, typed }) => {
    const { html } = await exportSignature(personWith(field, typed), template);
    return hrefsOf(html).filter((href) => href.startsWith('tel:'));
  });
  expect(found).toEqual([]);
});

test('the plain text shows what the signature shows', async () => {
  const missing = await Promise.all(
    PEOPLE.map(async ({ field, typed, line }) => {
      const person = personWith(field, typed, line);
      const { shown } = await partsOf(field, person, line?.label);
      const { text } = await exportSignature(person, 'minimal');
      return text.replace(/\s+/g, ' ').includes(shown) ? '' : `${field} ${shown}: ${text}`;
    }),
  );
  expect(missing.filter((text) => text !== '')).toEqual([]);
});

test('a short reply has no other links', async () => {
  const other = await Promise.all(
    PEOPLE.map(async ({ field, typed, line }) => {
      const person = personWith(field, typed, line);
      const { linked } = await partsOf(field, person, line?.label);
      const { html } = await exportSignature(person, 'minimal', { form: 'reply' });
      return hrefsOf(html).filter((href) => !linked.includes(href));
    }),
  );
  expect(other.flat()).toEqual([]);
});

type LinksOf = (row: PeopleRow) => Promise<readonly string[]>;

/** Where others have other links than the signature: `typed: there, in the signature`. */
async function differences(rows: readonly PeopleRow[], there: LinksOf): Promise<readonly string[]> {
  const all = await Promise.all(
    rows.map(async (row) => {
      const { linked } = await partsOf(row.field, personWith(row.field, row.typed));
      const found = await there(row);
      return found.join() === linked.join()
        ? ''
        : `${row.typed}: ${found.join()}, ${linked.join()}`;
    }),
  );
  return all.filter((text) => text !== '');
}

async function elementOf({ field, typed }: PeopleRow): Promise<readonly string[]> {
  const design = designOf([{ ...ROOM, type: typeOf(field) }], {
    ...FRAME,
    signatureData: personWith(field, typed),
  });
  return hrefsOf((await exportScene(design)).html);
}

async function typedElementOf({ field, typed }: PeopleRow): Promise<readonly string[]> {
  const design = designOf([{ ...ROOM, type: typeOf(field), content: typed }], {
    ...FRAME,
    signatureData: { fullName: NAME },
  });
  return hrefsOf((await exportScene(design)).html);
}

async function boundTextOf({ field, typed }: PeopleRow): Promise<readonly string[]> {
  if (!isBoundField(field)) throw new Error(`No text shows ${field}.`);
  // What is bound has a link where what stood there had one.
  const spans = [{ start: 3, end: 6, field, href: 'https://example.com' }] as const;
  const design = designOf([{ ...ROOM, type: 'text', content: 'At 000.', spans }], {
    ...FRAME,
    signatureData: personWith(field, typed),
  });
  const { html } = await exportScene(design);
  expect(textOf(html)).toMatch(/^At .*\.$/u);
  return hrefsOf(html);
}

function typeOf(field: string): ElementType {
  if (!isElementType(field)) throw new Error(`No element shows ${field}.`);
  return field;
}
