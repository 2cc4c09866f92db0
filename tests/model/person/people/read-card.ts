import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';

/* A card as two parsers read it that have nothing in common. */

export interface ReadLine {
  /** In capitals, sorted. */
  readonly types: readonly string[];
  /** The parts of the value; several of a kind have a comma between them. */
  readonly parts: readonly string[];
}

/** The lines of a card by their properties in small letters, each of them in the order of the card. */
export type ReadCard = Readonly<Record<ReadProperty, readonly ReadLine[]>>;

const PROPERTIES = ['fn', 'n', 'org', 'tel', 'email', 'url'] as const;
export type ReadProperty = (typeof PROPERTIES)[number];

/** The card by ical.js. */
export function readByIcal(card: string): ReadCard {
  const component = new ICAL.Component(ICAL.parse(card));
  return byProperty((property) =>
    component.getAllProperties(property).map((each) => ({
      types: sortedTypes(each.getParameter('type') ?? []),
      parts: each.getValues().flat(1).map(partOf),
    })),
  );
}

/** The card by vcard4-ts. It reads version 3, too, and complains of nothing but its number. */
export function readByVcard4(card: string): ReadCard {
  const [read] = parseVCards(card).vCards ?? [];
  if (read === undefined) throw new Error('There is no card.');
  const wrong = (read.nags ?? []).filter(
    ({ attributes, isError }) => isError && attributes?.property !== 'VERSION',
  );
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
  const { FN, N, ORG = [], TEL = [], EMAIL = [], URL = [] } = read;
  const names = N === undefined ? [] : [Object.values(N.value).map((part) => part.join(','))];
  return {
    fn: FN.map(({ value }) => ({ types: [], parts: [value] })),
    n: names.map((parts) => ({ types: [], parts })),
    // It takes commas for what parts an organization from its units, as semicolons do (RFC 2426, 3.5.5).
    org: ORG.map(({ value }) => ({ types: [], parts: value })),
    ...byTypes({ tel: TEL, email: EMAIL, url: URL }),
  };
}

interface TypedLine {
  readonly value: string;
  readonly parameters?: { readonly TYPE?: readonly string[] };
}

function byTypes<Name extends string>(lines: Readonly<Record<Name, readonly TypedLine[]>>) {
  const entries = Object.entries<readonly TypedLine[]>(lines).map(([name, all]) => [
    name,
    all.map(({ value, parameters }) => ({
      types: sortedTypes(parameters?.TYPE ?? []),
      parts: [value],
    })),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Name, readonly ReadLine[]>>;
}

function byProperty(linesOf: (property: ReadProperty) => readonly ReadLine[]): ReadCard {
  const [fn, n, org, tel, email, url] = PROPERTIES.map(linesOf);
  return {
    fn: fn ?? [],
    n: n ?? [],
    org: org ?? [],
    tel: tel ?? [],
    email: email ?? [],
    url: url ?? [],
  };
}

/** A text without parts is left as RFC 2426, section 5, has it written. */
function partOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return text.replaceAll('\\;', ';').replaceAll('\\,', ',');
}

function sortedTypes(types: string | readonly string[]): readonly string[] {
  return [types]
    .flat()
    .flatMap((type) => type.toUpperCase().split(','))
    .toSorted();
}
