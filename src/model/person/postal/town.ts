import { CODE_LAST, STATES } from './countries.data';
import { stateAt } from './form-country';
import type { AddressPart } from './address-parts';

/** The parts of an address that stand behind its street. */
export interface Town {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** A town, and how many pieces at the end it takes. */
export interface FoundTown extends Town {
  readonly taken: number;
}

/** The town at the end of an address, before its country; null where the form does not show which it is. */
export function townAt(pieces: readonly AddressPart[], country: string | null): FoundTown | null {
  const texts = pieces.map(({ text }) => text);
  if (texts.length < 2) return null;
  if (country !== null && CODE_LAST.has(country)) {
    return codeBehind(texts, CODES_BEHIND[country] ?? ANY_BEHIND, country);
  }
  // Either order is in use in many countries.
  const before = codeBefore(texts, country);
  return before ?? (country === null ? null : codeBehind(texts, LONG_BEHIND, country));
}

/** What codes look like that stand behind a town. */
const CODES_BEHIND: Readonly<Record<string, RegExp>> = {
  US: /\d{5}(?:-\d{4})?$/,
  CA: /[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/iu,
  IE: /(?<![\p{L}\d])[A-Z]\d[\dW] ?[A-Z\d]{4}$/iu,
  IN: /(?<!\d)\d{3} ?\d{3}$/,
  JP: /(?<!\d)\d{3}-\d{4}$/,
};
const ANY_BEHIND = /(?<!\d)\d{4,6}(?:-\d{4})?$/;
const LONG_BEHIND = /(?<!\d)\d{5,7}$/;

/** `Seattle, WA 98101`, `London SW1A 1AA`, `Cape Town`, `8001`. */
function codeBehind(texts: readonly string[], code: RegExp, country: string): FoundTown | null {
  const last = texts.at(-1) ?? '';
  const postalCode = code.exec(last)?.[0] ?? '';
  if (postalCode === '') return null;
  const before = last.slice(0, -postalCode.length).replace(/[\s–-]+$/, '');
  const above = texts.at(-2) ?? '';
  if (before === '') return foundIn(above, country, postalCode, 2);
  if (STATES[country]?.has(before) && texts.length > 2 && !/\d/.test(above)) {
    return { city: above, state: before, postalCode, taken: 2 };
  }
  return foundIn(before, country, postalCode, 1);
}

/** A town with or without its state: `Seattle WA`, `Montréal (Québec)`. */
function foundIn(text: string, country: string, postalCode: string, taken: number) {
  const [, outer = '', inner = ''] = /^([^()]+)\s\(([^()]+)\)$/.exec(text) ?? [];
  if (inner !== '') return { city: outer, state: inner, postalCode, taken };
  const state = stateAt(text, country);
  const city = state === '' ? text : text.slice(0, -state.length).trim();
  // 'New York' is a town here, not a state without one.
  if (city === '') return isTown(text) ? { city: text, state: '', postalCode, taken } : null;
  return isTown(city) ? { city, state, postalCode, taken } : null;
}

const CODE_BEFORE =
  /^(?:[A-Z]{1,3}[-–])?(\d{4} [A-Z]{2}|\d{4}[A-Z]{2}|\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}|\d{3}(?= \p{L})|[A-Z]\d{4}[A-Z]{3})\s+(\p{L}.*)$/u;

/** `10115 Berlin`, `20121 Milano (MI)`, `01310-100 São Paulo, SP`, `São Paulo - SP`, `01310-100`. */
function codeBefore(texts: readonly string[], country: string | null): FoundTown | null {
  const [above = '', last = ''] = texts.slice(-2);
  const [, code = '', town = ''] = CODE_BEFORE.exec(last) ?? [];
  if (code !== '') return withState(town, code, 1);
  if (/^(?:\d{5}-\d{3}|\d{4,6})$/.test(last) && country !== null) {
    return texts.length > 2 ? withState(above, last, 2) : null;
  }
  const [, codeAbove = '', townAbove = ''] = CODE_BEFORE.exec(above) ?? [];
  if (codeAbove === '' || texts.length < 3 || country === null) return null;
  const found = withState(townAbove, codeAbove, 2);
  return found === null || /\d/.test(last) || found.state !== '' ? null : { ...found, state: last };
}

/** A town with or without its state: `Milano (MI)`, `São Paulo - SP`. */
function withState(text: string, postalCode: string, taken: number): FoundTown | null {
  const [, city = text, inBrackets = '', behind = ''] =
    /^([^()]+?)\s(?:\(([^()]+)\)|[-–]\s(\p{Lu}{2}))$/u.exec(text) ?? [];
  return isTown(city) ? { city, state: inBrackets + behind, postalCode, taken } : null;
}

/** Towns have no house number, at most that of a district: `Praha 1`, `Paris Cedex 08`. Streets have words that towns have not. */
function isTown(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d{3}/.test(text) && !STREET.test(text);
}

const STREET =
  /(?<!\p{L})(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|highway|hwy|parkway|pkwy|broadway|rue|calle|via|rua|suite|ste|floor|box|building|unit|room|hall|house|postfach|postbus|postboks|apartado|casilla|etage|piso)\.?$|^(?:rue|calle|via|rua|avenida|av|suite|room|unit|floor)(?!\p{L})/iu;
