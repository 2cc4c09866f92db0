import type { TableNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import { LIMITS } from '../../model/limits';
import type { Finding } from '../../model/findings';
import type { Check } from './check';

const WIDEST = 700;
/** Tables in tables. No client is known to fail beyond, and none is known not to. */
const DEEPEST = 8;

/** How wide a signature is, and how deep its tables lie in one another. */
export const measures: Check = {
  id: 'measures',
  run: ({ doc }) => [...widthFindings(widthOf(doc)), ...depthFindings(depthOf(doc))],
};

function widthFindings(width: number): readonly Finding[] {
  if (width <= LIMITS.signatureMaxWidth) return [];
  return [
    {
      rule: 'too-wide',
      severity: width > WIDEST ? 'broken' : 'degraded',
      clients: [],
      args: { width, most: LIMITS.signatureMaxWidth },
      origin: [],
    },
  ];
}

function depthFindings(depth: number): readonly Finding[] {
  if (depth <= DEEPEST) return [];
  const finding = { rule: 'too-deep', severity: 'info', clients: [], origin: [] } as const;
  return [{ ...finding, args: { depth, most: DEEPEST } }];
}

/** The width of the widest table that says one, in px. */
function widthOf(doc: TableNode): number {
  const widths = [...walk(doc)].flatMap((node) =>
    node.kind === 'table' && typeof node.width === 'number' ? [node.width] : [],
  );
  return Math.max(0, ...widths);
}

function depthOf(table: TableNode): number {
  const inner = table.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.kind === 'spacer' ? [] : cell.children)),
  );
  const depths = inner.flatMap((child) => (child.kind === 'table' ? [depthOf(child)] : []));
  return 1 + Math.max(0, ...depths);
}
