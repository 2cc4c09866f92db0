import { isRecord } from '../../base/record';
import { cleanText } from '../../base/text';
import { SCENE_LIMITS } from '../limits';
import { PART_STYLE, type PartStyle, type TextSpan } from '../properties/placed-element';
import { legalValues, present } from '../properties/value-kinds';
import { isSame } from '../operations/same';

/*
 * The parts of a text that look or lead otherwise than the rest of it. Whatever happens to them is done letter by letter and put
 * together again: so spans are always in order, none is empty or lies over another, and neighbors differ.
 */

/** What each letter of a text has of its own. */
export type Letters = readonly PartStyle[];

const PLAIN: PartStyle = {};

/** The letters of a text with these spans; where two overlap the later one holds. */
export function lettersOf(text: string, spans: readonly TextSpan[] = []): PartStyle[] {
  const letters = Array.from({ length: text.length }, () => PLAIN);
  for (const { start, end, ...style } of spans) letters.fill(style, start, end);
  return letters;
}

/** The spans that letters make of a text. The halves of a letter are never parted. */
export function spansOf(text: string, letters: Letters): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    const style = letters[start] ?? PLAIN;
    const goesOn = isLowHalf(text, end) || isSame(letters[end] ?? PLAIN, style);
    if (end < text.length && goesOn) continue;
    if (Object.keys(style).length > 0) spans.push({ start, end, ...style });
    start = end;
  }
  return spans.slice(0, SCENE_LIMITS.spans);
}

/** Reads the spans of a text from untrusted data: what is no range or has no style is left out. */
export function readSpans(value: unknown, text: string): readonly TextSpan[] {
  if (!Array.isArray(value)) return [];
  const given = value.slice(0, SCENE_LIMITS.spans).flatMap((span) => readSpan(span));
  return given.length === 0 ? [] : spansOf(text, lettersOf(text, given));
}

function readSpan(value: unknown): readonly TextSpan[] {
  if (!isRecord(value)) return [];
  const { start, end } = value;
  const isRange = Number.isInteger(start) && Number.isInteger(end);
  if (!isRange || Number(start) < 0 || Number(end) <= Number(start)) return [];
  return [{ start: Number(start), end: Number(end), ...readPartStyle(value) }];
}

/** The style of a part of a text in a record: only legal values. */
function readPartStyle(given: Readonly<Record<string, unknown>>): PartStyle {
  const known = Object.entries(PART_STYLE).filter(
    ([key, kind]) => kind.read(given[key]) !== undefined,
  );
  return legalValues(PART_STYLE, Object.fromEntries(known.map(([key]) => [key, given[key]])));
}

/** The spans of a text as it is shown: `shown` is what folding leaves of it, letter by letter in its order. */
export function foldSpans(
  spans: readonly TextSpan[],
  text: string,
  shown: string,
): readonly TextSpan[] {
  const letters = lettersOf(text, spans);
  let at = 0;
  const folded = [...units(shown)].map((unit) => {
    while (at < text.length && !isShownAs(text.charAt(at), unit)) at++;
    return letters[at++] ?? PLAIN;
  });
  return spansOf(shown, folded);
}

function* units(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) yield text.charAt(at);
}

function isShownAs(typed: string, shown: string): boolean {
  return typed === shown || (shown === ' ' && /\s/.test(typed)) || cleanText(typed) === shown;
}

/**
 * The spans of a text after it was changed in one place. What is typed looks like the letter before it, and belongs to a link
 * only within it; what replaces something looks like the first letter of that. `caret`, behind what was typed, decides which
 * of several equal letters was typed.
 */
export function keepSpans(
  spans: readonly TextSpan[],
  before: string,
  after: string,
  caret?: number,
): readonly TextSpan[] {
  if (spans.length === 0 || after === '') return [];
  const { start, removed, added } = editOf(before, after, caret);
  const letters = freed(lettersOf(before, spans), start, removed);
  const typed = unbound((removed > 0 ? letters[start] : typedAt(letters, start)) ?? PLAIN);
  const own = Array.from({ length: added }, () => typed);
  return spansOf(after, [...letters.slice(0, start), ...own, ...letters.slice(start + removed)]);
}

/** Unbinds a part whose words were changed from its field; what is typed beside a bound part is not bound. */
function freed(letters: Letters, start: number, removed: number): Letters {
  const fieldAt = (at: number) => letters[at]?.field;
  const last = start + removed;
  let [from, to] = [start, last];
  while (from > 0 && fieldAt(from) !== undefined && fieldAt(from - 1) === fieldAt(from)) from--;
  while (to > 0 && fieldAt(to) !== undefined && fieldAt(to - 1) === fieldAt(to)) to++;
  return letters.map((style, at) => {
    if (at < from || at >= to) return style;
    return unbound(style);
  });
}

function unbound({ field: _field, ...style }: PartStyle): PartStyle {
  return style;
}

/** The style of what is typed: behind a link it is the style of the link, without its address and underline. */
function typedAt(letters: Letters, at: number): PartStyle | undefined {
  const before = letters[at - 1] ?? letters[at];
  if (before?.href === undefined || before.href === letters[at]?.href) return before;
  const { href: _left, underline: _line, ...style } = before;
  return style;
}

/** The style of what is typed at a place of a text. */
export function styleAt(text: string, spans: readonly TextSpan[], at: number): PartStyle {
  return unbound(typedAt(lettersOf(text, spans), Math.min(at, text.length)) ?? PLAIN);
}

/** What was changed between two texts, in one place. */
function editOf(before: string, after: string, caret = after.length) {
  const rest = after.slice(caret);
  const known = before.endsWith(rest) ? rest.length : 0;
  const most = Math.min(before.length, after.length) - known;
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = known;
  while (tail < known + most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { start, removed: before.length - start - tail, added: after.length - start - tail };
}

/** A change of a part of a text; undefined takes something away, so that the element's style shows. */
export type PartChange = { readonly [Key in keyof PartStyle]?: PartStyle[Key] | undefined };

/** The spans of a text with some of its letters changed. */
export function changeSpans(
  spans: readonly TextSpan[],
  text: string,
  { start, end }: Pick<TextSpan, 'start' | 'end'>,
  change: PartChange,
): readonly TextSpan[] {
  const letters = lettersOf(text, spans).map((style, at) =>
    at >= start && at < end ? present({ ...style, ...change }) : style,
  );
  return spansOf(text, letters);
}

/** Letters of one look that follow one another. */
export interface TextRun {
  readonly text: string;
  readonly style: PartStyle;
}

/** The runs of a piece of a text that begins at `from`: one where it has no spans, none where it is blank. */
export function runsOf(
  text: string,
  spans: readonly TextSpan[] = [],
  from = 0,
): readonly TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  const take = (end: number, style: PartStyle) => {
    if (end > at) runs.push({ text: text.slice(at, end), style });
    at = Math.max(at, end);
  };
  for (const span of spans) {
    take(Math.min(text.length, span.start - from), PLAIN);
    take(Math.min(text.length, span.end - from), styleIn(span));
  }
  take(text.length, PLAIN);
  return runs;
}

function styleIn({ start: _start, end: _end, ...style }: TextSpan): PartStyle {
  return style;
}

function isLowHalf(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}
