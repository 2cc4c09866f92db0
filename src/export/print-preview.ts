import type { TableNode } from '../email/nodes';
import { printNode } from '../email/print/print';
import type { Person } from '../model/person/signature';
import type { Template } from '../templates/template';
import { composeSignature } from './compose/compose-signature';
import type { ExportOptions } from './types';

/**
 * The signature as the form's own preview shows it (how it looks in other clients is in `previews`): as printed, before the
 * passes that finish it. They need juice, which is too heavy for a page's main thread.
 * The printer writes complete styles, so it looks the same as the final output (a contract test compares the two). For
 * showing; what is taken away comes from `exportSignature`.
 */
export function previewSignature(
  person: Person,
  template: Template,
  options: ExportOptions = {},
): string {
  return printedTemplate(person, template, options).html;
}

/** The same, with the document that was printed. */
export function printedTemplate(
  person: Person,
  template: Template,
  options: ExportOptions,
): { readonly html: string; readonly doc: TableNode } {
  const { doc } = composeSignature(person, template, options).form;
  return { html: printNode(doc), doc };
}
