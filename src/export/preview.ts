import { printNode } from '../email/print';
import type { SignatureInput } from '../model/signature';
import { checkMarkup } from './check-markup';
import { composeSignature } from './compose';
import { printOutput } from './print-output';
import type { EmailOutput, ExportOptions } from './types';

/*
 * The export as far as it goes without juice, which is too heavy for a page's main thread. The printer writes complete
 * styles, so it looks the same as the final output (a contract test compares the two).
 */

/** The signature as printed, before the passes. For showing; what is taken away comes from `exportSignature`. */
export function previewSignature(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): string {
  return printNode(composeSignature(data, templateId, options).doc);
}

/** A whole output without the passes, for a browser that cannot run the export worker. */
export function exportPrinted(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): EmailOutput {
  const printed = printOutput(composeSignature(data, templateId, options));
  return { ...printed, html: checkMarkup(printed.html) };
}
