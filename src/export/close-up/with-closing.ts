import { lazy } from '../../base/lazy';
import type { Design } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** What takes empty lines out: few designs ask for it. */
export const CLOSE_UP = lazy(() => import('./close-up'));

/** The options with what takes empty lines out, where a design asks for it. */
export async function withClosingOf(
  design: Design,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (design.frame.closeUp !== true || options.closeUp !== undefined) return options;
  const { closeUp } = await CLOSE_UP.load();
  return { ...options, closeUp };
}
