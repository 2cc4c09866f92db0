import type { ElementContext } from '../../scene/element-definition';
import type { Axis } from '../../scene/geometry';
import type { Scene, SceneElement } from '../../scene/scene';
import { stackingOrder, visibleElements } from '../../scene/selection';
import { areaOf, heightOf, holds, widthOf, type Box, spanOf } from '../geometry/box';
import { connected, overlappingPairs } from '../geometry/pairs';
import { columns, stack } from './arrange';
import {
  boxOf,
  isGone,
  isStill,
  stretchBlock,
  type CollapseBlock,
  boundsOfBoxes,
  joinBlocks,
} from './block';
import { isPlaneElement } from '../../scene/is-plane';
import { membersByStack } from '../../scene/stacks/members';
import { leafOf, ICON } from './leaf';
import { joinLines } from './lines';

/*
 * Closes empty lines. A field without content, such as a missing mobile number, is removed with its label and its separator;
 * what is below it moves up, or what is beside it moves over. A text that is longer or shorter than when its box was made moves
 * others in the same way. Only what stands in the same column moves, and no more than it must.
 */

/** A plane of no more than this height, in px, goes with the one line on it. */
const ONE_LINE = 60;

/** The design without its empty lines, where its frame asks for it, or without those of its stacks. */
export function collapseEmpty<Whole extends Scene>(scene: Whole, context: ElementContext): Whole {
  if (scene.frame.closeUp === true) return closeUp(scene, context);
  const stacks = [...membersByStack(scene.elements).values()];
  return stacks.reduce((whole, members) => closeUp(whole, context, members), scene);
}

/**
 * A design without its empty lines, or without those of `among`; the same one where none is empty and each box fits its words.
 */
export function closeUp<Whole extends Scene>(
  scene: Whole,
  context: ElementContext,
  among: readonly SceneElement[] = visibleElements(scene),
): Whole {
  const shown = stackingOrder(among);
  const leaves = shown.map((element) => ({ element, block: leafOf(element, context) }));
  if (leaves.every(({ block }) => isStill(block))) return scene;
  const all = leaves.map(({ block: { box } }) => box);
  const left = closeUpTree(treeOf(leaves), all);
  const boxes = new Map(left?.parts.map(({ id, box }) => [id, box]));
  const ids = new Set(among.map(({ id }) => id));
  const elements = scene.elements.flatMap((element) => {
    if (!ids.has(element.id)) return element;
    const box = boxes.get(element.id);
    return box === undefined ? [] : elementAt(element, box);
  });
  return { ...scene, elements };
}

interface Leaf {
  readonly element: SceneElement;
  readonly block: CollapseBlock;
}

/** An element with what lies on it. */
interface Tree extends Leaf {
  readonly children: Tree[];
}

/** Each element within the smallest plane below it that holds it; from the bottom to the top. */
function treeOf(leaves: readonly Leaf[]): readonly Tree[] {
  const planes: Tree[] = [];
  const roots: Tree[] = [];
  for (const leaf of leaves) {
    const tree: Tree = { ...leaf, children: [] };
    const around = planes.filter((plane) => holds(plane.block.box, leaf.block.box));
    const [smallest] = around.toSorted((a, b) => areaOf(a.block.box) - areaOf(b.block.box));
    (smallest?.children ?? roots).push(tree);
    if (isPlaneElement(leaf.element)) planes.push(tree);
  }
  return roots;
}

function closeUpTree(trees: readonly Tree[], all: readonly Box[]): CollapseBlock | null {
  if (trees.length === 0) return null;
  const blocks = trees.map((tree) => withContent(tree, closeUpTree(tree.children, all)));
  return closeUpBlocks(joinClusters(joinLines(joinClusters(blocks))), all);
}

/** A plane as long as what lies on it makes it; gone with a single line, unless it is linked. */
function withContent(
  { element, block, children }: Tree,
  content: CollapseBlock | null,
): CollapseBlock {
  if (content === null || block.after === null) return block;
  const { box } = block;
  const isLow = heightOf(box) <= ONE_LINE;
  const areLabels = children.every((child) => child.block.line?.role === 'label');
  const role = areLabels && widthOf(box) <= ONE_LINE ? ('label' as const) : ('field' as const);
  const inLine = isLow ? { line: { role, box, isSurelyLabel: false } } : {};
  const around = { box, plane: element.id, ...inLine };
  if (isGone(content) && isLow && (element.href ?? '').trim() === '') {
    return { ...around, after: null, parts: [], still: [] };
  }
  const by = content.after === null ? 0 : content.after.y1 - content.box.y1;
  const { after, parts } = stretchBlock(block, by);
  return {
    ...around,
    after,
    parts: [...parts, ...content.parts],
    still: [...block.still, ...content.still],
  };
}

const lastAt = new WeakMap<SceneElement, SceneElement>();

