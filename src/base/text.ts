/**
 * Text made safe to put into a mail: no control characters, no direction overrides, no half surrogates.
 * C1 controls are read as the Windows-1252 letters they were meant to be: Gmail clips a message that holds one
 * (https://github.com/hteumeuleu/email-bugs/issues/41).
 */
export function cleanText(value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? '')
    .replace(UNPRINTABLE, '')
    .replace(HALF_SURROGATE, '\ufffd');
}

/** Cleaned text on one line, trimmed, inner runs of white space folded; blank where none of it can be seen. */
export function cleanLine(value: string): string {
  if (CLEAN_LINE.test(value)) return value;
  const line = cleanText(value).replace(/\s+/g, ' ').trim();
  return UNSEEN.test(line) ? '' : line;
}

/** The same, with one wide blank of Chinese and Japanese for what has one in it: it parts names and lines of addresses there. */
export function cleanWrittenLine(value: string): string {
  if (!value.includes(WIDE_BLANK)) return cleanLine(value);
  const line = cleanText(value)
    .replaceAll(/\s+/g, (gap) => (gap.includes(WIDE_BLANK) ? WIDE_BLANK : ' '))
    .trim();
  return UNSEEN.test(line) ? '' : line;
}

const WIDE_BLANK = '\u3000';

/** The non-blank lines of a text, each cleaned, with wide blanks as they are written. */
export function cleanLines(value: string): readonly string[] {
  return cleanText(value)
    .split('\n')
    .map(cleanWrittenLine)
    .filter((line) => line !== '');
}

/** Lines of an address one behind the other. Those that end with a comma of their own get no second one. */
export function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\s*[,،、]+$/u, '')).join(', ');
}

export type Direction = 'ltr' | 'rtl';

/** The direction of the first strongly directed letter of a text; left to right when there is none. */
export function textDirection(text: string): Direction {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** Nothing but what has no ink: zero-width blanks, joiners, soft hyphens, fillers of Hangul, the blank of braille. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Words of printable ASCII with one blank between any two. */
const CLEAN_LINE = /^(?! )(?:[\x21-\x7e]| (?=[\x21-\x7e]))*$/;

/** Printable ASCII, tabs and line feeds: nothing to clean. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

const WINDOWS_1252 = [...'€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ'];

/** C0 controls but the line feed and tab, bidirectional overrides and isolates, the byte-order mark, U+FFFE, U+FFFF. */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
const HALF_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** `12345` -> `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A blank at which no line ends. */
export const NO_BREAK = '\u00a0';
/** In letters: two words that together are longer may part. */
const LONGEST_END = 16;

/**
 * The text with its last two words held together, so that the last never stands in a line by itself; short texts as they
 * are, and what ends in digits, since it may be a date.
 */
export function withoutWidow(text: string): string {
  const words = text.split(' ');
  const end = words.slice(-2).join(NO_BREAK);
  if (words.length < 4 || end.length > LONGEST_END || /\p{N}$/u.test(end)) return text;
  return [...words.slice(0, -2), end].join(' ');
}

/** In letters: of what stands behind the name of a company, such as 'Ltd.'. */
const LONGEST_FORM = 4;

/**
 * The name of a company with its last words held together where the last is short, as many as a short line has: 'KG' never
 * stands in a line by itself. Short names as they are.
 */
export function withHeldEnd(name: string): string {
  const words = name.split(' ');
  let end = words.pop() ?? '';
  if (name.length <= LONGEST_END || end.length > LONGEST_FORM) return name;
  for (let word = words.at(-1); word !== undefined; word = words.at(-1)) {
    const held = `${word}${NO_BREAK}${end}`;
    if (held.length > LONGEST_END) break;
    end = held;
    words.pop();
  }
  return [...words, end].join(' ');
}
