/*
 * Stands in for d3-interpolate, which d3-zoom loads to run from view to view: ours jumps.
 */

export function interpolateZoom(): never {
  throw new Error('No views are run between here');
}
