/* What tests of the browser ask of the command line's drawing, bundled for Node as the program itself is. */

export { loadCanvas } from '../../../src/cli/draw/canvas';
export { makeDraw } from '../../../src/cli/draw/draw';
export { readFonts } from '../../../src/cli/draw/fonts';
export { makeMeasure } from '../../../src/cli/draw/measure';
