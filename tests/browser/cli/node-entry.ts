/* What tests of the browser ask of the command line, bundled for Node as the program itself is. */

export { loadCanvas } from '../../../src/cli/draw/canvas';
export { makeDraw } from '../../../src/cli/draw/draw';
export { readFonts } from '../../../src/cli/draw/fonts';
export { makeMeasure } from '../../../src/cli/draw/measure';
export { archiveFiles } from '../../../src/team/core/archive/archive-files';
export { memberMaker } from '../../../src/team/core/make-member';
export { needsReplies } from '../../../src/team/core/packs/serves.data';
export { packOf } from '../../../src/team/core/packs/packs';
export { runProgram } from '../../../src/cli/program';
export { madeInOrder } from '../../../src/cli/made-in-order';
export { inflate } from '../../../src/cli/sink/read-zip';
export { readZippedRun } from '../../../src/team/core/comparison/earlier-run';
export { writeComparison } from '../../../src/team/core/comparison/write-comparison';
