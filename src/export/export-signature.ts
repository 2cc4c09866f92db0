import { completeSignature, type PersonInput } from '../model/person/signature';
import { REGISTRY } from '../templates/lazy-registry';
import { composeExport } from './compose/compose-export';
import { finished } from './print/finish';
import type { EmailOutput, ExportOptions } from './types';
import { withParts } from './compose/with-parts';

/**
 * A form's signature, ready for mail. Unknown templates become modern. Never throws on what a visitor typed: what could not
 * be kept is a finding.
 */
export async function exportSignature(
  input: PersonInput,
  templateId: string,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  const { findTemplate } = await REGISTRY.load();
  const person = completeSignature(input);
  const own = await withParts(person, options);
  return finished(composeExport(person, findTemplate(templateId), own));
}
