import type { Design } from '../scene/scene';
import { composeScene } from './compose-scene';
import { finishOutput } from './finish';
import type { EmailOutput, ExportOptions } from './types';

/** A design, ready for mail. Never throws on a legal design: what could not be kept is a finding. */
export async function exportScene(
  design: Design,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  return finishOutput(composeScene(design, options));
}
