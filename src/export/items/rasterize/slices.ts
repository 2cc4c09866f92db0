import type { CellNode } from '../../../email/nodes';
import { walk } from '../../../email/walk';
import type { Origin } from '../../../model/findings/findings';
import type { SafeHref } from '../../../model/links';
import { areaOf, common, overlap, sameBox, unionOf, type Box, widthOf } from '../../geometry/box';
import { groupBy } from '../../geometry/group-by';
import { connected, overlappingPairs } from '../../geometry/pairs';
import { freeTiles } from '../../geometry/tiles';
import { rankOf, ranksOf, type Ranks } from '../clashes';
import type { Item } from '../item';
import type { OverlapRegion } from './choose-regions';
import { mergedCells, paintGrid, type Labelled, type CellPaint } from './grid';
import { cornersOf, hidesBelow, isCuttable } from './planes';
import { shadowOf } from './shadow-room';

/*
 * Regions to pictures: those that overlap become one drawing, cut into rectangles so that each has one link at most.
 */

/** A rectangle of a drawing that becomes one picture. */
export interface Slice {
  readonly box: Box;
  readonly href: SafeHref | null;
  /** The words of `items`, in reading order. */
  readonly words: readonly string[];
  readonly origin: readonly Origin[];
  /** The items whose words and origin this slice has. */
  readonly items: readonly Item[];
}

export interface SliceDrawing {
  readonly members: readonly Item[];
  /** Those whose shadow has no room in it. */
  readonly unshadowed: readonly Item[];
  /** What it lies just above: the uppermost that has a part in it. */
  readonly top: Item;
  readonly slices: readonly Slice[];
}

/** The drawings of all regions. What hides all below it and is not drawn itself takes its box out of them. */
export function drawingsOf(
  regions: readonly OverlapRegion[],
  items: readonly Item[],
  drawn: ReadonlySet<Item>,
): readonly SliceDrawing[] {
  const ranks = ranksOf(items);
  const stay = items.filter((item) => !drawn.has(item));
  const groups = connected(regions.length, overlappingPairs(regions.map(({ box }) => box)));
  return groups.map((group) => {
    const own = group.flatMap((index) => regions[index] ?? []);
    return drawingOf(own, stay, ranks);
  });
}

/** Where nothing below an item can be seen through it: a round plane hides all but its corners. */
function coversOf(item: Item): readonly Box[] {
  if (hidesBelow(item)) return [item.box];
  if (!isCuttable(item) || item.cell.background === undefined) return [];
  return freeTiles(item.box, cornersOf(item));
}

/** A part of a member, and where it stands in the stacking order. */
interface Layer extends Part {
  readonly item: Item;
}

function drawingOf(
  regions: readonly OverlapRegion[],
  covering: readonly Item[],
  ranks: Ranks,
): SliceDrawing {
  const whole = regions.filter(({ isCorner }) => !isCorner);
  const members = whole.map(({ owner }) => owner);
  const unshadowed = whole.filter(isWithoutShadow).map(({ owner }) => owner);
  const layers = members.flatMap((item) => partsOf(item).map((part): Layer => ({ ...part, item })));
  const boxes = slicesOf(regions, covering, layers, ranks);
  const reported = boxes.map((): Layer[] => []);
  const inOrder = layers.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  for (const layer of inOrder) reported[sliceFor(layer, boxes)]?.push(layer);
  return {
    members,
    unshadowed,
    top: uppermost(regions, ranks),
    slices: boxes.map(({ box, label }, index) => ({
      box,
      href: label.href,
      words: (reported[index] ?? []).map(({ words }) => words).filter((words) => words !== ''),
      origin: (reported[index] ?? []).flatMap(({ item }) => item.cell.origin ?? []),
      items: [...new Set((reported[index] ?? []).map(({ item }) => item))],
    })),
  };
}

function isWithoutShadow({ box, owner }: OverlapRegion): boolean {
  return shadowOf(owner) !== undefined && sameBox(box, owner.box);
}

function uppermost(regions: readonly OverlapRegion[], ranks: Ranks): Item {
  const owners = regions.map(({ owner }) => owner);
  return owners.reduce((top, owner) => (rankOf(ranks, owner) > rankOf(ranks, top) ? owner : top));
}

interface Target {
  readonly href: SafeHref | null;
}

const NOWHERE: Target = { href: null };

/** The drawn rectangles, each with the link of the uppermost part there that has one: painted from the bottom up. */
function slicesOf(
  regions: readonly OverlapRegion[],
  covering: readonly Item[],
  layers: readonly Layer[],
  ranks: Ranks,
): readonly Labelled<Target>[] {
  const [first, ...others] = regions.map(({ box }) => box);
  if (first === undefined) return [];
  const whole = unionOf(first, others);
  const paints: (CellPaint<Target> & { readonly rank: number })[] = [
    ...regions.map(({ box, owner }) => ({
      box,
      rank: rankOf(ranks, owner),
      label: (before?: Target) => before ?? NOWHERE,
    })),
    ...covering.flatMap((item) =>
      (overlap(item.box, whole) ? coversOf(item) : [])
        .filter((box) => overlap(box, whole))
        .map((box) => ({
          box: common(box, whole),
          rank: rankOf(ranks, item),
          label: () => undefined,
        })),
    ),
  ];
  for (const [href, linked] of groupBy(layers, (layer) => layer.href)) {
    if (href === null) continue;
    const target = { href };
    paints.push(
      ...linked.map(({ box, item }) => ({ box, rank: rankOf(ranks, item), label: () => target })),
    );
  }
  return mergedCells(paintGrid(paints.toSorted((a, b) => a.rank - b.rank)));
}

/** The index of the slice for the words of a part: with its link, the one that shows most of it, else the one that does. */
function sliceFor({ box, href }: Part, slices: readonly Labelled<Target>[]): number {
  const shares = slices.map(({ box: own, label }) => {
    const shared = overlap(own, box) ? areaOf(common(own, box)) : 0;
    return shared > 0 && label.href === href ? shared + areaOf(box) : shared;
  });
  return shares.indexOf(Math.max(...shares));
}

/** A part of an item with one text and one link: mostly the whole item; of a row of badges, each badge. */
interface Part {
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

/** The words of a cell on one line: the names of its links, else its texts and the words of its pictures. */
function wordsOf(cell: CellNode): string {
  const nodes = walk(cell);
  const labels = nodes.flatMap((node) => (node.kind === 'link' ? (node.label ?? []) : []));
  const isOneText = cell.children.every(({ kind }) => kind === 'text' || kind === 'link');
  const texts = nodes.flatMap((node) => {
    if (node.kind === 'text') return node.decorative === true ? [] : node.text;
    return node.kind === 'image' ? node.alt : [];
  });
  const words = labels.length > 0 ? labels.join(', ') : texts.join(isOneText ? '' : ' ');
  return words.replace(/\s+/g, ' ').trim();
}
