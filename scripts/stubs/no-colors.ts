/*
 * Stands in for d3-color, which d3-interpolate loads to run between colours: all that d3-zoom asks of it is to run
 * between views. The original weighs 3 kB gzip.
 */

export const color = noColor;
export const rgb = noColor;
export const hsl = noColor;
export const lab = noColor;
export const hcl = noColor;
export const cubehelix = noColor;

function noColor(): never {
  throw new Error('No colours are run between here');
}
