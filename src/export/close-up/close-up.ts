import type { ElementContext } from '../../scene/element-definition';
import { stackingOrder, visibleElements } from '../../scene/selection';
import type { Scene, SceneElement } from '../../scene/scene';
import { areaOf, heightOf, holds, widthOf, type Box } from '../geometry/box';
import { boxOf, isGone, isStill, stretchBlock, type Block } from './block';
import { closeUpBlocks, joinHeaps } from './cut-blocks';
import { isPlaneElement, leafOf } from './leaf';
import { joinLines } from './lines';

/*
 * Who has no mobile number has no line for it: what says nothing goes with its label and what separates it from others, and what
 * stands below moves up, or what stands beside it moves over. A text that says more or less than it did when its box was made
 * pushes or pulls in the same way. Only what stands in the same column moves, and no more than it must.
 */

/** A plane of no more than this height, in px, goes with the one line on it. */
const ONE_LINE = 60;

/** The design without its empty lines; the same one where none is empty and each box fits its words. */
export function closeUp<Whole extends Scene>(scene: Whole, context: ElementContext): Whole {
  const shown = stackingOrder(visibleElements(scene));
  const leaves = shown.map((element) => ({ element, block: leafOf(element, context) }));
  if (leaves.every(({ block }) => isStill(block))) return scene;
  const all = leaves.map(({ block: { box } }) => box);
  const left = closeUpTree(treeOf(leaves), all);
  const boxes = new Map(left?.parts.map(({ id, box }) => [id, box]));
  const elements = scene.elements.flatMap((element) => {
    if (element.hidden) return element;
    const box = boxes.get(element.id);
    return box === undefined ? [] : elementAt(element, box);
  });
  return { ...scene, elements };
}

interface Leaf {
  readonly element: SceneElement;
  readonly block: Block;
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

function closeUpTree(trees: readonly Tree[], all: readonly Box[]): Block | null {
  if (trees.length === 0) return null;
  const blocks = trees.map((tree) => withContent(tree, closeUpTree(tree.children, all)));
  return closeUpBlocks(joinHeaps(joinLines(joinHeaps(blocks))), all);
}

/** A plane as long as what lies on it makes it; gone with a single line, unless it is linked. */
function withContent({ element, block, children }: Tree, content: Block | null): Block {
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
