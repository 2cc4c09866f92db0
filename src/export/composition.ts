import { PRINT_PASSES } from './passes/output-passes';
import type { DocumentForm, HtmlForm } from './document-form';
import type { PassContext } from './passes/pass';
import type { EmailOutput } from './types';

/** A signature as a document, and what it was made with. */
export interface Composition {
  readonly form: DocumentForm;
  readonly context: PassContext;
}

/** The output of a composition as it is printed: all of it but for the passes that finish it. */
export function printed({ form, context }: Composition): EmailOutput {
  return outputOf(PRINT_PASSES.run(form, context), context);
}

/** What leaves the core. */
export function outputOf(
  { html, text, doc, images, requests }: HtmlForm,
  { findings }: PassContext,
): EmailOutput {
  return { html, text, doc, images, findings: findings.all(), requests };
}
