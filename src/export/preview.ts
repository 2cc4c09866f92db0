import { printNode } from '../email/print';
import type { SignatureInput } from '../model/signature';
import { composeSignature } from './compose';
import type { ExportOptions } from './types';

/** The signature as printed, before the passes: it looks the same, and is there at once. For showing, not for taking away. */
export function previewSignature(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): string {
  return printNode(composeSignature(data, templateId, options).doc);
}
