import { contains, type Rect } from '../../../scene/geometry';
import type { Segment } from './guides';
import { ACROSS, spanOf, type SnapSpan } from './span';

/** How near to the edge of a box a line may lie and still run along that edge, in canvas units. */
const ALONG_EDGE = 1;

/** Between the end of a piece and the box that it leaves out, in canvas units. */
const AIR = 2;

/**
 * The pieces of a line that lie outside these boxes, so that it strikes through no text. A line along an edge stays whole, and so
 * does one that nothing of would be left. What holds `box`, such as the card that it lies on, is crossed.
 */
export function outside(line: Segment, box: Rect, others: readonly Rect[]): readonly Segment[] {
  const across = ACROSS[line.axis];
  const crossed = [box, ...others.filter((other) => !contains(other, box))].flatMap((one) => {
    const { start, end } = spanOf(one, across);
    const isInside = line.at > start + ALONG_EDGE && line.at < end - ALONG_EDGE;
    return isInside ? [spanOf(one, line.axis)] : [];
  });
  const pieces = crossed.reduce(without, [line]);
  return pieces.length > 0 ? pieces.map((piece) => ({ ...line, ...piece })) : [line];
}

/** What is left of pieces beside a span. */
function without(pieces: readonly SnapSpan[], { start, end }: SnapSpan): readonly SnapSpan[] {
  return pieces.flatMap((piece) =>
    [
      { start: piece.start, end: Math.min(piece.end, start - AIR) },
      { start: Math.max(piece.start, end + AIR), end: piece.end },
    ].filter((left) => left.start < left.end),
  );
}
