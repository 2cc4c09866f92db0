import { PRONOUN_WORDS } from './data/names.data';
import { wordsIn } from './junk';
import { lookOf, partOf, type Piece } from './pieces';
import { hasRole } from './roles';

/** Pronouns with what stands around them, and themselves. */
export function findPronouns(
  pieces: readonly Piece[],
): { readonly whole: Piece; readonly value: string } | null {
  for (const piece of pieces.slice(0, CANDIDATES)) {
    for (const { index, 0: words } of piece.text.slice(0, 200).matchAll(PRONOUNS)) {
      const told = words.split(/\s*\/\s*/u);
      if (!told.every((word) => PRONOUN_WORDS.has(word.toLowerCase()))) continue;
      const [around] = partOf(piece, index, index + words.length);
      const label =
        /[([]?\s*(?:(?:my |preferred )?pronouns:?\s*)?$/iu.exec(piece.text.slice(0, index))?.[0]
          .length ?? 0;
      const behind = /^\s*[)\]]/u.exec(piece.text.slice(index + words.length))?.[0].length ?? 0;
      if (around === undefined) continue;
      const [start, end] = [around.start - label, around.end + behind];
      return { whole: { ...around, start, end }, value: around.text };
    }
  }
  return null;
}

const CANDIDATES = 20;
const PRONOUNS = /(?<![\p{L}\p{N}/])\p{L}{1,7}(?:\s?\/\s?\p{L}{1,7}){1,4}(?![\p{L}\p{N}/])/gu;

export interface FoundQuote {
  readonly value: string;
  /** What it has of the pieces. */
  readonly taken: readonly Piece[];
  readonly isSure: boolean;
}

/** Words in quotation marks, or else in italics and long enough to be no role. */
export function findQuote(pieces: readonly Piece[]): FoundQuote | null {
  return (
    pieces
      .map((_, at) => quotedFrom(pieces.slice(at, at + MOST_LINES)))
      .find((quote) => quote !== null) ?? italicQuote(pieces)
  );
}

const MOST_LINES = 4;
const OPENING = /^["“„«‹»「『”]/u;
const CLOSING = /["”“»«›」』](?=\s*(?:$|[-–—~(]))[.,]?/u;
const LEAST = { quoted: 3, italic: 5 } as const;

function quotedFrom(pieces: readonly Piece[]): FoundQuote | null {
  const [first] = pieces;
  const opening = first === undefined ? null : OPENING.exec(marked(first));
  if (first === undefined || opening === null) return null;
  const taken: Piece[] = [];
  for (const piece of pieces) {
    if (piece.line.block !== first.line.block) return null;
    taken.push(piece);
    const text = taken.map(marked).join(' ').slice(opening[0].length);
    const closing = CLOSING.exec(text);
    if (closing === null) continue;
    const isWhole = text.slice(closing.index + 1).trim() === '';
    const value = isWhole ? text.slice(0, closing.index).trim() : opening[0] + text;
    return wordsIn(value) < LEAST.quoted ? null : { value, taken, isSure: true };
  }
  return null;
}

/** A piece with the quotation marks that are beside it. */
function marked({ line, start, end }: Piece): string {
  const before = /["“„«‹»「『”]\s?$/u.exec(line.text.slice(0, start))?.[0] ?? '';
  const behind = /^["”“»«›」』]/u.exec(line.text.slice(end))?.[0] ?? '';
  return before + line.text.slice(start, end) + behind;
}

function italicQuote(pieces: readonly Piece[]): FoundQuote | null {
  const found = pieces.find((piece) => {
    const { text } = piece;
    const isLong = wordsIn(text) >= LEAST.italic && text.length >= 20 && !/\p{Nd}{3}|@/u.test(text);
    return isLong && lookOf(piece)?.italic === true && !(hasRole(text) && wordsIn(text) < 9);
  });
  return found === undefined ? null : { value: found.text, taken: [found], isSure: false };
}
