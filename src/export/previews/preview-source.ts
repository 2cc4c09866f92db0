import type { PersonInput } from '../../model/person/signature';
import type { Design } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { REGISTRY } from '../../templates/lazy-registry';
import { composeScene } from '../compose/compose-scene';
import { composeSignature } from '../compose/compose-signature';
import type { ExportOptions } from '../types';
import { makePreviews, type MadePreview } from './make-previews';

/** A design as other places show it. */
export function previewSceneElsewhere(
  design: Design,
  options: ExportOptions = {},
  measure?: MeasureText,
): readonly MadePreview[] {
  return makePreviews(composeScene(design, options, measure));
}

/** A form's signature as other places show it. Unknown templates become modern. */
export async function previewSignatureElsewhere(
  person: PersonInput,
  templateId: string,
  options: ExportOptions = {},
): Promise<readonly MadePreview[]> {
  const { findTemplate } = await REGISTRY.load();
  return makePreviews(composeSignature(person, findTemplate(templateId), options));
}
