import type { CellNode, ImageNode, InlineNode, TableNode } from '../../email/nodes';
import type { Box } from '../geometry/box';
import type { Item } from './item';

type ImagePlace = Pick<Item, 'box' | 'ink' | 'flexX' | 'flexY' | 'intrinsicHeight' | 'cell'>;

/**
 * Where a picture stands: without the empty bands that center it in its element, which are no more than distance. What
 * is more than one picture (a row of badges) needs its exact box.
 */
export function placeImage(box: Box, cell: CellNode): ImagePlace {
  const found = findImage(cell);
  if (found === null) {
    const fixed = { ...cell, children: cell.children.map(withFixedTables) };
    return { box, ink: box, flexX: 'none', flexY: 'none', intrinsicHeight: 0, cell: fixed };
  }
  const { child, image, left, above } = found;
  const [x0, y0] = [box.x0 + left, box.y0 + above];
  const own = { x0, y0, x1: x0 + image.width, y1: y0 + image.height };
  const {
    width: _width,
    height: _height,
    padding: _padding,
    verticalAlign: _align,
    ...bare
  } = cell;
  return {
    box: own,
    ink: own,
    flexX: 'left',
    flexY: 'any',
    intrinsicHeight: image.height,
    cell: { ...bare, children: [child] },
  };
}

interface FoundImage {
  readonly child: InlineNode;
  readonly image: ImageNode;
  readonly left: number;
  readonly above: number;
}

/** The one picture of a cell, through padding and through rows of empty bands. */
function findImage(cell: CellNode): FoundImage | null {
  const [child] = cell.children;
  if (child === undefined || cell.children.length > 1 || cell.background !== undefined) return null;
  const [above, , , left] = cell.padding ?? [0, 0, 0, 0];
  if (child.kind === 'table') {
    const inner = imageRow(child);
    return inner && { ...inner, left: left + inner.left, above: above + inner.above };
  }
  if (child.kind === 'text') return null;
  const [only, ...others] = child.kind === 'image' ? [child] : child.children;
  return only?.kind === 'image' && others.length === 0 ? { child, image: only, left, above } : null;
}

function imageRow({ rows }: TableNode): FoundImage | null {
  let above = 0;
  for (const { cells } of rows) {
    const [cell] = cells;
    if (cells.length !== 1 || cell === undefined) return null;
    if (cell.kind === 'cell') {
      const found = findImage(cell);
      return found && { ...found, above: above + found.above };
    }
    above += cell.height ?? 0;
  }
  return null;
}

function withFixedTables<T extends CellNode['children'][number]>(child: T): T {
  return child.kind === 'table' ? { ...child, fixed: true } : child;
}
