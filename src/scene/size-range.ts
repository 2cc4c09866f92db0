import { SCENE_LIMITS } from './limits';
import { number, type ValueKind } from './properties/value-kinds';
import { definitionOf, type ElementType } from './registry';
import type { Range } from './properties/ranges';

/** How wide, or high, an element of a type may be, in canvas units. */
export function sizeRange(type: ElementType, measure: 'width' | 'height'): Range {
  const range = SCENE_LIMITS[measure];
  return { ...range, min: definitionOf(type).leastSize?.[measure] ?? range.min };
}

/** What the size of an element of a type may be. */
export function sizeKinds(
  type: ElementType,
): Readonly<Record<'width' | 'height', ValueKind<number>>> {
  return { width: number(sizeRange(type, 'width')), height: number(sizeRange(type, 'height')) };
}
