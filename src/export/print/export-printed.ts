import type { Person } from '../../model/person/signature';
import { findTemplate } from '../../templates/registry';
import { composeExport } from '../compose/compose-export';
import { outputOf } from '../compose/composition';
import { withoutAutoLinks } from '../compose/without-auto-links';
import { gate } from '../passes/html/gate';
import { previewSignature } from '../print-preview';
import { printDocument } from './print-document';
import type { EmailOutput, ExportOptions } from '../types';

/** A whole output that is not finished, for a browser that cannot run the export worker. Unknown templates become modern. */
export function exportPrinted(
  person: Person,
  templateId: string,
  options: ExportOptions = {},
): EmailOutput {
  const composition = composeExport(person, findTemplate(templateId), options);
  const { context } = composition;
  const html = printDocument(withoutAutoLinks(composition), context);
  return outputOf(gate.run(html, context), composition);
}

/** `previewSignature` in the template of this id. Unknown templates become modern. */
export function previewInTemplate(
  person: Person,
  templateId: string,
  options: ExportOptions = {},
): string {
  return previewSignature(person, findTemplate(templateId), options);
}
