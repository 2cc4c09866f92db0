import { contains, type Rect } from '../../scene/geometry';
import { visibleElements } from '../../scene/selection';
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

/**
 * What a marquee selects besides what stays: all that lies fully inside, groups only as a whole. What is locked and in
 * no group is passed over, so that a locked card is no obstacle to selecting what lies on it; a click selects it.
 */
export function marqueeSelection(marquee: Marquee, { scene }: GestureContext): readonly string[] {
  const visible = visibleElements(scene);
  const box = marqueeBox(marquee);
  const partlyTaken = new Set(
    visible.flatMap((element) => (contains(box, element) ? [] : (element.groups ?? []))),
  );
  const base = new Set(marquee.base);
  const inside = visible.filter(
    (element) =>
      (!element.locked || element.groups !== undefined) &&
      contains(box, element) &&
      !base.has(element.id) &&
      element.groups?.some((group) => partlyTaken.has(group)) !== true,
  );
  return [...marquee.base, ...inside.map(({ id }) => id)];
}
