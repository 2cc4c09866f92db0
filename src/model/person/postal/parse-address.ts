import { cleanLines } from '../../../base/text';
import { countryNamed, isNameElsewhere } from './country-names';
import { easternAddress } from './eastern';
import { countryByForm } from './form-country';
import { linesUpTo, addressParts, type AddressPart } from './address-parts';
import { townAt, type Town } from './town';

/** A postal address in its parts, each as it was typed. What its form does not show is in its street. */
export interface PostalAddress extends Town {
  readonly lines: readonly string[];
  readonly street: readonly string[];
  /** As it was typed; blank where it was not. */
  readonly country: string;
  /** ISO 3166-1 alpha-2, where the country is named or the form is its alone. */
  readonly countryCode: string | null;
}

/** The parts of a postal address as somebody typed it. */
export function parseAddress(text: string): PostalAddress {
  const lines = cleanLines(text.slice(0, LONGEST)).slice(0, MOST_LINES);
  const pieces = addressParts(lines);
  const named = namedCountry(lines, pieces);
  const countryCode = named?.code ?? countryByForm(named?.before ?? pieces);
  const about = { lines, country: named?.name ?? '', countryCode };
  const before = named?.before ?? pieces;
  const rest = named?.rest ?? linesUpTo(lines, before);
  const eastern = countryCode === null ? null : easternAddress(rest, countryCode);
  if (eastern !== null) return { ...about, ...eastern };
  const town = townAt(before, countryCode);
  if (town === null) return { ...about, street: rest, city: '', state: '', postalCode: '' };
  const { taken, ...parts } = town;
  return { ...about, ...parts, street: linesUpTo(lines, before.slice(0, -taken)) };
}

/** In characters, as the field holds them; more is no address. */
const LONGEST = 1000;
const MOST_LINES = 20;

interface NamedCountry {
  readonly name: string;
  readonly code: string;
  /** What stands before it. */
  readonly before: readonly AddressPart[];
  readonly rest: readonly string[];
}

/** The country in the last line or behind the last comma, or at the very start where what is largest stands first. */
function namedCountry(
  lines: readonly string[],
  pieces: readonly AddressPart[],
): NamedCountry | null {
  const line = lines.at(-1) ?? '';
  const last = pieces.at(-1);
  const [wholeCode, code] = [line, last?.text ?? ''].map(withoutDot).map(countryNamed);
  if (wholeCode != null && (lines.length > 1 || !isNameElsewhere(line))) {
    const before = pieces.filter(({ index }) => index < lines.length - 1);
    return { name: withoutDot(line), code: wholeCode, before, rest: lines.slice(0, -1) };
  }
  if (last !== undefined && code != null && !isNameElsewhere(last.text)) {
    const before = pieces.slice(0, -1);
    return { name: withoutDot(last.text), code, before, rest: linesUpTo(lines, before) };
  }
  return countryFirst(lines);
}

function countryFirst([first = '', ...others]: readonly string[]): NamedCountry | null {
  const [whole = '', name = ''] =
    /^(日本国?|中国|中國|台灣|臺灣|대한민국)(?:[\s,、]+|(?=〒|\p{sc=Han}+[省市])|$)/u.exec(first) ??
    [];
  const code = name === '' ? null : countryNamed(name);
  if (code === null) return null;
  const rest = [first.slice(whole.length), ...others].filter((line) => line !== '');
  return { name, code, before: addressParts(rest), rest };
}

function withoutDot(text: string): string {
  return text.replace(/\.$/, '');
}
