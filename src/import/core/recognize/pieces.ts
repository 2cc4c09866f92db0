import { labelKinds } from './labels';
import { hrefsAt, lookAt, type Line } from './lines';
import type { PageLook } from '../rebuild/page';

/** Words of a line that stand by themselves: between strokes, dots or wide gaps, or all of the line. */
export interface Piece {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What parts a line. A dot in the middle belongs to a word of Catalan or Korean where no blank is beside it. */
const SEPARATOR =
  /[|¦│┃❘❙∣⏐｜•●▪■◆◦‣✦★☆→⁃]+|(?<=\s)[·∙⋅‧*~]+|[·∙⋅‧]+(?=\s)|\s(?:\/\/|::)\s|\s{3,}/gu;

/** What stands at the ends of words and is none of them. */
const BEFORE = /^[\s\p{Cf}\p{Mn},;:)\]}>\-–—/_=*.&»›]+/u;
const AFTER = /(?:[\s\p{Cf},;:([{<\-–—_=*«‹]|\s\/)$/u;

/** The pieces of a line that are not empty. */
export function piecesOf(line: Line): readonly Piece[] {
  const pieces = gapsBetween([...matches(SEPARATOR, line.text)], 0, line.text.length).flatMap(
    (range) => pieceAt(line, range),
  );
  // A label and what it labels stay together.
  return pieces.flatMap((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (next !== undefined && isLabelOf(piece, next)) return [];
    if (before === undefined || !isLabelOf(before, piece)) return [piece];
    return pieceAt(line, { start: before.start, end: piece.end });
  });
}

/** Whether a wide gap parts a label from what it labels: 'Tel.    020 7946 0000'. */
function isLabelOf(label: Piece, { line, start }: Piece): boolean {
  const gap = line.text.slice(label.end, start);
  return gap.trim() === '' && labelKinds(label.text).length > 0;
}

/** What remains of a piece without some ranges of its line. */
export function without(
  { line, start, end }: Piece,
  taken: readonly TextRange[],
): readonly Piece[] {
  const within = taken.filter((range) => range.end > start && range.start < end);
  const sorted = within.toSorted((one, other) => one.start - other.start);
  return gapsBetween(sorted, start, end).flatMap((range) => pieceAt(line, range));
}

/** A range of a line without what stands at its ends; none where nothing is left. */
export function pieceAt(line: Line, { start, end }: TextRange): readonly Piece[] {
  let text = line.text.slice(start, end);
  const from = start + (BEFORE.exec(text)?.[0].length ?? 0);
  text = line.text.slice(from, end);
  let to = Math.max(from, end);
  while (to > from && AFTER.test(line.text.slice(Math.max(from, to - 2), to))) to--;
  text = line.text.slice(from, to);
  return SHOWN.test(text) ? [{ line, start: from, end: to, text }] : [];
}

/** Letters, digits, and signs that stand for words; those of which lines and boxes are drawn do not. */
const SHOWN = /[\p{L}\p{N}]|(?![\u2500-\u25ff])\p{So}/u;

/** The words of a piece as they are written, wide blanks among them. */
export function writtenOf({ line, start, end }: Piece): string {
  return line.written.slice(start, end);
}

/** A part of a piece, by where it stands in its text. */
export function partOf({ line, start }: Piece, from: number, to: number): readonly Piece[] {
  return pieceAt(line, { start: start + from, end: start + to });
}

/** Pieces of one look each. */
export function splitByLook({ line, start, end }: Piece): readonly Piece[] {
  const cuts: number[] = [start];
  let last: PageLook | null = null;
  for (const { start: from, end: to, look } of line.parts) {
    if (to <= start || from >= end || line.text.slice(from, to).trim() === '') continue;
    if (last !== null && !isAlike(last, look)) cuts.push(from);
    last = look;
  }
  return cuts.flatMap((cut, at) => pieceAt(line, { start: cut, end: cuts[at + 1] ?? end }));
}

export function lookOf({ line, start, end }: Piece): PageLook | null {
  return lookAt(line, start, end);
}

export function hrefsOf({ line, start, end }: Piece): readonly string[] {
  return hrefsAt(line, start, end);
}

function isAlike(one: PageLook, other: PageLook): boolean {
  return (
    one.weight >= 600 === other.weight >= 600 &&
    one.size === other.size &&
    one.color === other.color &&
    one.italic === other.italic
  );
}

function* matches(pattern: RegExp, text: string): Generator<TextRange> {
  for (const { index, 0: words } of text.matchAll(pattern)) {
    yield { start: index, end: index + words.length };
  }
}

function gapsBetween(
  ranges: readonly TextRange[],
  start: number,
  end: number,
): readonly TextRange[] {
  const gaps: TextRange[] = [];
  let from = start;
  for (const range of ranges) {
    gaps.push({ start: from, end: Math.max(from, range.start) });
    from = Math.max(from, range.end);
  }
  return [...gaps, { start: from, end }];
}
