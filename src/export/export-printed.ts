import type { SignatureInput } from '../model/signature';
import { findTemplate } from '../templates/registry';
import { checkMarkup } from './check-markup';
import { composeSignature } from './compose';
import { printOutput } from './print-output';
import type { EmailOutput, ExportOptions } from './types';

/** A whole output without the passes, for a browser that cannot run the export worker. */
export function exportPrinted(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): EmailOutput {
  const printed = printOutput(composeSignature(data, findTemplate(templateId), options));
  return { ...printed, html: checkMarkup(printed.html) };
}
