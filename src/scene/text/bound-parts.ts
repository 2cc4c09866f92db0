import { fieldOf, isOwnWords, type BoundField } from '../../model/person/bound-field-ids';
import { boundWords } from '../../model/person/bound-fields';
import type { InitialsOf } from '../../model/person/name/load-initials';
import type { SafeHref } from '../../model/links';
import { fieldLabel } from '../../model/person/fields';
import type { Person } from '../../model/person/signature';
import type { PartStyle, TextSpan } from '../properties/placed-element';
import { isSame } from '../operations/same';
import { lettersOf, spansOf, type Letters } from './spans';

/*
 * A bound part of a text shows the value of a field of the person. The text stores the value it had when it was written: a part
 * whose field is blank now is hidden, with its label and the separator beside it, and comes back as it was.
 */

interface Words {
  readonly text: string;
  readonly letters: Letters;
}

interface Piece extends Words {
  /** Of words that stand for themselves, undefined. */
  readonly field: BoundField | undefined;
}

/** A bound part with the words around it that are there for nothing else. */
interface Filling {
  /** Between it and the part before it. */
  readonly between: Words;
  readonly label: Words;
  readonly words: Words;
  readonly tail: Words;
}

const NOTHING: Words = { text: '', letters: [] };

/** Whether any part of a text is bound. */
export function hasBoundParts(spans: readonly TextSpan[]): boolean {
  return spans.some(({ field }) => field !== undefined);
}

/** A text with the current values of its bound parts; blank where all of these are blank. */
export function fillBoundSpans(
  text: string,
  spans: readonly TextSpan[],
  person: Person,
  initialsOf?: InitialsOf,
): { readonly text: string; readonly spans: readonly TextSpan[] } {
  const lines = linesOf(piecesOf(text, lettersOf(text, spans))).flatMap((line) => {
    const filled = fillLine(line, person, initialsOf);
    return filled === null ? [] : [filled];
  });
  const whole = lines.reduce(
    (above, line, index) => (index === 0 ? line : joined(above, joined(LINE_END, line))),
    NOTHING,
  );
  return { text: whole.text, spans: spansOf(whole.text, whole.letters) };
}

/** The words of a text, with the names of fields in place of bound parts. */
export function namedBoundParts(text: string, spans: readonly TextSpan[]): string {
  return piecesOf(text, lettersOf(text, spans))
    .map(({ text: words, field }) =>
      field === undefined || isOwnWords(field) ? words : fieldLabel(fieldOf(field)),
    )
    .join('');
}

const LINE_END: Words = { text: '\n', letters: [{}] };

/** Groups adjacent letters that are bound to the same field, or to none. */
function piecesOf(text: string, letters: Letters): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    const field = letters[start]?.field;
    if (end < text.length && letters[end]?.field === field) continue;
    pieces.push({ text: text.slice(start, end), letters: letters.slice(start, end), field });
    start = end;
  }
  return pieces;
}

/** An address of several lines is part of the line in which it stands. */
function linesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.field !== undefined) {
      lines.at(-1)?.push(piece);
      continue;
    }
    let from = 0;
    for (const [index, line] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '')
        lines.at(-1)?.push({ ...cut(piece, from, from + line.length), field: undefined });
      from += line.length + 1;
    }
  }
  return lines;
}

/** Null where the line has bound parts and all of them are blank. */
function fillLine(
  line: readonly Piece[],
  person: Person,
  initialsOf: InitialsOf | undefined,
): Words | null {
  if (line.every(({ field }) => field === undefined)) return line.reduce(joined, NOTHING);
  const filled = fillingsOf(line, person, initialsOf).filter(({ words }) => words.text !== '');
  if (filled.length === 0) return null;
  return filled.reduce<Words>((whole, { between, label, words, tail }, index) => {
    const before = index === 0 ? label : joined(between, label);
    return [before, words, tail].reduce(joined, whole);
  }, NOTHING);
}

/** The text between two bound parts: the end of the first, a separator, and the label of the second. */
const GAP = /^([^\s|·•◊,;/+–—~*-]*)([\s|·•◊,;/+–—~*-]*)/u;

function fillingsOf(
  line: readonly Piece[],
  person: Person,
  initialsOf: InitialsOf | undefined,
): readonly Filling[] {
  const sayings: Filling[] = [];
  let gap: Words = NOTHING;
  for (const piece of line) {
    const { field } = piece;
    if (field === undefined) {
      gap = joined(gap, piece);
      continue;
    }
    const before = sayings.pop();
    const [, tail = '', between = ''] = before === undefined ? [] : (GAP.exec(gap.text) ?? []);
    const split = tail.length + between.length;
    if (before !== undefined) sayings.push({ ...before, tail: cut(gap, 0, tail.length) });
    sayings.push({
      between: cut(gap, tail.length, split),
      label: cut(gap, split),
      words: fillPiece(piece, field, person, initialsOf),
      tail: NOTHING,
    });
    gap = NOTHING;
  }
  const last = sayings.pop();
  return last === undefined ? [] : [...sayings, { ...last, tail: gap }];
}

function fillPiece(
  piece: Piece,
  field: BoundField,
  person: Person,
  initialsOf: InitialsOf | undefined,
): Words {
  const { text, href, links } = boundWords(person, field, piece.text, initialsOf);
  const isFilledAlready = isFilled(text, piece.text);
  // Words that were given another link keep it as long as they stay the same.
  if (isFilledAlready && !isOwnWords(field)) return piece;
  const words = isFilledAlready ? piece : { text, letters: dressed(text, piece) };
  const hrefAt = (at: number): SafeHref | null =>
    links === undefined
      ? href
      : (links.find(({ start, end }) => start <= at && at < end)?.href ?? null);
  const linked = words.letters.map(({ href: was, ...style }, at) => {
    const now = was === undefined ? null : hrefAt(at);
    return now === null ? style : { ...style, href: now };
  });
  return { text: words.text, letters: linked };
}

/** Whether `words` are `text` already, apart from hard spaces and line breaks. */
function isFilled(text: string, words: string): boolean {
  const flat = words.replaceAll('\u00a0', ' ');
  return [flat, flat.replaceAll('\n', ''), flat.replaceAll('\n', ' ')].includes(text);
}

/** Other words in the looks of a piece: word by word, or letter by letter where those of a word differ. */
function dressed(text: string, piece: Words): Letters {
  const looks = wordLooks(piece);
  if (looks === null) {
    return Array.from({ length: text.length }, (_, at) => lookAt(piece.letters, at));
  }
  let word = 0;
  return Array.from({ length: text.length }, (_, at) => {
    if (at > 0 && text.charAt(at - 1) === ' ') word++;
    return looks[Math.min(word, looks.length - 1)] ?? {};
  });
}

/** The look of each word; null where the letters of one differ. */
function wordLooks({ text, letters }: Words): readonly PartStyle[] | null {
  const looks: PartStyle[] = [];
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const [first = {}, ...rest] = letters.slice(index, index + word.length);
    if (!rest.every((letter) => isSame(letter, first))) return null;
    looks.push(first);
  }
  return looks;
}

/** The looks of letters, over and over. */
function lookAt(letters: Letters, at: number): PartStyle {
  return letters[at % letters.length] ?? {};
}

function cut({ text, letters }: Words, start: number, end = text.length): Words {
  return { text: text.slice(start, end), letters: letters.slice(start, end) };
}

function joined(one: Words, other: Words): Words {
  return { text: one.text + other.text, letters: [...one.letters, ...other.letters] };
}
