import { PLAIN_LETTERS } from '../../src/email/letters';
import type {
  Page,
  PageItem,
  PageLine,
  PageLook,
  PageRun,
} from '../../src/import/core/rebuild/page';

/** Letters of one look: their words, and in what they differ from usual ones. */
export type RunSpec = readonly [
  text: string,
  look?: Partial<PageLook> & { readonly href?: string; readonly written?: string },
];

/** A line of one look or of several; blank for a gap, behind which another block begins. */
export type LineSpec = string | RunSpec | readonly RunSpec[];

/** What stands beside one another: lines in columns of their own, and icons. */
export interface CellsSpec {
  readonly cells: readonly (LineSpec | PictureSpec)[];
}

export interface PictureSpec {
  readonly alt: string;
  readonly href?: string;
  readonly src?: string;
  readonly size?: number;
}

export type RowSpec = LineSpec | CellsSpec | PictureSpec;

const USUAL: PageLook = {
  family: 'Arial',
  size: 14,
  weight: 400,
  ...PLAIN_LETTERS,
  color: '#333333',
  ownColor: '#333333',
  alpha: 1,
  letterSpacing: 0,
};

const GAP = 8;
const ICON = 16;

/** A page with these rows one below the other; lines that follow one another are one block of text. */
export function pageOf(rows: readonly RowSpec[]): Page {
  const items: PageItem[] = [];
  let lines: PageLine[] = [];
  let y = 0;
  const endBlock = (): void => {
    if (lines.length > 0) items.push(textOf(lines));
    lines = [];
  };
  for (const row of rows) {
    if (row === '') {
      endBlock();
      y += GAP;
    } else if (isLine(row)) {
      const line = lineAt(row, 0, y);
      lines.push(line);
      y += line.height;
    } else {
      endBlock();
      const made = cellsAt('cells' in row ? row.cells : [row], y);
      items.push(...made);
      y += Math.max(...made.map(({ height }) => height));
    }
  }
  endBlock();
  return { items, isCut: false };
}

/** All pages side by side, as columns of a table have them. */
export function columnsOf(...pages: readonly Page[]): Page {
  let left = 0;
  const items = pages.flatMap((page) => {
    const right = Math.max(0, ...page.items.map(({ x, width }) => x + width));
    const moved = page.items.map((item) => movedBy(item, left));
    left += right + 2 * GAP;
    return moved;
  });
  return { items, isCut: false };
}

function movedBy(item: PageItem, left: number): PageItem {
  if (item.kind !== 'text') return { ...item, x: item.x + left };
  const lines = item.lines.map((line) => ({ ...line, x: line.x + left }));
  return { ...item, lines, x: item.x + left };
}

function isLine(row: RowSpec): row is LineSpec {
  return typeof row === 'string' || Array.isArray(row);
}

function cellsAt(cells: CellsSpec['cells'], y: number): readonly PageItem[] {
  let x = 0;
  return cells.map((cell) => {
    const item = isLine(cell) ? textOf([lineAt(cell, x, y)]) : pictureAt(cell, x, y);
    x += item.width + GAP;
    return item;
  });
}

function pictureAt({ alt, href, src = '', size = ICON }: PictureSpec, x: number, y: number) {
  const rect = { x, y, width: size, height: size };
  return { kind: 'picture', ...rect, table: 1, src, alt, href: href ?? null, radius: 0 } as const;
}

function lineAt(spec: LineSpec, x: number, y: number): PageLine {
  const runs = runsOf(spec);
  const size = Math.max(...runs.map((run) => run.size));
  const width = runs.reduce((sum, { text, size: letters }) => sum + text.length * letters * 0.5, 0);
  return { x, y, width, height: size + 4, runs, ends: 'break', lineHeight: null };
}

function runsOf(spec: LineSpec): readonly PageRun[] {
  const specs = typeof spec === 'string' ? [[spec] as const] : isRun(spec) ? [spec] : spec;
  return specs.map(([text, { href, ...look } = {}]) => ({
    ...USUAL,
    ...look,
    ownColor: look.ownColor ?? look.color ?? USUAL.color,
    text,
    href: href ?? null,
  }));
}

function isRun(spec: RunSpec | readonly RunSpec[]): spec is RunSpec {
  return typeof spec[0] === 'string';
}

function textOf(lines: readonly PageLine[]) {
  const [x, y] = [
    Math.min(...lines.map((line) => line.x)),
    Math.min(...lines.map((line) => line.y)),
  ];
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return {
    kind: 'text',
    x,
    y,
    width: right - x,
    height: bottom - y,
    table: 1,
    lines,
    align: 'left',
    dir: 'ltr',
    room: { left: x, right },
  } as const;
}
