import { SCENE_LIMITS } from './limits';
import { definitionOf, type ElementType } from './registry';

/** How wide, or high, an element of a type may be, in canvas units. */
export function sizeRange(
  type: ElementType,
  measure: 'width' | 'height',
): { readonly min: number; readonly max: number } {
  const range = SCENE_LIMITS[measure];
  return { ...range, min: definitionOf(type).leastSize?.[measure] ?? range.min };
}
