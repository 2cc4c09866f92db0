import type { Design } from '../../scene/scene';
import { composeScene } from '../compose/compose-scene';
import { printed } from '../compose/composition';
import type { EmailOutput, ExportOptions } from '../types';

/** A whole output of a design that is not finished. For showing; what is taken away comes from `exportScene`. */
export function printScene(design: Design, options: ExportOptions = {}): EmailOutput {
  return printed(composeScene(design, options));
}
