import { sceneContext } from '../export/compose-scene';
import type { ExportOptions } from '../export/types';
import type { Design } from '../scene/scene';
import type { MeasureText } from '../scene/text-measure';
import { canFix } from './apply-fix';
import { FIXES } from './fixes';

/** The ids of the fixes that help any of these elements, asked as an export of the design would be made. */
export function helpfulFixes(
  { background, frame, elements, signatureData }: Design,
  ids: readonly string[],
  options: ExportOptions = {},
  measure?: MeasureText,
): readonly string[] {
  const scene = { background, frame, elements };
  const { element } = sceneContext({ signatureData }, options, measure);
  const { rasters = {} } = options;
  const context = { element, rasters };
  return FIXES.flatMap((fix) => (canFix(fix, ids, scene, context) ? [fix.id] : []));
}
