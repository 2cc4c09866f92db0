import { stopsOf, type Gradient } from '../../email/gradients';
import type {
  Background,
  Border,
  Borders,
  CellNode,
  ImageNode,
  SpacerNode,
  TableNode,
  TextNode,
} from '../../email/nodes';
import { mixedIcon } from '../../email/social-icons';
import { mix, type Hex } from '../../model/color/color';

/*
 * What is seen through, over one plain color: over `below`, a color of which `share` is seen looks like the two mixed, and so does
 * each color of a run, of a shadow and of an icon. Where letters lie on a plane of the same cell, both were one before.
 */

/** A cell with each color mixed with the one below it. */
export function blendedCell(cell: CellNode, below: Hex, share: number): CellNode {
  return blend(
    cell,
    (color) => mix(below, color, share),
    (src) => mixedIcon(src, below, share),
  );
}

/** The same of a cell whose picture has its opacity already. */
export function blendedAround(cell: CellNode, below: Hex, share: number): CellNode {
  return blend(
    cell,
    (color) => mix(below, color, share),
    (src) => src,
  );
}

type Mixed = (color: Hex) => Hex;
type Icon = (src: string) => string;

function blend(cell: CellNode, mixed: Mixed, icon: Icon): CellNode {
  const { font, link, children } = cell;
  return {
    ...cell,
    ...surface(cell, mixed),
    ...(font && { font: { ...font, color: mixed(font.color) } }),
    ...(link && { link: { ...link, color: mixed(link.color) } }),
    children: children.map((child) => {
      if (child.kind === 'table') return blendTable(child, mixed, icon);
      if (child.kind !== 'link') return blendLeaf(child, mixed, icon);
      const inner = child.children.map((leaf) => blendLeaf(leaf, mixed, icon));
      return { ...child, color: mixed(child.color), children: inner };
    }),
  };
}

function blendTable(table: TableNode, mixed: Mixed, icon: Icon): TableNode {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      cell.kind === 'cell' ? blend(cell, mixed, icon) : { ...cell, ...surface(cell, mixed) },
    ),
  }));
  return { ...table, rows };
}

function blendLeaf(leaf: TextNode | ImageNode, mixed: Mixed, icon: Icon): TextNode | ImageNode {
  if (leaf.kind === 'image') {
    const { ink, shadow } = leaf;
    return {
      ...leaf,
      src: icon(leaf.src),
      ...(ink && { ink: mixed(ink) }),
      ...(shadow && { shadow: { ...shadow, color: mixed(shadow.color) } }),
    };
  }
  const { font } = leaf;
  return font?.color === undefined
    ? leaf
    : { ...leaf, font: { ...font, color: mixed(font.color) } };
}

function surface({ background, borders, shadow }: CellNode | SpacerNode, mixed: Mixed) {
  return {
    ...(background && { background: blendBackground(background, mixed) }),
    ...(borders && { borders: blendBorders(borders, mixed) }),
    ...(shadow && { shadow: { ...shadow, color: mixed(shadow.color) } }),
  };
}

function blendBackground({ color, gradient }: Background, mixed: Mixed): Background {
  const own = { color: mixed(color) };
  return gradient === undefined ? own : { ...own, gradient: blendGradient(gradient, mixed) };
}

function blendGradient(gradient: Gradient, mixed: Mixed): Gradient {
  const { from, to, stops } = gradient;
  const ends = { ...gradient, from: mixed(from), to: mixed(to) };
  if (stops === undefined) return ends;
  return {
    ...ends,
    stops: stopsOf(gradient).map(({ at, color }) => ({ at, color: mixed(color) })),
  };
}

function blendBorders(borders: Borders, mixed: Mixed): Borders {
  const sides = Object.entries(borders) as readonly (readonly [string, Border])[];
  return Object.fromEntries(
    sides.map(([side, border]) => [side, { ...border, color: mixed(border.color) }]),
  );
}
