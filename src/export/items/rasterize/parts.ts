import type { CellNode } from '../../../email/nodes';
import { walk } from '../../../email/walk';
import type { SafeHref } from '../../../model/links';
import { widthOf, type Box } from '../../geometry/box';
import type { Item } from '../item';

/** A part of an item that says one thing and leads to one place: mostly all of it; of a row of badges, each. */
export interface Part {
  readonly box: Box;
  readonly href: SafeHref | null;
  readonly words: string;
}

/** The parts of an item in reading order. */
export function partsOf({ box, cell }: Item): readonly Part[] {
  const badges = badgesOf(cell, box);
  if (badges.length > 1) return badges;
  return [{ box, href: linkOf(cell), words: wordsOf(cell) }];
}

function badgesOf(cell: CellNode, { x0, y0, y1 }: Box): readonly Part[] {
  const [table] = cell.children;
  if (table?.kind !== 'table' || table.rows.length !== 1) return [];
  let at = x0;
  return (table.rows[0]?.cells ?? []).flatMap((badge): readonly Part[] => {
    const start = at;
    at += badge.width ?? 0;
    if (badge.kind === 'spacer') return [];
    const box = { x0: start, x1: at, y0, y1 };
    return widthOf(box) > 0 ? [{ box, href: linkOf(badge), words: wordsOf(badge) }] : [];
  });
}

function linkOf(cell: CellNode): SafeHref | null {
  for (const node of walk(cell)) if (node.kind === 'link') return node.href;
  return cell.link?.href ?? null;
}

/** What a cell says: the names of its links, else its texts and pictures, on one line. */
function wordsOf(cell: CellNode): string {
  const nodes = [...walk(cell)];
  const labels = nodes.flatMap((node) => (node.kind === 'link' ? (node.label ?? []) : []));
  const isOneText = cell.children.every(({ kind }) => kind === 'text' || kind === 'link');
  const said = nodes.flatMap((node) => {
    if (node.kind === 'text') return node.decorative === true ? [] : node.text;
    return node.kind === 'image' ? node.alt : [];
  });
  const words = labels.length > 0 ? labels.join(', ') : said.join(isOneText ? '' : ' ');
  return words.replace(/\s+/g, ' ').trim();
}
