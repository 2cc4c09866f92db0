import type {
  CellNode,
  Font,
  Background,
  InlineNode,
  SpacerNode,
  TableNode,
} from '../../src/email/nodes';

/* Rules judged on the document tree, where backgrounds and widths are known. All arithmetic is the tests' own. */

interface Run {
  readonly text: string;
  readonly color: string | undefined;
  readonly large: boolean;
  readonly backgrounds: readonly string[];
}

/** Texts whose contrast with what they stand on is below WCAG AA: 4.5, or 3 from 24 px (18.66 px bold) up. */
export function lowContrasts(root: TableNode): readonly string[] {
  return runsOfTable(root, ['#ffffff']).flatMap(({ text, color, large, backgrounds }) => {
    if (color === undefined) return [`"${text.slice(0, 30)}" has no colour`];
    const needed = large ? 3 : 4.5;
    const worst = Math.min(...backgrounds.map((background) => contrastOf(color, background)));
    return worst >= needed
      ? []
      : [`"${text.slice(0, 30)}" ${color} on ${backgrounds.join(' ')}: ${worst.toFixed(2)}`];
  });
}

/** Cells and tables that do not fit into what holds them, by the widths that they state. */
export function tooWide(table: TableNode, available = 600): readonly string[] {
  const width = typeof table.width === 'number' ? table.width : available;
  return [
    ...(width > available ? [`table of ${width} in ${available}`] : []),
    ...table.rows.flatMap(({ cells }) => {
      const sum = cells.reduce((total, cell) => total + (cell.width ?? 0), 0);
      const rest = Math.max(0, width - sum);
      return [
        ...(sum > width ? [`cells of ${sum} in ${width}`] : []),
        ...cells.flatMap((cell) => tooWideWithin(cell, cell.width ?? rest)),
      ];
    }),
  ];
}

function tooWideWithin(cell: CellNode | SpacerNode, width: number): readonly string[] {
  if (cell.kind === 'spacer') return [];
  const [, right = 0, , left = 0] = cell.padding ?? [];
  const { borders = {} } = cell;
  const inner = width - right - left - (borders.left?.width ?? 0) - (borders.right?.width ?? 0);
  return cell.children.flatMap((child) => {
    if (child.kind === 'table') return tooWide(child, inner);
    const pictures = child.kind === 'link' ? child.children : [child];
    return pictures.flatMap((picture) =>
      picture.kind === 'image' && picture.width > inner
        ? [`picture of ${picture.width} in ${inner}`]
        : [],
    );
  });
}

function runsOfTable(table: TableNode, backgrounds: readonly string[]): readonly Run[] {
  return table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.kind === 'spacer' ? [] : runsOfCell(cell, backgrounds))),
  );
}

function runsOfCell(cell: CellNode, around: readonly string[]): readonly Run[] {
  const backgrounds = cell.background === undefined ? around : colorsOf(cell.background);
  return cell.children.flatMap((child) =>
    child.kind === 'table'
      ? runsOfTable(child, backgrounds)
      : runsOfInline(child, cell.font, undefined, backgrounds),
  );
}

function runsOfInline(
  node: InlineNode,
  font: Font | undefined,
  linkColor: string | undefined,
  backgrounds: readonly string[],
): readonly Run[] {
  if (node.kind === 'image' || (node.kind === 'text' && node.text.trim() === '')) return [];
  if (node.kind === 'link') {
    return node.children.flatMap((child) => runsOfInline(child, font, node.color, backgrounds));
  }
  const size = node.font?.size ?? font?.size ?? 0;
  const weight = node.font?.weight ?? font?.weight ?? 400;
  const color = node.font?.color ?? linkColor ?? font?.color;
  return [
    { text: node.text, color, large: size >= 24 || (size >= 18.66 && weight >= 700), backgrounds },
  ];
}

/** The solid color, which is all that some clients show, and the gradient from end to end. */
function colorsOf({ color, gradient }: Background): readonly string[] {
  if (gradient === undefined) return [color];
  const from = channels(gradient.from);
  const to = channels(gradient.to);
  const between = [0.25, 0.5, 0.75].map((share) =>
    toHex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share)),
  );
  return [color, gradient.from, ...between, gradient.to];
}

/** Contrast ratio as WCAG 2.2 defines it. */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`Not a six-digit colour: ${color}`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
