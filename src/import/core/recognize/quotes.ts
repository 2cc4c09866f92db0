import { wordsIn } from './junk';
import type { Line } from './lines';
import { lookOf, type Piece } from './pieces';
import { hasRole } from './roles';

/* Mottos: words in quotation marks, or else in italics. */

export interface FoundQuote {
  readonly value: string;
  /** What it has of the pieces. */
  readonly taken: readonly Piece[];
  readonly isSure: boolean;
}

/** Words in quotation marks, of one line or of several in a block. */
export function findQuoted(pieces: readonly Piece[]): FoundQuote | null {
  for (const at of pieces.keys()) {
    const quote = quotedFrom(pieces.slice(at, at + MOST_LINES));
    if (quote !== null) return quote;
  }
  return null;
}

const MOST_LINES = 4;
const OPENING = /^["“„«‹»「『”]/u;
const CLOSING = /["”“»«›」』](?=\s*(?:$|[-–—~(]))[.,]?/u;
const LEAST = { quoted: 3, italic: 5, sentence: 9 } as const;

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

/**
 * Words in italics that are long enough to be no role. `below` is the line behind that of the name: in there, only what reads
 * like a sentence is a quote.
 */
export function findItalicQuote(pieces: readonly Piece[], below: Line | null): FoundQuote | null {
  const found = pieces.find((piece) => {
    const { text, line } = piece;
    const words = wordsIn(text);
    const isLong = words >= LEAST.italic && text.length >= 20 && !/\p{Nd}{3}|@/u.test(text);
    if (!isLong || lookOf(piece)?.italic !== true) return false;
    const isSentence = words >= LEAST.sentence || /[.!?…。！？]$/u.test(line.text.trim());
    return isSentence || (line !== below && !hasRole(text));
  });
  return found === undefined ? null : { value: found.text, taken: [found], isSure: false };
}
