import {
  SOFT_BREAK,
  type CellNode,
  type EmailNode,
  type Font,
  type ImageNode,
  type LinkNode,
  type RowNode,
} from '../../../email/nodes';

/** A piece of a line: letters of one look, or a picture, both perhaps in a link. */
export type LinePiece =
  | { readonly kind: 'text'; readonly text: string; readonly font: Font; readonly href?: string }
  | { readonly kind: 'image'; readonly image: ImageNode; readonly href?: string };

export type DocumentLine = readonly LinePiece[];

interface Surroundings {
  readonly font: Font;
  readonly href?: string;
}

/** What a document says line by line, for formats without tables. Ornaments are left out. */
export function documentLines(node: EmailNode, plain: Font): readonly DocumentLine[] {
  return linesOf(node, { font: plain }).filter((line) => line.some(isSeen));
}

function linesOf(node: EmailNode, around: Surroundings): readonly DocumentLine[] {
  switch (node.kind) {
    case 'table':
      return node.rows.flatMap((row) => rowLines(row, around));
    case 'row':
      return rowLines(node, around);
    case 'cell':
      return cellLines(node, around);
    case 'spacer':
      return [];
    case 'text': {
      if (node.decorative === true) return [];
      const font = { ...around.font, ...node.font };
      return node.text
        .replaceAll(SOFT_BREAK, '')
        .split('\n')
        .map((text) => [{ kind: 'text', ...around, text, font }]);
    }
    case 'image':
      return [[{ kind: 'image', image: node, ...hrefOf(around) }]];
    case 'link':
      return linkLines(node, around);
  }
}

/** A badge of letters is called by its name: without its ground they would tell nobody anything. */
function linkLines(
  { href, color, underline, label, children }: LinkNode,
  around: Surroundings,
): readonly DocumentLine[] {
  const inside = { font: { ...around.font, color, underline }, href };
  if (label !== undefined && children.every(({ kind }) => kind === 'text')) {
    return [[{ kind: 'text', text: label, ...inside }]];
  }
  return joined(children.map((child) => linesOf(child, inside)));
}

/** Cells of one line each share a line; as soon as one holds more, they stand below one another. */
function rowLines({ cells }: RowNode, around: Surroundings): readonly DocumentLine[] {
  const held = cells
    .map((cell) => linesOf(cell, around))
    .filter((lines) => lines.some((line) => line.some(isSeen)));
  if (held.some((lines) => lines.length > 1)) return held.flat();
  const blank: LinePiece = { kind: 'text', text: ' ', ...around };
  const line = held.flat().flatMap((each, index) => (index === 0 ? each : [blank, ...each]));
  return [line];
}

function cellLines({ children, font }: CellNode, around: Surroundings): readonly DocumentLine[] {
  const inside = font === undefined ? around : { ...around, font };
  const lines: DocumentLine[] = [];
  let isOpen = false;
  for (const child of children) {
    const [first = [], ...more] = linesOf(child, inside);
    if (isOpen && child.kind !== 'table') {
      lines.push([...(lines.pop() ?? []), ...first], ...more);
    } else lines.push(first, ...more);
    isOpen = child.kind !== 'table';
  }
  return lines;
}

/** Runs of lines, the last of each going on in the first of the next. */
function joined(runs: readonly (readonly DocumentLine[])[]): readonly DocumentLine[] {
  return runs.reduce<readonly DocumentLine[]>((lines, [first = [], ...more]) => {
    const last = lines.at(-1);
    return last === undefined
      ? [first, ...more]
      : [...lines.slice(0, -1), [...last, ...first], ...more];
  }, []);
}

function hrefOf({ href }: Surroundings): { readonly href?: string } {
  return href === undefined ? {} : { href };
}

function isSeen(piece: LinePiece): boolean {
  return piece.kind === 'image' || piece.text.trim() !== '';
}
