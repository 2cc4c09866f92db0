import { countryNamed, isNameElsewhere } from './country-names';
import { CODE_PREFIXES, PREFIXED_DIGITS, STATES } from './countries.data';
import type { AddressPart } from './address-parts';

/** The country that the form of an address shows where no country is named; null for none. */
export function countryByForm(pieces: readonly AddressPart[]): string | null {
  const whole = pieces.map(({ text }) => text).join('\n');
  const script = SCRIPT_SIGNS.find(([sign]) => sign.test(whole));
  if (script !== undefined) return script[1];
  // What comes first is a street or a house, whose numbers look like codes.
  const ends = pieces.slice(1).map(({ text }) => text);
  for (const piece of ends.toReversed()) {
    const country =
      byState(piece) ??
      byPrefix(piece) ??
      CODE_SIGNS.find(([sign]) => sign.test(piece))?.[1] ??
      byName(piece);
    if (country !== null) return country;
  }
  return null;
}

const SCRIPT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/〒|丁目|番地|東京都|北海道|(?:京都|大阪)府|\p{sc=Han}県/u, 'JP'],
  [/[가-힣][시도군구]\s[^]*\d/u, 'KR'],
  [/香港/, 'HK'],
  [/[臺台][北中南][市縣]|(?:新北|桃園|高雄|新竹|基隆)市|\p{sc=Han}縣/u, 'TW'],
  [/省\p{sc=Han}{1,6}市|[路街道巷]\s?\d+\s?号|^(?:北京|上海|天津|重庆)市/u, 'CN'],
  [/\p{sc=Thai}/u, 'TH'],
];

/** Codes of a form that one country has. */
const CODE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/u, 'CA'],
  [/(?<![\p{L}\d])(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/u, 'GB'],
  [/(?<![\p{L}\d])(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/u, 'IE'],
  // `1234 NE Broadway` is a street.
  [/^\d{4} (?![NS][EW])[A-Z]{2}\s+(?!.*\d)\p{Lu}/u, 'NL'],
  [/(?<!\d)\d{5}-\d{3}(?!\d)/, 'BR'],
  [/^(?:PT?[-–])?\d{4}-\d{3}\s+\p{Lu}/u, 'PT'],
  [/^\d{2}-\d{3}\s+\p{Lu}/u, 'PL'],
  [/^\d{5}\s+\p{Lu}[\p{L}' ]*\([A-Z]{2}\)$/u, 'IT'],
  [/^[A-HJ-NP-Z]\d{4}[A-Z]{3}(?!\p{L})/u, 'AR'],
];

/** `WA 98101`, `Seattle WA 98101`, `Sydney NSW 2000`. */
function byState(piece: string): string | null {
  const [, before = '', code = ''] = /^(.*\p{L})\s+(\d{5}(?:-\d{4})?|\d{4})$/u.exec(piece) ?? [];
  const country = code.length === 4 ? 'AU' : 'US';
  return stateAt(before, country) === '' ? null : country;
}

/** The state that a text ends with, as a whole or behind a blank; blank for none. */
export function stateAt(text: string, country: string): string {
  const words = text.split(' ');
  const ends = [words.slice(-2).join(' '), words.at(-1) ?? ''];
  return ends.find((end) => STATES[country]?.has(end)) ?? '';
}

/** `D-10115 Berlin`, `CH-8001 Zürich`. */
function byPrefix(piece: string): string | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})[-–](\d{3,6})\s+\p{L}/u.exec(piece) ?? [];
  const country = CODE_PREFIXES[letters] ?? letters;
  return PREFIXED_DIGITS[country] === digits.length ? country : null;
}

/** `Singapore 018956`. */
function byName(piece: string): string | null {
  const [, name = ''] = /^(\p{L}[\p{L} ]*)\s\d{4,6}$/u.exec(piece) ?? [];
  return name === '' || isNameElsewhere(name) ? null : countryNamed(name);
}
