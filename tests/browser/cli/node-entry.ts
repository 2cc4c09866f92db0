/* What tests of the browser ask of the command line's drawing, bundled for Node as the program itself is. */

export { makeDrawer } from '../../../src/cli/draw/draw';
export { readFontFile } from '../../../src/cli/draw/font/font-file';
export { makeNodeMeasure } from '../../../src/cli/draw/measure';
