import { printPlainText } from '../email/plain-text';
import { printNode } from '../email/print';
import type { SignatureInput } from '../model/signature';
import { composeSignature } from './compose';
import { runPasses } from './passes';
import type { EmailOutput, ExportOptions } from './types';

/** A form's signature, ready for mail. Never throws on what a visitor typed: what could not be kept is a finding. */
export async function exportSignature(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  const composition = composeSignature(data, templateId, options);
  const html = await runPasses(printNode(composition.doc));
  return { ...composition, html, text: printPlainText(composition.doc) };
}
