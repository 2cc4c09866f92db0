import { clamp } from '../geometry';

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
