import { lazy } from '../../base/lazy';
import type { Design } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** What takes empty lines out: few designs ask for it. */
export const COLLAPSE_EMPTY = lazy(() => import('./collapse-empty'));

/** The options with what takes empty lines out, where a design asks for it. */
export async function withCollapseOf(
  design: Design,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (design.frame.closeUp !== true || options.collapseEmpty !== undefined) return options;
  const { collapseEmpty } = await COLLAPSE_EMPTY.load();
  return { ...options, collapseEmpty: collapseEmpty };
}
