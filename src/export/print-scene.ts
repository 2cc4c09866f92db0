import type { Design } from '../scene/scene';
import { composeScene } from './compose-scene';
import { printOutput } from './print-output';
import type { EmailOutput, ExportOptions } from './types';

/** A whole output of a design without the passes. For showing; what is taken away comes from `exportScene`. */
export function printScene(design: Design, options: ExportOptions = {}): EmailOutput {
  return printOutput(composeScene(design, options));
}
