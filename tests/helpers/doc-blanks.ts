import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import type { CellNode, InlineNode, RowNode, TableNode, TextNode } from '../../src/email/nodes';

/*
 * What blank fields may leave behind: nothing. Texts with an `origin` are the visitor's; texts without are the
 * template's own words, labels and separators, which must not name what is not there.
 */

/** Words of a template that make sense only beside the fields named before them. */
const LABELS: readonly (readonly [fields: readonly string[], words: RegExp])[] = [
  [['phone'], /\b(?:tel|phone|telephone|call|ring|voice)\b|^\W*[tp]\W*$|☎|📞|📲/iu],
  [['mobile'], /\b(?:mob|mobile|cell)\b|^\W*m\W*$/iu],
  [['fax'], /\bfax\b|^\W*f\W*$|📠/iu],
  [['email'], /\b(?:e-?mail|mail|write)\b|^\W*e\W*$|✉|📧|💌|📨|📩|📬/iu],
  [['website'], /\b(?:web|website|site|url|online)\b|^\W*w\W*$|🌐|🌍|🌎|🌏|🔗|💻/iu],
  [['address'], /\b(?:addr|address|loc|location|office)\b|^\W*a\W*$|📍|🏠|🏢|📌|🗺/iu],
  [['phone', 'mobile', 'fax', 'email', 'website', 'address'], /\b(?:contact|reach)\b/iu],
  [['website', 'address'], /\b(?:visit|find)\b/iu],
  [['quote'], /\bquote\b|^[“”„«»]+$/iu],
  [
    SOCIAL_NETWORKS.map(({ id }) => id),
    /\b(?:connect|social|socials|follow|linkedin|twitter|facebook|instagram|youtube|tiktok|whatsapp)\b/iu,
  ],
  [['department'], /\b(?:dept|department|division)\b/iu],
  [['companyName'], /\b(?:company|org|organization|employer)\b/iu],
  [['jobTitle'], /\b(?:title|role|position|job)\b/iu],
];

const SEPARATOR = /^[\s·|,@/•–—:;~→>\\*✦⋅-]*[·|,@/•–—:;~→>\\*✦⋅-][\s·|,@/•–—:;~→>\\*✦⋅-]*$/u;

/** Labels of fields that hold nothing. `given` names the fields that hold something. */
export function orphanLabels(root: TableNode, given: ReadonlySet<string>): readonly string[] {
  const words = cellsIn(root)
    .flatMap(runsOf)
    .filter((run) => (run.origin ?? []).length === 0)
    .map(({ text }) => text.trim());
  return LABELS.filter(([fields]) => !fields.some((field) => given.has(field))).flatMap(
    ([fields, pattern]) =>
      words.filter((word) => pattern.test(word)).map((word) => `"${word}" without ${fields[0]}`),
  );
}

/** Separators with nothing before or behind them in their line. */
export function orphanSeparators(root: TableNode): readonly string[] {
  return cellsIn(root).flatMap((cell) => {
    const runs = runsOf(cell);
    // A cell of ornaments alone separates nothing.
    if (runs.every(({ decorative }) => decorative === true)) return [];
    return linesOf(runs).flatMap((line) => {
      const parts = line.filter((part) => part.trim() !== '');
      const orphans = parts.filter((part, index) => {
        if (!SEPARATOR.test(part)) return false;
        const [before, behind] = [parts[index - 1], parts[index + 1]];
        return [before, behind].some((side) => side === undefined || SEPARATOR.test(side));
      });
      const whole = line.join('').trim();
      const bare = /^[·|•,/@]\s|\s[·|•,/@]$|[·|•,]\s*[·|•,]/u.exec(whole);
      return [...orphans, ...(bare === null ? [] : [bare[0]])].map(
        (orphan) => `"${orphan}" in "${whole}"`,
      );
    });
  });
}

/** Gaps that hold nothing apart: at the start or end of the root, or two in a row anywhere. */
export function orphanGaps(root: TableNode): readonly string[] {
  const [first, ...others] = root.rows;
  const last = others.at(-1) ?? first;
  const edges = [first, last].some((row) => row !== undefined && isGap(row));
  return [...(edges ? ['a gap at the edge of the root'] : []), ...doubleGaps(root)];
}

function doubleGaps(table: TableNode): readonly string[] {
  const doubled = table.rows.some((row, index) => {
    const next = table.rows[index + 1];
    return next !== undefined && isGap(row) && isGap(next);
  });
  const nested = table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.kind === 'spacer'
        ? []
        : cell.children.flatMap((child) => (child.kind === 'table' ? doubleGaps(child) : [])),
    ),
  );
  return [...(doubled ? ['two gaps in a row'] : []), ...nested];
}

function isGap({ cells }: RowNode): boolean {
  return cells.every((cell) => cell.kind === 'spacer' && cell.background === undefined);
}

function cellsIn(table: TableNode): readonly CellNode[] {
  return table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.kind === 'spacer'
        ? []
        : [
            cell,
            ...cell.children.flatMap((child) => (child.kind === 'table' ? cellsIn(child) : [])),
          ],
    ),
  );
}

function runsOf(cell: CellNode): readonly TextNode[] {
  return cell.children.flatMap((child) => (child.kind === 'table' ? [] : textsOf(child)));
}

function textsOf(node: InlineNode): readonly TextNode[] {
  if (node.kind === 'image') return [];
  if (node.kind === 'text') return [node];
  const { origin = [] } = node;
  // The letters of a badge come from where its link comes from.
  return node.children.flatMap(textsOf).map((run) => ({ origin, ...run }));
}

/** The runs of a cell, parted where a line ends. */
function linesOf(runs: readonly TextNode[]): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const { text } of runs) {
    const [head = '', ...more] = text.split('\n');
    lines.at(-1)?.push(head);
    for (const part of more) lines.push([part]);
  }
  return lines;
}
