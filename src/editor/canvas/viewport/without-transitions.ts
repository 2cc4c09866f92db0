import { selection } from 'd3-selection';

/*
 * What d3-zoom takes from d3-transition, of which the build puts this in the place: the view is never in a transition of d3,
 * so that there is none to interrupt. Transitions and the colors that they pass through are 5 kB of compressed script.
 */

Object.assign(selection.prototype, {
  interrupt() {
    return this;
  },
});

export function interrupt(): void {}
