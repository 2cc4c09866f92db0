import type { Design } from '../scene/scene';
import type { MeasureText } from '../scene/text/text-measure';
import { composeScene, sceneContext } from './compose/compose-scene';
import { finished } from './print/finish';
import { replyOfDesign } from './reply/reply-of-design';
import type { EmailOutput, ExportOptions } from './types';
import { withPartsOf } from './compose/with-parts';

/** A design, ready for mail. Never throws on a legal design: what could not be kept is a finding. */
export async function exportScene(
  design: Design,
  options: ExportOptions = {},
  measure?: MeasureText,
): Promise<EmailOutput> {
  const own = await withPartsOf(design, options);
  return finished(
    own.form === 'reply'
      ? replyOfDesign(design, sceneContext(design, own, measure))
      : composeScene(design, own, measure),
  );
}
