import * as fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../../src/export';
import { newBlock } from '../../../src/model/person/blocks';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { socialFieldProblem } from '../../../src/model/person/fields';
import { isSocialId, SOCIAL_NETWORKS } from '../../../src/model/person/social';
import { CONTACT_FIELD_IDS, textFieldProblem } from '../../../src/model/person/text-fields';
import { PEOPLE, type PeopleRow } from './people.data';
import { importedFrom, importedFromText } from './people/as-imported';
import { BORDERS, columnsWithProblems, type Border } from './people/borders';
import {
  cardLines,
  cardOf,
  hrefsOf,
  NAME,
  partsOf,
  personWith,
  type Parts,
} from './people/read-parts';
import { changedRow } from './people/typed-text';
import { isWellFormed } from './people/well-formed';

/* The same text gives the same links and the same lines of the contact card, however it came in. */

// Hundreds of signatures are made in each test, on whatever machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

/** The address that lists identify people by. */
const EMAIL = 'ann@poe.example';

function personOf({ field, typed, line }: PeopleRow): PersonInput {
  return { email: EMAIL, ...personWith(field, typed, line) };
}

describe.each(BORDERS)('what comes in by %s', (_name, border) => {
  test('has the parts that were typed', async () => {
    const differences = await Promise.all(PEOPLE.map((row) => differenceAt(border, row)));
    expect(differences.filter((text) => text !== '')).toEqual([]);
  });

  test('has the parts that were typed, whatever was', async () => {
    await fc.assert(
      fc.asyncProperty(changedRow, async (row) => {
        // Lists look for an address among other words and addresses, of which they take one.
        const { linked } = await partsAsTyped(row);
        if (row.field === 'email' && linked.length !== 1) return;
        expect(await differenceAt(border, row)).toBe('');
      }),
    );
  });
});

/** What is another there, as `typed: there, typed`; blank for nothing. */
async function differenceAt(border: Border, row: PeopleRow): Promise<string> {
  const { field, typed } = row;
  const person = personOf(row);
  const [arrived, there] = [await partsAsTyped(row), await border(person)];
  if (there === null) {
    return hasNoMember(row, arrived.linked) ? '' : `${field} ${typed}: left out`;
  }
  if (isSamePerson(person, there)) return '';
  const read = await partsOf(field, there);
  const [now, before] = [read, arrived].map(({ linked, card }) => JSON.stringify({ linked, card }));
  return now === before ? '' : `${field} ${typed}: ${now}, ${before}`;
}

/** Of the same person the same is made, so that it need not be. */
function isSamePerson(one: PersonInput, other: PersonInput): boolean {
  const [first, second] = [one, other].map((person) => JSON.stringify(completeSignature(person)));
  return first === second;
}

const KNOWN = new WeakMap<PeopleRow, Promise<Parts>>();

/** The same for all borders. */
function partsAsTyped(row: PeopleRow): Promise<Parts> {
  const parts = KNOWN.get(row) ?? partsOf(row.field, personOf(row));
  KNOWN.set(row, parts);
  return parts;
}

/** Lists have no lines of one's own, and leave out who has no address. */
function hasNoMember({ field }: PeopleRow, linked: readonly string[]): boolean {
  return field === 'line' || (field === 'email' && linked.length === 0);
}

const NUMBER_FIELDS: ReadonlySet<string> = new Set(['phone', 'mobile', 'fax']);
/** A number with the name of a network is imported as a profile of that. */
const NUMBERS = PEOPLE.filter(
  ({ field, typed }) => NUMBER_FIELDS.has(field) && !typed.startsWith('WhatsApp'),
);

describe('an email that shows it', () => {
  /** A dot before an address is punctuation in an imported text. */
  const EMAILS = PEOPLE.filter(({ field, typed }) => field === 'email' && !typed.startsWith('.'));

  test.each([
    ['number', NUMBERS, /^tel:/],
    ['address', EMAILS, /^mailto:/],
  ] as const)('has the same %s once it is imported', async (_what, rows, scheme) => {
    const differences = await Promise.all(rows.map((row) => differenceOnImport(row, scheme)));
    expect(differences.filter((text) => text !== '')).toEqual([]);
  });

  test('has the same name in the card once it is imported', async () => {
    const names = PEOPLE.filter(({ field }) => field === 'fullName');
    const cards = await Promise.all(names.map(namesOnImport));
    const found = cards.filter(([, now]) => now !== null);
    expect(found.length).toBeGreaterThan(names.length * 0.9);
    expect(found.filter(([before, now]) => before !== now)).toEqual([]);
  });

  test('has no other number once it is imported, even where its links were lost', async () => {
    const differences = await Promise.all(NUMBERS.map(strayNumbers));
    expect(differences.filter((text) => text !== '')).toEqual([]);
  });

  test('has no other number once it is imported, whatever was typed', async () => {
    const number = changedRow.filter(({ field }) => NUMBER_FIELDS.has(field));
    await fc.assert(
      fc.asyncProperty(number, async (row) => {
        const [before, now] = await linksOnImport(row, /^tel:/);
        // Where it is unclear what to dial, import looks for numbers among the other words.
        if (before.length === 0) return;
        expect(now.filter((href) => !before.includes(href))).toEqual([]);
      }),
    );
  });
});

/** The links of a scheme, sorted, before and after a signature is imported. */
async function linksOnImport(
  row: PeopleRow,
  scheme: RegExp,
): Promise<readonly [before: readonly string[], now: readonly string[]]> {
  const { html } = await exportSignature(personWith(row.field, row.typed), 'minimal');
  const again = await exportSignature(importedFrom(html), 'minimal');
  const [before = [], now = []] = [html, again.html].map((each) =>
    hrefsOf(each)
      .filter((href) => scheme.test(href))
      .toSorted(),
  );
  return [before, now];
}

