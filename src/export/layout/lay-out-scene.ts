import type { TableNode } from '../../email/nodes';
import { WHITE, type Hex } from '../../model/color';
import type { Finding } from '../../model/findings';
import { unionOf, type Box } from './box';
import { nest, partHidden } from './containment';
import { layOut } from './cut';
import { drawOverlaps, type PictureOf } from './drawn/draw-overlaps';
import { emitTable } from './emit';
import { sequence, slot } from './fit';
import { itemFinding, type Item } from './item';
import { loosen } from './loosen';
import { settle } from './settle';
import { shrinkToInk } from './shrink-to-ink';
import type { LayoutNode, PlaneNode } from './tree';

/*
 * Free placement to tables, as a row of passes: items -> without the hidden -> a forest of what lies on what -> overlaps
 * resolved (drawn, else moved) -> a tree of regions -> tables. Measured and explained in the layout study this follows (recursive XY-cut,
 * emission R).
 */

export interface LaidOut {
  readonly tree: LayoutNode;
  /** What is laid out, free of overlaps, as a forest. */
  readonly items: readonly Item[];
  readonly findings: readonly Finding[];
}

/** What a scene is laid out with. */
export interface LayoutOptions {
  /** White unless given. */
  readonly background?: Hex;
  /** Pictures of parts of the scene; without any, overlaps are resolved by moving. */
  readonly pictureOf?: PictureOf;
  /** Whether an item becomes a picture even where it overlaps nothing. */
  readonly isAlwaysDrawn?: (item: Item, all: readonly Item[]) => boolean;
}

/** A scene's items as a tree of regions that fills `frame`, grown where something needs more. */
export function layOutScene(
  items: readonly Item[],
  frame: Box,
  { background = WHITE, pictureOf = () => null, isAlwaysDrawn = () => false }: LayoutOptions = {},
): LaidOut {
  const { shown, hidden } = partHidden(items);
  const inked = shrinkToInk(shown);
  const always = inked.filter((item) => isAlwaysDrawn(item, inked));
  const resolved = drawOverlaps(inked, pictureOf, always);
  const { items: settled, displaced } = settle(nest(resolved.items), frame);
  const page = unionOf(
    frame,
    settled.map(({ box }) => box),
  );
  const space: LayoutNode = { kind: 'space', box: page };
  const tree = settled.length === 0 ? space : loosen(surround(layOut(settled), page));
  return {
    tree: background === WHITE ? tree : onGround(tree, background),
    items: settled,
    findings: [
      ...[...hidden, ...resolved.hidden].map((item) => itemFinding('element-hidden', item)),
      ...resolved.drawn.map((item) =>
        itemFinding(item.kind === 'text' ? 'text-drawn' : 'element-drawn', item),
      ),
      ...displaced.map((item) => itemFinding('element-moved', item)),
    ],
  };
}

/** The outer table of a mail, from a layout. */
export function emitScene(tree: LayoutNode, lang: string): TableNode {
  // Where the mail around it runs to the left, columns and alignment would turn round.
  return { ...emitTable(tree), lang, dir: 'ltr', textAlign: 'left' };
}

/** A layout with the page's margins around it. Nothing within depends on them: a scene that moves changes only these. */
function surround(core: LayoutNode, page: Box): LayoutNode {
  return core.kind === 'columns'
    ? padRows(padColumns(core, page), page)
    : padColumns(padRows(core, page), page);
}

function padRows(node: LayoutNode, { y0, y1 }: Box): LayoutNode {
  const { box } = node;
  const above = spaceOf({ ...box, y0, y1: box.y0 });
  const below = spaceOf({ ...box, y0: box.y1, y1 });
  return sequence('rows', { ...box, y0, y1 }, [...above, node, ...below]);
}

function padColumns(node: LayoutNode, { x0, x1 }: Box): LayoutNode {
  const { box } = node;
  const before = spaceOf({ ...box, x0, x1: box.x0 });
  const rest = { ...box, x1 };
  if (node.kind !== 'columns' && before.length > 0 && x1 > box.x1) {
    return sequence('columns', { ...box, x0, x1 }, [...before, slot(node, rest)]);
  }
  const behind = spaceOf({ ...box, x0: box.x1, x1 });
  return sequence('columns', { ...box, x0, x1 }, [...before, node, ...behind]);
}

function spaceOf(box: Box): readonly LayoutNode[] {
  return box.x0 < box.x1 && box.y0 < box.y1 ? [{ kind: 'space', box }] : [];
}

function onGround(child: LayoutNode, color: Hex): PlaneNode {
  const { box } = child;
  const item: Item = {
    id: '',
    label: '',
    kind: 'fill',
    box,
    ink: box,
    z: -1,
    giveX: 'none',
    giveY: 'none',
    ownHeight: 0,
    cell: { kind: 'cell', ground: { color }, children: [] },
    kids: [],
  };
  return { kind: 'plane', box, item, child };
}
