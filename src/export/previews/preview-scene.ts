import type { Design } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { composeScene } from '../compose/compose-scene';
import type { ExportOptions } from '../types';
import { makePreviews, type MadePreview } from './make-previews';

/** A design as other places show it. */
export function previewSceneElsewhere(
  design: Design,
  options: ExportOptions = {},
  measure?: MeasureText,
): readonly MadePreview[] {
  const styles = design.elements.map(({ style }) => style.socialStyle);
  return makePreviews(styles, (icons) => composeScene(design, { ...options, ...icons }, measure));
}
