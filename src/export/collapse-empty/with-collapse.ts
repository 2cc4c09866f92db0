import { lazy } from '../../base/lazy';
import { isCollapsed } from '../../scene/stacks/members';
import type { Design } from '../../scene/scene';
import type { ExportOptions } from '../types';

/** Removes empty lines. Loaded late: few designs ask for it. */
export const COLLAPSE_EMPTY = lazy(() => import('./collapse-empty'));

/** The options with the function that removes empty lines, where a design asks for it. */
export async function withCollapseOf(
  design: Design,
  options: ExportOptions,
): Promise<ExportOptions> {
  if (!isCollapsed(design) || options.collapseEmpty !== undefined) return options;
  const { collapseEmpty } = await COLLAPSE_EMPTY.load();
  return { ...options, collapseEmpty: collapseEmpty };
}
