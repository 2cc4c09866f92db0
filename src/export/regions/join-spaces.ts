import type { Axis } from '../../scene/geometry';
import { spanOf, withSpan } from '../geometry/box';
import type { Region } from './region';

/** Regions along an axis, distances that follow one another as one, those of no length left out. */
export function joinSpaces(parts: readonly Region[], axis: Axis): readonly Region[] {
  const joined: Region[] = [];
  for (const part of parts) {
    const { start, end } = spanOf(part.box, axis);
    if (start === end) continue;
    const before = joined.at(-1);
    if (part.kind === 'space' && before?.kind === 'space') {
      const span = { start: spanOf(before.box, axis).start, end };
      joined.splice(-1, 1, { ...before, box: withSpan(before.box, axis, span) });
    } else joined.push(part);
  }
  return joined;
}
