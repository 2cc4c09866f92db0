import { completeSignature, type SignatureInput } from '../model/signature';
import { findTemplate } from '../templates/registry';
import { composeSignature } from './compose-signature';
import type { Composition } from './composition';
import { composeReply } from './reply/compose-reply';
import type { ExportOptions } from './types';

/** A form's signature as a document, whole or short. Unknown templates become modern. */
export function composeExport(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions,
): Composition {
  return options.form === 'reply'
    ? composeReply(completeSignature(data), { font: 'Arial' }, options)
    : composeSignature(data, findTemplate(templateId), options);
}
