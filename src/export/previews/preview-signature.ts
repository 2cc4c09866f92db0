import type { Person } from '../../model/person/signature';
import { REGISTRY } from '../../templates/lazy-registry';
import { composeSignature } from '../compose/compose-signature';
import type { ExportOptions } from '../types';
import { makePreviews, type MadePreview } from './make-previews';

/** A form's signature as other places show it. Unknown templates become modern. */
export async function previewSignatureElsewhere(
  person: Person,
  templateId: string,
  options: ExportOptions = {},
): Promise<readonly MadePreview[]> {
  const { findTemplate } = await REGISTRY.load();
  const template = findTemplate(templateId);
  return makePreviews([options.socialStyle], (icons) =>
    composeSignature(person, template, { ...options, ...icons }),
  );
}
