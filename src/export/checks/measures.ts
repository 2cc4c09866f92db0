import type { FindingReport } from '../../model/findings/findings';
import type { TableNode } from '../../email/nodes';
import { LIMITS } from '../../model/limits';
import { definitionOf } from '../../scene/registry';
import type { Check, CheckSubject } from './check';

const WIDEST = 700;
/** Tables in tables. No client is known to fail beyond, and none is known not to. */
const DEEPEST = 8;

/** How wide a signature is, and how deep its tables lie in one another. */
export const measures: Check = {
  id: 'measures',
  run: ({ doc }) => {
    const { width, depth } = measured(doc);
    return [...widthFindings(width), ...depthFindings(depth)];
  },
};

/**
 * How far to the right there is something to read or to see of a design, which keeps its width on every screen: planes of color
 * and lines can be cut. 0 for a template, which gets narrower by itself.
 */
export function reachOf({ doc, elements = [] }: Pick<CheckSubject, 'doc' | 'elements'>): number {
  const reach = elements
    .filter(({ type, hidden }) => hidden !== true && definitionOf(type).group !== 'shapes')
    .reduce((most, { x, width }) => Math.max(most, x + width), 0);
  return reach === 0 ? 0 : Math.min(measured(doc).width, reach);
}

function widthFindings(width: number): readonly FindingReport[] {
  if (width <= LIMITS.signatureMaxWidth) return [];
  const args = { width, most: LIMITS.signatureMaxWidth };
  return [{ rule: 'too-wide', severity: width > WIDEST ? 'broken' : 'degraded', args }];
}

function depthFindings(depth: number): readonly FindingReport[] {
  if (depth <= DEEPEST) return [];
  return [{ rule: 'too-deep', args: { depth, most: DEEPEST } }];
}

/** The width of the widest table that has one, in px, and how many tables lie in one another at most. */
function measured(table: TableNode): { readonly width: number; readonly depth: number } {
  let width = typeof table.width === 'number' ? table.width : 0;
  let depth = 0;
  for (const { cells } of table.rows) {
    for (const cell of cells) {
      if (cell.kind === 'spacer') continue;
      for (const child of cell.children) {
        if (child.kind !== 'table') continue;
        const inner = measured(child);
        width = Math.max(width, inner.width);
        depth = Math.max(depth, inner.depth);
      }
    }
  }
  return { width, depth: depth + 1 };
}