/** An element in another box; the same object as the last time if it is the same one. */
function elementAt(element: SceneElement, { x0, y0, x1, y1 }: Box): SceneElement {
  const place = { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  const candidates = [element, lastAt.get(element)];
  const known = candidates.find((each) => each !== undefined && isAt(each, boxOf(place)));
  if (known !== undefined) return known;
  const there = { ...element, ...place };
  lastAt.set(element, there);
  return there;
}

function isAt(element: SceneElement, { x0, y0, x1, y1 }: Box): boolean {
  const box = boxOf(element);
  return box.x0 === x0 && box.y0 === y0 && box.x1 === x1 && box.y1 === y1;
}

/** Lines may overlap so far, in px: the boxes of letters are higher than the letters. */
const PLAY = 2;

/**
 * Blocks closed up. Straight cuts part them into rows and columns, the widest gaps first, recursively; what no cut parts stays
 * as it is, without what is gone. `all`: the boxes of all elements, to find what a column is in line with.
 */
function closeUpBlocks(blocks: readonly CollapseBlock[], all: readonly Box[]): CollapseBlock {
  const rows = rowsOf(blocks, all);
  const [only, ...others] = rows;
  return only !== undefined && others.length === 0 ? only : stack(rows);
}

/** Rows, each closed up: whatever cut they come from, they stand one below the other. */
function rowsOf(blocks: readonly CollapseBlock[], all: readonly Box[]): readonly CollapseBlock[] {
  if (blocks.length === 1) return blocks;
  const [rows, beside] = [bandsOf(blocks, 'y'), bandsOf(blocks, 'x')];
  const [high, wide] = [widestGap(rows, 'y'), widestGap(beside, 'x')];
  if (rows.length === 1 && beside.length === 1) return [joinStill(blocks)];
  if (beside.length === 1 || wide < high) {
    return cutAt(rows, 'y', high).flatMap((part) => rowsOf(part, all));
  }
  const parts = cutAt(beside, 'x', high).map((part) => closeUpBlocks(part, all));
  const page = boundsOfBoxes(blocks.map(({ box }) => box));
  return [columns(parts, (box) => all.some((other) => isInLine(other, box, page)))];
}

/** What touches is one block. A plane that others reach out of is as long as the one plane among them that changes. */
function joinClusters(blocks: readonly CollapseBlock[]): readonly CollapseBlock[] {
  const pairs = overlappingPairs(blocks.map(({ box }) => coreOf(box)));
  return connected(blocks.length, pairs).map((cluster) =>
    joinCluster(cluster.flatMap((at) => blocks[at] ?? [])),
  );
}

function joinCluster(cluster: readonly CollapseBlock[]): CollapseBlock {
  const [only, ...others] = cluster;
  if (only !== undefined && others.length === 0) return only;
  const box = boundsOfBoxes(cluster.map((block) => block.box));
  const areLabels = cluster.every(({ line }) => line?.role === 'label');
  if (areLabels && Math.max(widthOf(box), heightOf(box)) <= ICON) {
    return { ...joinStill(cluster), line: { role: 'label', box, isSurelyLabel: false } };
  }
  const [changed, ...more] = cluster.filter((block) => !isStill(block));
  const rest = cluster.filter((block) => block !== changed);
  const arePlanes =
    changed?.plane !== undefined &&
    rest.every(({ plane, parts }) => plane !== undefined && parts.length === 1);
  if (changed?.after == null || more.length > 0 || !arePlanes) return joinStill(cluster);
  const by = changed.after.y1 - changed.box.y1;
  return joinBlocks(
    cluster,
    cluster.map((block) => (block === changed ? block : stretchBlock(block, by))),
  );
}

/** Blocks that stay where they were drawn. */
function joinStill(blocks: readonly CollapseBlock[]): CollapseBlock {
  const left = blocks.filter((block) => !isGone(block));
  const still = left.map((block) => ({
    ...block,
    after: boundsOfBoxes(block.still.map(({ box }) => box)),
    parts: block.still,
  }));
  return joinBlocks(blocks, still);
}

/** The middle of a box, without the play of its lines. */
function coreOf(box: Box): Box {
  const play = Math.min(PLAY, heightOf(box) / 10);
  return { ...box, y0: box.y0 + play, y1: box.y1 - play };
}

/** Blocks that overlap along an axis, one band after the other. */
function bandsOf(
  blocks: readonly CollapseBlock[],
  axis: Axis,
): readonly (readonly CollapseBlock[])[] {
  const bands: CollapseBlock[][] = [];
  let end = -Infinity;
  const inOrder = blocks.toSorted((a, b) => startOf(a, axis) - startOf(b, axis));
  for (const block of inOrder) {
    const core = spanOf(coreOf(block.box), axis);
    const band = bands.at(-1);
    if (band !== undefined && core.start < end) band.push(block);
    else bands.push([block]);
    end = Math.max(end, core.end);
  }
  return bands;
}

function startOf({ box }: CollapseBlock, axis: Axis): number {
  return spanOf(coreOf(box), axis).start;
}

function widestGap(bands: readonly (readonly CollapseBlock[])[], axis: Axis): number {
  return Math.max(-Infinity, ...gapsOf(bands, axis));
}

/** How far each band is from the one before it. */
function gapsOf(bands: readonly (readonly CollapseBlock[])[], axis: Axis): readonly number[] {
  const spans = bands.map((band) => spanOf(boundsOfBoxes(band.map(({ box }) => box)), axis));
  return spans.slice(1).map(({ start }, at) => start - (spans[at]?.end ?? start));
}

/** Bands joined where they are less far apart than that. */
function cutAt(bands: readonly (readonly CollapseBlock[])[], axis: Axis, apart: number) {
  const gaps = gapsOf(bands, axis);
  const parts: CollapseBlock[][] = [];
  for (const [at, band] of bands.entries()) {
    const part = parts.at(-1);
    const gap = gaps[at - 1];
    if (part !== undefined && gap !== undefined && gap < apart) part.push(...band);
    else parts.push([...band]);
  }
  return parts;
}

/** Whether something outside of a part of the page begins where a column in it does. */
function isInLine(other: Box, column: Box, page: Box): boolean {
  return Math.abs(other.x0 - column.x0) <= 1 && !holds(page, other);
}
