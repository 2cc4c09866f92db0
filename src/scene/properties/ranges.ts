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
  return ofSteps(wholeWithin(value / step, { min: min / step, max: max / step }), step);
}

/** The whole steps that a number has, within a range. */
export function cutToSteps(value: number, { min, max, step }: SteppedRange): number {
  const [cut, nearest] = [Math.trunc(value / step), Math.round(value / step)];
  const isWhole = Math.abs(value / step - nearest) < NOISE;
  return clamp(ofSteps(isWhole ? nearest : cut, step), min, max) || 0;
}

/** How far a number of steps may be from a whole one that is meant: 10.67 is 1067 of 0.01 by less. */
const NOISE = 1e-6;

function ofSteps(count: number, step: number): number {
  return Number((count * step).toFixed(DECIMALS));
}

/** No step is finer. */
const DECIMALS = 3;
