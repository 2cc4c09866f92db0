import type { SignatureInput } from '../model/signature';
import { findTemplate } from '../templates/registry';
import { composeSignature } from './compose-signature';
import { finished } from './finish';
import type { EmailOutput, ExportOptions } from './types';

/**
 * A form's signature, ready for mail. Unknown templates become modern. Never throws on what a visitor typed: what could not be kept is a finding.
 */
export async function exportSignature(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  return finished(composeSignature(data, findTemplate(templateId), options));
}
