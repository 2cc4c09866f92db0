import {
  declared,
  isElement,
  type Declaration,
  type SourceElement,
  type SourceNode,
} from './source';
import { holdsText } from './spare';

/*
 * What several cells have in common is stated once, on their table. Cells of further tables inherit only the family of a font from
 * it: pages without a document type, such as those of some mail clients, hand nothing else on into a table.
 */

/** The whole with the font family that most of its cells have on the outermost table. */
export function withFamilyOnce(root: SourceElement): SourceElement {
  const usual = commonValue([...cellsIn(root)].filter(isOfText), 'font-family');
  if (usual === null) return root;
  const bare = withoutFamily(root, usual);
  return { ...bare, style: [...bare.style, ['font-family', usual]] };
}

/** A table with what its own cells have in common on itself. */
export function withCommonOnce(table: SourceElement): SourceElement {
  // A cell inside that states nothing would inherit it.
  const inside = [...cellsIn(table)].filter(isOfText);
  const own = ownCells(table).filter(isOfText);
  const common = OF_LETTERS.flatMap((property): readonly Declaration[] => {
    const usual = commonValue(own, property);
    const isSafe = inside.every((cell) => declared(cell, property) !== undefined);
    return usual === null || !isSafe ? [] : [[property, usual]];
  });
  if (common.length === 0) return table;
  const bare = (cell: SourceElement): SourceElement =>
    common.reduce((left, [property, value]) => without(left, property, value), cell);
  return {
    ...table,
    style: table.style.concat(common),
    children: table.children.map((row) => mapChildren(row, bare)),
  };
}

const OF_LETTERS = ['font-size', 'line-height', 'color'] as const;

/** The value that most cells have, where that are two or more; null where a cell has none. */
function commonValue(cells: readonly SourceElement[], property: string): string | null {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = declared(cell, property);
    if (value === undefined) return null;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most === undefined || most[1] < 2 ? null : most[0];
}

function isOfText({ children }: SourceElement): boolean {
  return holdsText(children);
}

function ownCells({ children }: SourceElement): readonly SourceElement[] {
  return children.filter(isElement).flatMap((row) => row.children.filter(isElement));
}

function* cellsIn(table: SourceElement): Generator<SourceElement> {
  for (const cell of ownCells(table)) {
    yield cell;
    for (const child of cell.children) {
      if (isElement(child) && child.name === 'table') yield* cellsIn(child);
    }
  }
}

/** An element and all in it without a font family; pictures state it with the size of their alternative text. */
function withoutFamily(element: SourceElement, family: string): SourceElement {
  const { style } = without(element, 'font-family', family);
  const own = style.flatMap(([property, value]) => {
    const [, size, height] = FONT.exec(value) ?? [];
    const isOfFamily = property === 'font' && value.endsWith(` ${family}`);
    return isOfFamily && size !== undefined && height !== undefined
      ? ([
          ['font-size', size],
          ['line-height', height],
        ] as const)
      : [[property, value] as const];
  });
  return {
    ...element,
    style: own,
    children: element.children.map((child) =>
      isElement(child) ? withoutFamily(child, family) : child,
    ),
  };
}

/** As `print-image.ts` writes it. */
const FONT = /^(\d+px)\/(\d+px) /;

function without(element: SourceElement, property: string, value: string): SourceElement {
  const style = element.style.filter(([name, own]) => name !== property || own !== value);
  return { ...element, style };
}

function mapChildren(node: SourceNode, map: (child: SourceElement) => SourceElement): SourceNode {
  if (!isElement(node)) return node;
  const children = node.children.map((child) => (isElement(child) ? map(child) : child));
  return { ...node, children };
}
