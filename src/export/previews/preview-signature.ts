import type { SignatureInput } from '../../model/signature';
import { findTemplate } from '../../templates/registry';
import { composeSignature } from '../compose-signature';
import type { ExportOptions } from '../types';
import { makePreviews, type MadePreview } from './make-previews';

/** A form's signature as other places show it. Unknown templates become modern. */
export function previewSignatureElsewhere(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): readonly MadePreview[] {
  return makePreviews(composeSignature(data, findTemplate(templateId), options));
}
