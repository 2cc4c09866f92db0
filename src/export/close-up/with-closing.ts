import type { Design } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** The options with what takes empty lines out, where a design asks for it: few do, so it comes on use. */
export async function withClosingOf(
  design: Design,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (design.frame.closeUp !== true || options.closeUp !== undefined) return options;
  const { closeUp } = await import('./close-up');
  return { ...options, closeUp };
}
