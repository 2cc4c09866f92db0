import type { PageBorder, PageBox } from '../../core/rebuild/page';

type Box = Omit<PageBox, 'href' | 'table'>;

/** Reads the borders that the cells of a table share. */
export interface CollapsedBorders {
  /** What is seen of a box: itself, or of a cell its background, and its borders where no other cell has drawn them. */
  readonly partsOf: (
    element: Element,
    style: CSSStyleDeclaration,
    box: Box | null,
  ) => readonly Box[];
}

const NONE = [null, null, null, null] as const;

/**
 * Of cells whose borders collapse, each has the whole border by its style, while a browser paints one in the middle of the
 * edge that they share.
 */
export function collapsedBorders(): CollapsedBorders {
  const drawn = new Set<string>();
  const isNew = (edge: Box): boolean => {
    const [across, down] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
    const key = [across, down, Math.max(edge.width, edge.height)].map(Math.round).join(' ');
    const isKnown = drawn.has(key);
    drawn.add(key);
    return !isKnown;
  };
  return {
    partsOf(element, { borderCollapse, display }, box) {
      if (box === null) return [];
      if (borderCollapse !== 'collapse') return [box];
      // A table's own border is that of its outer cells, where they have one.
      if (display === 'table') return hasBorderedCell(element) ? [withoutBorders(box)] : [box];
      if (display !== 'table-cell') return [box];
      return [withoutBorders(box), ...edgesOf(box).filter(isNew)];
    },
  };
}

function withoutBorders(box: Box): Box {
  return { ...box, borders: NONE };
}

function hasBorderedCell(table: Element): boolean {
  const cell = table.querySelector('td,th');
  if (cell === null) return false;
  const { borderTopStyle, borderLeftStyle } = getComputedStyle(cell);
  return borderTopStyle !== 'none' || borderLeftStyle !== 'none';
}

/** The borders of a cell, each a box in the middle of its edge. */
function edgesOf({ borders, ...box }: Box): readonly Box[] {
  const { x, y, width, height } = box;
  const [top, right, bottom, left] = borders;
  const flat = (border: PageBorder | null, at: number) =>
    border && { border, x, y: at - border.width / 2, width, height: border.width };
  const upright = (border: PageBorder | null, at: number) =>
    border && { border, x: at - border.width / 2, y, width: border.width, height };
  return [
    flat(top, y),
    upright(right, x + width),
    flat(bottom, y + height),
    upright(left, x),
  ].flatMap((edge) => {
    if (edge === null) return [];
    const { border, ...place } = edge;
    const plain = { background: border.color, gradient: null, radii: [0, 0, 0, 0] as const };
    return [{ kind: 'box' as const, ...place, ...plain, borders: NONE }];
  });
}
