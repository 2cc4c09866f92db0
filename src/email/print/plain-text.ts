import { readText, type CellNode, type EmailNode, type LinkNode, type RowNode } from '../nodes';

/** The plain-text twin of a document: its text in reading order, one line a row, links named where they must be. */
export function printPlainText(node: EmailNode): string {
  return plainLines(node)
    .map((line) =>
      readText(line)
        .replace(/[ \t\u00a0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function plainLines(node: EmailNode): readonly string[] {
  switch (node.kind) {
    case 'table':
      return node.rows.flatMap(plainRow);
    case 'row':
      return plainRow(node);
    case 'cell':
      return plainCell(node);
    case 'text':
      return node.decorative ? [] : (node.plain ?? node.text).split('\n');
    case 'link':
      return [plainLink(node)];
    case 'image':
      return node.words === undefined ? [] : node.words.split('\n');
    case 'spacer':
      return [];
  }
}

/** Cells of one line each share a line; as soon as one holds more, they stand below one another. */
function plainRow(row: RowNode): readonly string[] {
  const [only, ...others] = row.cells;
  if (only !== undefined && others.length === 0) return plainLines(only);
  const cells = row.cells.map(plainLines).filter((lines) => lines.length > 0);
  const links = row.cells.filter((cell) => cell.kind === 'cell' && isNamedLink(cell)).length;
  const oneLine = cells.every((lines) => lines.length === 1) && links < 2;
  return oneLine && cells.length > 0 ? [cells.flat().join(' ')] : cells.flat();
}

/** Links that are written with their addresses have a line each: a line break replaces the separator between two. */
function plainCell(cell: CellNode): readonly string[] {
  const lines = [''];
  for (const [index, child] of cell.children.entries()) {
    if (child.kind === 'table') {
      lines.push(...plainLines(child), '');
      continue;
    }
    if (isNamed(cell.children[index - 1]) && isNamed(cell.children[index + 1])) {
      lines.push('');
      continue;
    }
    const [first = '', ...more] = plainLines(child);
    lines.push(`${lines.pop() ?? ''}${first}`, ...more);
  }
  return lines.filter((line) => line.trim() !== '');
}

/** A link whose text does not show where it goes (a badge, a picture) is written as name and address. */
function plainLink(link: LinkNode): string {
  if (link.label !== undefined) return `${link.label}: ${link.href}`;
  return link.children.flatMap(plainLines).join(' ');
}

function isNamedLink(cell: CellNode): boolean {
  return cell.children.some(isNamed);
}

function isNamed(node: EmailNode | undefined): boolean {
  return node?.kind === 'link' && node.label !== undefined;
}
