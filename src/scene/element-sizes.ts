import { clamp } from './geometry';
import { SCENE_LIMITS } from './limits';
import { definitionOf, isPicture, type ElementType } from './registry';
import type { SceneElement } from './scene';

/** Whether width and height of an element change together: always for a code, and for a picture unless its ratio is freed. */
export function keepsRatio(element: Pick<SceneElement, 'type' | 'freeRatio'>): boolean {
  return (
    definitionOf(element.type).isSquare === true ||
    (isPicture(element) && element.freeRatio !== true)
  );
}

/** How wide, or high, an element of a type may be, in canvas units. */
export function sizeRange(
  type: ElementType,
  measure: 'width' | 'height',
): { readonly min: number; readonly max: number } {
  const range = SCENE_LIMITS[measure];
  return { ...range, min: definitionOf(type).leastSize?.[measure] ?? range.min };
}

/** What a number may be. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What a number may be that need not be whole: so many steps. */
export interface SteppedRange extends Range {
  readonly step: number;
}

/** The nearest whole number within a range; its least value for what is no number. */
export function wholeWithin(value: number, { min, max }: Range): number {
  return Number.isNaN(value) ? min : clamp(Math.round(value), min, max) || 0;
}

/** The nearest number of whole steps within a range; its least value for what is no number. */
export function stepsWithin(value: number, { min, max, step }: SteppedRange): number {
  return wholeWithin(value / step, { min: min / step, max: max / step }) * step;
}
