import type { Axis } from '../../scene/geometry';
import { spanOf, withSpan, type Box } from '../geometry/box';
import { slot } from './fit';
import { stretch } from './stretch';
import type { Region } from './region';

/**
 * The parts of a sequence with as few distances as possible: each distance goes to the neighbor before it, or else to
 * the one behind, if that moves nothing. A plane keeps its exact box, so that beside it the distance stays.
 */
export function mergeGaps(parts: readonly Region[], axis: Axis): readonly Region[] {
  const kept: Region[] = [];
  for (const [index, part] of parts.entries()) {
    const before = kept.at(-1);
    if (part.kind === 'space' && before !== undefined) {
      const { end } = spanOf(part.box, axis);
      const grown = growEnd(before, withEnd(before.box, axis, end), axis);
      const next = parts[index + 1];
      if (grown !== null) kept.splice(-1, 1, grown);
      else if (next === undefined || growStart(next, part, axis) === null) kept.push(part);
    } else if (
      before !== undefined &&
      spanOf(before.box, axis).end < spanOf(part.box, axis).start
    ) {
      const start = spanOf(before.box, axis).end;
      const target = withSpan(part.box, axis, { start, end: spanOf(part.box, axis).end });
      kept.push(stretch(part, target) ?? part);
    } else kept.push(part);
  }
  return kept;
}

/** What needs a table of its own anyway can have a larger cell around it. */
function growEnd(node: Region, target: Box, axis: Axis): Region | null {
  const stretched = stretch(node, target);
  if (stretched !== null) return stretched;
  const isTable = node.kind === 'irregular' || node.kind === (axis === 'y' ? 'columns' : 'rows');
  return isTable ? slot(node, target) : null;
}

function growStart(node: Region, space: Region, axis: Axis): Region | null {
  const { start } = spanOf(space.box, axis);
  return stretch(node, withSpan(node.box, axis, { start, end: spanOf(node.box, axis).end }));
}

function withEnd(box: Box, axis: Axis, end: number): Box {
  return withSpan(box, axis, { start: spanOf(box, axis).start, end });
}
