import { completeSignature, type SignatureInput } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import { findInBlocks } from './block-findings';
import { composeSignature } from './compose-signature';
import type { Composition } from './composition';
import { composeReply } from '../reply/compose-reply';
import { nameColor } from '../reply/name-color';
import type { ExportOptions } from '../types';

/** A form's signature as a document, whole or short. */
export function composeExport(
  data: SignatureInput,
  template: Template,
  options: ExportOptions,
): Composition {
  if (options.form === 'reply') {
    const { doc } = composeSignature(data, template, options).form;
    const color = nameColor(doc);
    const look = { font: 'Arial', ...(color === undefined ? {} : { color }) } as const;
    return composeReply(completeSignature(data), look, options);
  }
  const composition = composeSignature(data, template, options);
  // A reply has no blocks, and the page's own preview tells of nothing.
  composition.context.findings.report(...findInBlocks(composition.person, options));
  return composition;
}
