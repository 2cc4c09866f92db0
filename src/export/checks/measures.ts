import type { FindingReport } from '../../model/findings/findings';
import type { TableNode } from '../../email/nodes';
import { LIMITS } from '../../model/limits';
import type { SceneElement } from '../../scene/scene';
import { definitionOf } from '../../scene/registry';
import { PHONE_WIDTH } from '../previews/preview';
import type { Check } from './check';

const WIDEST = 700;
/** Tables in tables. No client is known to fail beyond, and none is known not to. */
const DEEPEST = 8;

/** How wide a signature is, and how deep its tables lie in one another. */
export const measures: Check = {
  id: 'measures',
  run: ({ doc, elements = [] }) => {
    const { width, depth } = measured(doc);
    return [
      ...widthFindings(width),
      ...phoneFindings(Math.min(width, reachOf(elements))),
      ...depthFindings(depth),
    ];
  },
};

/**
 * What a phone cuts off of a design, which keeps its width on every screen. It does not count against a client: the frame is
 * 600 px wide to begin with, and most apps shrink what is wider than the screen.
 */
function phoneFindings(width: number): readonly FindingReport[] {
  if (width <= PHONE_WIDTH) return [];
  return [{ rule: 'past-phone', args: { width, most: PHONE_WIDTH } }];
}

/** How far to the right there is something to read or to see; planes of color and lines can be cut. */
function reachOf(elements: readonly SceneElement[]): number {
  return elements
    .filter(({ type }) => definitionOf(type).group !== 'shapes')
    .reduce((most, { x, width }) => Math.max(most, x + width), 0);
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
