import { memoize } from '../../../base/memoize';
import { cleanLine } from '../../../base/text';
import type { SafeHref } from '../../links';
import { digitsOf, toAscii } from './to-ascii';
import { EXTENSION_WORDS, LAST_DAYS, NUMBER_LABELS, OR_WORDS } from './phone-words.data';

/** Templates, cards and checks ask for the same few numbers. In characters. */
const MOST_KEPT = 4000;

/** One of the telephone numbers in a text. */
export interface PhoneNumber {
  /** Where it stands in the text that `cleanPhone` gives, without its extension. */
  readonly start: number;
  readonly end: number;
  /** Where its extension ends, or itself. */
  readonly until: number;
  /** `+` and the digits of E.164 where the text has the code of its country, otherwise the digits alone. */
  readonly dialed: string;
  /** Digits; blank for none. */
  readonly extension: string;
}

/**
 * The telephone numbers in a text, from the left. Supported are words, hours and labels around them, a trunk zero behind the
 * code of the country, `00` for `+`, extensions in twelve languages, several numbers, of which a later one may be the last digits
 * alone (`70/74`), and freephone numbers with letters (0800 SALES). Empty where it is not clear what to dial.
 */
export const phonesIn = memoize(readPhones, MOST_KEPT);

function readPhones(text: string): readonly PhoneNumber[] {
  if (PLAIN.test(text)) return plainNumber(text);
  const plain = toAscii(cleanPhone(text)).replace(NO_NUMBER, blanked);
  if (!/\d/.test(plain) || plain.length > LONGEST_TEXT) return [];
  const lettered = letteredNumber(plain);
  if (lettered !== null) return [lettered];
  const { found, rest } = scanned(plain);
  const words = rest.replace(EXTENDED, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const isAlone = words.every((word) => NUMBER_LABELS.has(word.toLowerCase()));
  const isLong = ({ dialed }: PhoneNumber): boolean =>
    digitsOf(dialed).length >= SHORTEST_AMONG_WORDS;
  return isAlone && !found.some(isLong) ? found : found.filter(isLong);
}

/** Most texts are one number, in digits and what groups them; no date is among these. */
const PLAIN = /^(?!\d\d?\.\d\d?\.(?:19|20)\d\d$)[+(]?\d(?:[ ().-]{0,2}\d){2,14}$/;

function plainNumber(text: string): readonly PhoneNumber[] {
  const dialed = dialedIn(text);
  const end = text.length;
  return dialed === null ? [] : [{ start: 0, end, until: end, dialed, extension: '' }];
}

/** Digits among other words that could be those of a number, whatever they are; the text is taken as it is. */
export function numbersAmong(text: string): readonly PhoneNumber[] {
  return scanned(toAscii(text).replace(NO_NUMBER, blanked)).found;
}

/** The numbers among words, and the words without those that have letters. */
function scanned(plain: string) {
  const lettered = [...plain.matchAll(LETTERED_AMONG)].flatMap(
    ({ index, 0: words }) => letteredNumber(words, index) ?? [],
  );
  const rest = lettered.reduce(
    (text, { start, until }) =>
      text.slice(0, start) + blanked(text.slice(start, until)) + text.slice(until),
    plain,
  );
  const found = [...lettered, ...withLastDigits(runsIn(rest), rest)];
  return { found: found.toSorted((one, other) => one.start - other.start), rest };
}

/** A text of numbers in one line, without signs that cannot be seen. */
export function cleanPhone(text: string): string {
  const visible = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').trim();
  return cleanLine(visible.replace(/\s*[\r\n]\s*/g, ' / '));
}

/** The link of a number; RFC 3966 writes an extension as `;ext=`. */
export function linkOfPhone({
  dialed,
  extension,
}: Pick<PhoneNumber, 'dialed' | 'extension'>): SafeHref {
  return `tel:${dialed}${extension === '' ? '' : `;ext=${extension}`}`;
}

/**
 * One number of a text by itself: as typed where that is all of it, else as it is dialed; an extension in the form that programs
 * read.
 */
export function wholeNumber(text: string, { start, end, dialed, extension }: PhoneNumber): string {
  const typed = cleanPhone(text).slice(start, end);
  const isWhole = /^[\x20-\x7e]+$/.test(typed) && typed.replace(/[^+\d]/g, '') === dialed;
  return `${isWhole ? typed : dialed}${extension === '' ? '' : ` ext. ${extension}`}`;
}

/** The link of the first number in a text; null without one. */
export function phoneHref(text: string): SafeHref | null {
  const [first] = phonesIn(text);
  return first === undefined ? null : linkOfPhone(first);
}

/** No field of a number holds as much. */
const LONGEST_TEXT = 2000;
/** In digits: numbers in service (112), and the shortest that may stand among other words. */
const SHORTEST = 3;
const SHORTEST_AMONG_WORDS = 7;
/** With the code of its country, as in Niue. */
const SHORTEST_INTERNATIONAL = 7;
/** E.164 has 15 digits at most; a prefix may stand before them. */
const LONGEST_INTERNATIONAL = 15;
const LONGEST = 18;

/** Hours, dates, prices, and figures that are joined to a letter ('M1'), whose digits are none of a number. */
const NO_NUMBER = new RegExp(
  [
    String.raw`(?<![\d+(./-])(?:24 ?[/x] ?7|7/7|24 ?h(?:/24)?)(?![\d\p{L}/])`,
    String.raw`(?<!\d)\d{1,2}(?:[:h]\d{2})? ?(?:[ap]m|[ap]\.m\.|h|uhr)? ?[-~] ?\d{1,2}(?:[:h]\d{2} ?(?:[ap]m|[ap]\.m\.|h|uhr)?| ?(?:[ap]m|[ap]\.m\.|h|uhr))(?![\d\p{L}])`,
    String.raw`(?<!\d)\d+[.,]\d+ ?(?:[€$£]|eur|ct|cts|cent)(?!\p{L})`,
    String.raw`(?<![\d./+-])\d{1,2} ?- ?\d{1,2}(?= ?:)`,
    String.raw`(?<=(?<!\p{L})(?:${LAST_DAYS})[.,:]? )\d{1,2} ?- ?\d{1,2}(?![\d-])`,
    String.raw`(?<![\d./])\d{1,2}([./])\d{1,2}\1(?:19|20)\d\d(?![\d./])`,
    String.raw`(?<![\p{L}\d])(?!(?:${EXTENSION_WORDS})\d)\p{L}{1,3}\d{1,2}(?![\d\p{L}])`,
  ].join('|'),
  'giu',
);

const EXTENSION = String.raw`[\s,;.()\[\-]{0,3}(?<!\p{L})(?:${EXTENSION_WORDS})[\s.:=\-]{0,3}`;
/** A comma is a pause of the dialer. */
const EXTENDED_BY = String.raw`(?:${EXTENSION}(?<extension>\d{1,8})|, ?(?<paused>\d{1,4})(?=[ )]*$))(?!\d)`;
const EXTENDED = new RegExp(String.raw`(?<=\d[\s)]*)(?:${EXTENDED_BY})`, 'giu');
const EXTENDED_AT_END = new RegExp(String.raw`${EXTENDED_BY}[\s)]*$`, 'iu');
/** Digits with what groups them, and the extension behind them. */
const RUN = new RegExp(String.raw`[(+ ]{0,4}\d[\d ().\-/]*(?:${EXTENDED_BY})?`, 'giu');

/** Digits with what groups them. */
interface Digits {
  readonly text: string;
  /** Where it stands in the line. */
  readonly start: number;
}

/** What could be a number. */
interface Run extends Digits {
  readonly extension: string;
  /** Where its extension ends; 0 without one. */
  readonly until: number;
}

/** All that could be numbers, each by itself. */
function runsIn(plain: string): readonly Run[] {
  return [...plain.matchAll(RUN)].flatMap(({ index, 0: whole, groups = {} }) => {
    const extension = groups['extension'] ?? groups['paused'] ?? '';
    const [text = ''] = /^[(+ ]*\d[\d ().\-/]*/.exec(whole) ?? [];
    const runs = splitAtStrokes(text, index);
    const until = index + whole.trimEnd().length;
    return runs.map((run, at) =>
      at === runs.length - 1 && extension !== ''
        ? { ...run, extension, until }
        : { ...run, extension: '', until: 0 },
    );
  });
}

/** A stroke stands between two numbers, or between the code of an area and its number. */
function splitAtStrokes(text: string, start: number): readonly Digits[] {
  const isTooLong = digitsOf(text).length > LONGEST_INTERNATIONAL;
  const runs: Digits[] = [];
  let from = 0;
  for (const stroke of text.matchAll(isTooLong ? / - | ?\/ ?/g : / ?\/ ?/g)) {
    const end = stroke.index + stroke[0].length;
    const isEnd = runs.length > 0 || isWhole(text.slice(from, stroke.index));
    if (!isEnd || !/\d/.test(text.slice(end))) continue;
    runs.push({ text: text.slice(from, stroke.index), start: start + from });
    from = end;
  }
  return [...runs, { text: text.slice(from), start: start + from }];
}

/** Whether digits are enough for a number, and not only for the code of its area. */
function isWhole(text: string): boolean {
  const count = digitsOf(text).length;
  if (INTERNATIONAL.test(text)) return count >= 9;
  return count >= 7 || (count === 6 && !/^[ (]*0/.test(text));
}

/** The numbers of runs; one that has only the last digits begins like the one before it. */
function withLastDigits(runs: readonly Run[], plain: string): readonly PhoneNumber[] {
  const numbers: PhoneNumber[] = [];
  let whole: { readonly text: string; readonly dialed: string } | null = null;
  for (const { text, start: from, extension, until } of runs) {
    const start = from + (/[+(\d]/.exec(text)?.index ?? 0);
    const end = from + (/^.*\d/.exec(text)?.[0].length ?? text.length);
    const before = numbers.at(-1);
    const isNext = before !== undefined && JOINT.test(plain.slice(before.end, start));
    const completed: string | null = whole !== null && isNext ? endedBy(whole, text) : null;
    const dialed: string | null = completed ?? dialedIn(text);
    if (dialed === null) continue;
    if (completed === null) whole = { text, dialed };
    numbers.push({ start, end, until: Math.max(until, end), dialed, extension });
  }
  return numbers;
}

const JOINT = new RegExp(
  String.raw`^[ )]*(?:[/|;,&+•·]|:{1,3}|(?<!\p{L})(?:${OR_WORDS})(?!\p{L}))[ (\-]*$`,
  'iu',
);

/**
 * A number that ends otherwise than the whole one before it: `70/74` replaces as many digits, `-0 / -22` what stands behind the
 * last hyphen. Null for what is a number by itself.
 */
function endedBy(whole: { readonly text: string; readonly dialed: string }, text: string) {
  const digits = digitsOf(text);
  const { length } = whole.dialed.replace('+', '');
  const isOwn = /^ *(?:\+|00|\()/.test(text) || (digits.startsWith('0') && digits.length > 5);
  if (isOwn || digits.length >= length) return null;
  const [, direct = ''] = /^ *-/.test(text) ? (/-(\d+)\D*$/.exec(whole.text) ?? []) : [];
  return whole.dialed.slice(0, -(direct.length || digits.length)) + digits;
}

const INTERNATIONAL = /^[ (]*(?:\+|00 ?[1-9])/;
/** Dialed for `+` in North America; in Turin fewer digits follow. */
const FROM_AMERICA = /^011(?=[1-9]\d{10,14}$)/;

/** What to dial for a number; null where digits are too few or too many for one. */
function dialedIn(text: string): string | null {
  const digits = digitsOf(text).replace(FROM_AMERICA, '00');
  if (!INTERNATIONAL.test(text) && !digits.startsWith('00')) {
    return digits.length < SHORTEST || digits.length > LONGEST ? null : digits;
  }
  const number = withoutTrunkZero(digits.replace(/^00/, ''));
  const isOne = number.length >= SHORTEST_INTERNATIONAL && number.length <= LONGEST_INTERNATIONAL;
  return isOne && !number.startsWith('0') ? `+${number}` : null;
}

/** The zero that is dialed within a country only, though it is often written behind the code of that: `+44 (0)20`. */
function withoutTrunkZero(digits: string): string {
  const code = COUNTRY_CODE.exec(digits)?.[0];
  if (code === undefined) return digits;
  const rest = digits.slice(code.length);
  return rest.startsWith('0') && !KEEPS_ZERO.test(code) ? code + rest.slice(1) : digits;
}

/** The codes of one, two and three digits (ITU-T E.164). */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
/** Where numbers may begin with a zero: Italy, San Marino, and some countries of West and Central Africa. */
const KEEPS_ZERO = /^(?:39|378|22[5679]|24[127])$/;

/**
 * A number of a freephone or premium range, where letters stand for keys: the range, then five to eight more, all of them
 * letters, or digits with three capitals at least behind them.
 */
const LETTERED =
  /^(?:\+\d{0,3}|[01]?)(?:8(?:00|08|([2-8])\1)|900|300)(?=.{5,8}$)(?:[A-Za-z]+|\d+[A-Z]{3,})$/;

/** The same in capitals, among other words: 'Call 1-800-FLOWERS today'. */
const LETTERED_AMONG = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\+?1[-. ]?|0)?\(?(?:8(?:00|08|([2-8])\1)|900|300)\)?[-. ](?:[A-Z\d]+-)*\d*[A-Z]{3,8}(?![\p{L}\d]|[ -][A-Z]{2})(?:${EXTENDED_BY})?`,
  'gu',
);

function letteredNumber(plain: string, from = 0): PhoneNumber | null {
  if (!/[a-z]{3}/i.test(plain)) return null;
  const { index, groups = {} } = EXTENDED_AT_END.exec(plain) ?? {};
  const given = plain.slice(0, index).trimEnd();
  const start = /[\d+(]/.exec(given)?.index ?? 0;
  const solid = given
    .slice(start)
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  if (!LETTERED.test(solid)) return null;
  const dialed = solid.replace(/[A-Z]/gi, keyOf);
  const extension = groups['extension'] ?? groups['paused'] ?? '';
  const until = from + plain.length;
  return { start: from + start, end: from + given.length, until, dialed, extension };
}

/** The key of a telephone that bears a letter (ITU-T E.161). */
function keyOf(letter: string): string {
  const at = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter.toUpperCase());
  return '22233344455566677778889999'.charAt(at);
}

function blanked(words: string): string {
  return ' '.repeat(words.length);
}