async function differenceOnImport(row: PeopleRow, scheme: RegExp): Promise<string> {
  const [before, now] = await linksOnImport(row, scheme);
  return before.join() === now.join() ? '' : `${row.typed}: ${now.join()}, ${before.join()}`;
}

/** `N` of the card before and after a signature is imported; null where no name is found among its words. */
async function namesOnImport({
  typed,
}: PeopleRow): Promise<readonly [before: string, now: string | null]> {
  const person = completeSignature({ fullName: typed, email: EMAIL });
  const output = await exportSignature(person, 'minimal');
  const found = importedFrom(output.html);
  const [before = '', now = ''] = [person, found].map((each) =>
    cardLines(cardOf(each, output), 'n').join(),
  );
  return [before, found.fullName === '' ? null : now];
}

async function strayNumbers({ field, typed, linked }: PeopleRow): Promise<string> {
  const { shown } = await partsOf(field, personWith(field, typed));
  const found = importedFromText([[NAME, { size: 18, weight: 700 }], '', `Phone: ${shown}`, EMAIL]);
  const { html } = await exportSignature(found, 'minimal');
  const right = new Set(linked.flat());
  const stray = hrefsOf(html).filter((href) => href.startsWith('tel:') && !right.has(href));
  return stray.length === 0 ? '' : `${typed}: ${stray.join()}`;
}

describe('what is shown', () => {
  test('has the same parts when it is typed', async () => {
    const differences = await Promise.all(PEOPLE.filter(isShownWhole).map(differenceAgain));
    expect(differences.filter((text) => text !== '')).toEqual([]);
  });

  test('has the same parts when it is typed, whatever was', async () => {
    await fc.assert(
      fc.asyncProperty(changedRow.filter(isShownWhole), async (row) => {
        expect(await differenceAgain(row)).toBe('');
      }),
    );
  });
});

async function differenceAgain(row: PeopleRow): Promise<string> {
  const { field, typed } = row;
  const first = await partsOf(field, personWith(field, typed));
  const again = await partsOf(field, personWith(field, first.shown));
  const [before, now] = [first, again].map((parts) => JSON.stringify(parts));
  return before === now ? '' : `${field} ${typed}: ${now}, ${before}`;
}

/** A badge shows its network, a line of one's own its own words, and a website no scheme. */
function isShownWhole({ field, typed }: PeopleRow): boolean {
  if (field === 'line' || field.startsWith('social.')) return false;
  return field !== 'website' || !/^\s*http:/i.test(typed);
}

describe('a text without a link', () => {
  /** Cells that stand for nothing (`n/a`, a dash) are blank. */
  const IS_NOTHING = /^(?:[-–—]|n\/a)$/;
  const rows = PEOPLE.filter(
    ({ field, typed }) =>
      /^(?:phone|mobile|fax|email|website|social\..*)$/.test(field) && !IS_NOTHING.test(typed),
  );

  async function unlinked(): Promise<readonly PeopleRow[]> {
    const all = await Promise.all(
      rows.map(async (row) => {
        const { linked } = await partsOf(row.field, personWith(row.field, row.typed));
        return linked.length === 0 ? [row] : [];
      }),
    );
    return all.flat();
  }

  test('has a problem that the form reports', async () => {
    const silent = (await unlinked()).filter(({ field, typed }) => {
      const network = field.replace('social.', '');
      const problem = isSocialId(network)
        ? socialFieldProblem(network, typed)
        : textFieldProblem(field, typed);
      return problem === null;
    });
    expect(silent.map(({ field, typed }) => `${field} ${typed}`)).toEqual([]);
  });

  test('has a problem that lists report', async () => {
    const listed = (await unlinked()).filter(({ field }) => field !== 'email');
    const silent = listed.filter(
      (row) => !columnsWithProblems(personOf(row)).has(row.field.replace('social.', '')),
    );
    expect(silent.map(({ field, typed }) => `${field} ${typed}`)).toEqual([]);
  });
});

describe('every link is well formed', () => {
  test('of each row, wherever it is typed', async () => {
    const all = await Promise.all(
      PEOPLE.map(async ({ typed }) =>
        (await malformed(typed)).map((href) => `${JSON.stringify(typed)}: ${href}`),
      ),
    );
    expect(all.flat()).toEqual([]);
  });

  test('of anything that is typed', async () => {
    const anything = fc.oneof(
      changedRow.map(({ typed }) => typed),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (typed) => {
        expect(await malformed(typed)).toEqual([]);
      }),
    );
  });
});

/** Somebody who has typed the same everywhere. */
function everywhere(typed: string): PersonInput {
  const texts = Object.fromEntries(CONTACT_FIELD_IDS.map((field) => [field, typed]));
  const button = newBlock('button', 'a');
  return {
    fullName: typed,
    ...texts,
    lines: [{ label: 'Line', value: 'Open', link: typed }],
    socialLinks: Object.fromEntries(SOCIAL_NETWORKS.map(({ id }) => [id, typed])),
    blocks: [{ ...button, values: { text: 'Open', link: typed } }],
  };
}

async function malformed(typed: string): Promise<readonly string[]> {
  const person = completeSignature(everywhere(typed));
  const output = await exportSignature(person, 'minimal');
  const urls = cardLines(cardOf(person, output), 'url').map((line) => line.slice('URL:'.length));
  const hrefs = new Set([...hrefsOf(output.html), ...urls]);
  return [...hrefs].filter((href) => !isWellFormed(href, typed));
}
