import type { Rect } from '../../scene/geometry';
import { idsWithin } from '../../scene/selection';
import type { GestureContext, Marquee } from './gesture';

/** The box between where a marquee began and where it is now. */
export function marqueeBox({ start, end }: Marquee): Rect {
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
}

/** What a marquee selects when it is let go: what lies fully inside, besides what stays selected. */
export function marqueeSelection(marquee: Marquee, { scene }: GestureContext): readonly string[] {
  const inside = idsWithin(scene, marqueeBox(marquee));
  return [...marquee.base, ...inside.filter((id) => !marquee.base.includes(id))];
}
