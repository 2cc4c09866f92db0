import type { Page } from '../rebuild/page';
import { isVendor } from './hosts';
import type { Line } from './lines';
import { pieceAt, type Piece } from './pieces';

/** Something on a page that has a link. */
export interface PageLink {
  readonly href: string;
  /** Its text; of a picture, the words that stand for it. */
  readonly words: string;
  /** Where its words stand; null for pictures and boxes. */
  readonly piece: Piece | null;
}

/** What pictures, boxes and the pieces of a page lead to, but for advertisements of those who make signatures. */
export function linksOf(page: Page, pieces: readonly Piece[]): readonly PageLink[] {
  const pictures = page.items.flatMap((item): readonly PageLink[] =>
    item.kind === 'text' || item.href === null
      ? []
      : [{ href: item.href, words: item.kind === 'picture' ? item.alt : '', piece: null }],
  );
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const reported = new Map(
    lines.map((line) => [line, pieces.filter((piece) => piece.line === line)]),
  );
  const words = lines.flatMap((line) =>
    wordLinks(line).filter(
      ({ piece: linked }) =>
        linked !== null && reported.get(line)?.some((piece) => isOver(piece, linked)) === true,
    ),
  );
  return [...words, ...pictures].filter(({ href }) => href.length <= LONGEST && !isVendor(href));
}

/** Longer addresses are not a person's own. */
const LONGEST = 2048;

function wordLinks(line: Line): readonly PageLink[] {
  const links: { href: string; start: number; end: number }[] = [];
  for (const { href, start, end } of line.parts) {
    if (href === null) continue;
    const last = links.at(-1);
    if (last !== undefined && last.href === href && last.end === start) last.end = end;
    else links.push({ href, start, end });
  }
  return links.map(({ href, start, end }) => {
    const [piece = null] = pieceAt(line, { start, end });
    return { href, words: piece?.text ?? '', piece };
  });
}

function isOver(one: Piece, other: Piece): boolean {
  return one.start < other.end && other.start < one.end;
}
