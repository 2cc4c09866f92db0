import { selection } from 'd3-selection';

/*
 * Stands in for d3-transition, which d3-zoom loads to animate the view: ours jumps, so that all d3-zoom asks is that
 * nothing be under way. The original brings d3-color, d3-ease, d3-timer and most of d3-interpolate: 9 kB gzip.
 */

/** Ends the transitions of a node: there are none. */
export function interrupt(): void {}

/** What d3-transition adds to every selection. */
interface Interruptible {
  interrupt?: (this: unknown) => unknown;
}

(selection.prototype as Interruptible).interrupt = function () {
  return this;
};
