import type { FontFile } from './font-file';
import type { LetterSet, Spot } from './fonts';
import { COMMON, scriptOf } from './scripts';
import { blankShare, isBlank, isUnseen } from './unseen';

/** A letter on its line. */
export interface SetGlyph {
  readonly font: FontFile;
  readonly glyph: number;
  /** From the start of the text, in px. */
  readonly x: number;
  /** In px. */
  readonly size: number;
  /** Where its first letter stands in the text, once letters and marks are put together (`composed`). */
  readonly index: number;
}

/** How a line is set. Lengths in px. */
export interface LineLook {
  readonly letters: LetterSet;
  readonly size: number;
  readonly smallCaps: boolean;
  /** After each letter. */
  readonly spacing: number;
}

/** Who is told of what was set. */
export interface LineSink {
  readonly glyph?: (glyph: SetGlyph) => void;
  /** A letter that no font has, or that cannot be set; the answer is how wide it is, in px. */
  readonly missing: (letter: string, size: number) => number;
}

/**
 * Sets a line of text as Chromium does, from left to right, and gives its width in px. Letters of one part of a font are kerned and
 * joined, across parts they are not.
 */
export function setLine(text: string, look: LineLook, sink: LineSink): number {
  const whole = composed(text);
  if (!look.smallCaps) return setRun(whole, 0, look.size, look, sink);
  let x = 0;
  for (const { 0: run, 1: small = '', index } of whole.matchAll(CASES)) {
    const isSmall = small !== '';
    const told: LineSink = {
      ...sink,
      glyph: (glyph) =>
        sink.glyph?.({ ...glyph, index: index + Math.min(glyph.index, run.length - 1) }),
    };
    const size = isSmall ? look.size * SMALL_CAPITAL : look.size;
    x = setRun(isSmall ? run.toUpperCase() : run, x, size, look, told);
  }
  return x;
}

/** A text with its letters and marks put together, wherever there is one letter for both. */
export function composed(text: string): string {
  return PLAIN.test(text) ? text : text.replaceAll(MARKED, (each) => each.normalize('NFC'));
}

/** Of which nothing needs to be composed. */
const PLAIN = /^[\0-\u02ff]*$/;

/** A letter and its marks, which are one letter wherever there is one; and two that are other letters. */
const MARKED = /\P{M}\p{M}+|[\u037e\u0387]/gu;

/** Letters that have a capital, with their marks, and all else. */
const CASES = /((?:\p{Changes_When_Uppercased}\p{M}*)+)|\P{Changes_When_Uppercased}+/gu;

/** How large small capitals are beside capitals (Chromium: `kSmallCapsFontSizeMultiplier`). */
const SMALL_CAPITAL = 0.7;

function setRun(text: string, start: number, size: number, look: LineLook, sink: LineSink): number {
  const { letters, spacing } = look;
  let x = start;
  let last: Spot | null = null;
  let script = COMMON;
  for (let at = 0; at < text.length;) {
    const index = at;
    const code = text.codePointAt(at) ?? 0;
    at += code > 0xffff ? 2 : 1;
    const spot = letters.find(isBlank(code) ? BLANK : code);
    if (spot === null || code > LAST_USUAL || code === SOFT_HYPHEN) {
      const width = widthOfUnusual(code, spot, size, look, sink);
      if (width !== null) {
        x += width;
        if (!isUnseen(code) && spot?.font !== last?.font) last = null;
        continue;
      }
    }
    if (spot === null) continue;
    const own = scriptOf(code);
    if (own !== COMMON && script !== COMMON && own !== script) last = null;
    if (own !== COMMON) script = own;
    const joined = spacing === 0 ? ligatureAt(text, at, spot, letters) : null;
    const { font, glyph } = joined ?? spot;
    const scale = size / font.units;
    if (last?.font === font) x += (font.kerning?.(last.glyph, glyph) ?? 0) * scale;
    sink.glyph?.({ font, glyph, x, size, index });
    x += (font.advances[glyph] ?? 0) * scale + spacing;
    at = joined?.end ?? at;
    last = joined ?? spot;
  }
  return x;
}

const BLANK = 0x20;
const SOFT_HYPHEN = 0xad;
/** Up to here there are letters and signs alone. */
const LAST_USUAL = 0x2ff;

/** The room of what is not seen, of marks, and of letters that no font has; null for a letter as usual. */
function widthOfUnusual(
  code: number,
  spot: Spot | null,
  size: number,
  { letters, spacing }: LineLook,
  sink: LineSink,
): number | null {
  if (isUnseen(code)) return 0;
  if (isMark(code)) {
    sink.missing(String.fromCodePoint(code), size);
    return 0;
  }
  return spot === null ? missingWidth(code, size, letters, sink) + spacing : null;
}

function isMark(code: number): boolean {
  return code >= 0x300 && MARK.test(String.fromCodePoint(code));
}

const MARK = /\p{M}/u;

/** Blanks that no font has are as wide as they should be. */
function missingWidth(code: number, size: number, letters: LetterSet, sink: LineSink): number {
  const share = blankShare(code);
  if (share !== null) {
    if (typeof share === 'number') return share * size;
    const spot = letters.find(share.as.charCodeAt(0));
    if (spot !== null) {
      return ((spot.font.advances[spot.glyph] ?? 0) * size * share.times) / spot.font.units;
    }
  }
  return sink.missing(String.fromCodePoint(code), size);
}

/** The ligature that begins with the letter at `spot` and goes on at `at`; null for none. */
function ligatureAt(text: string, at: number, { font, glyph }: Spot, letters: LetterSet) {
  const ligatures = font.ligatures.get(glyph);
  if (ligatures === undefined) return null;
  for (const ligature of ligatures) {
    const end = endOf(ligature.rest, text, at, font, letters);
    if (end !== null) return { font, glyph: ligature.glyph, end };
  }
  return null;
}

function endOf(
  rest: readonly number[],
  text: string,
  start: number,
  font: FontFile,
  letters: LetterSet,
): number | null {
  let at = start;
  for (const glyph of rest) {
    const code = text.codePointAt(at);
    const spot = code === undefined ? null : letters.find(code);
    if (spot === null || spot.font !== font || spot.glyph !== glyph) return null;
    at += (code ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}
