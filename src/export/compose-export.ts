import { completeSignature, type SignatureInput } from '../model/signature';
import type { Template } from '../templates/template';
import { composeSignature } from './compose-signature';
import type { Composition } from './composition';
import { composeReply } from './reply/compose-reply';
import type { ExportOptions } from './types';

/** A form's signature as a document, whole or short. */
export function composeExport(
  data: SignatureInput,
  template: Template,
  options: ExportOptions,
): Composition {
  return options.form === 'reply'
    ? composeReply(completeSignature(data), { font: 'Arial' }, options)
    : composeSignature(data, template, options);
}
