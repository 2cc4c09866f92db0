import { extended } from '../../../base/changed';
import { printPlainText } from '../../../email/print/plain-text';
import { printNode } from '../../../email/print/print';
import type { HtmlForm, PlacedForm } from '../../document-form';
import type { Pass } from '../pass';

/** Prints the document, its plain-text twin beside it: every style inline and whole. */
export const print: Pass<PlacedForm, HtmlForm> = {
  name: 'print',
  run: (form) => {
    const printed = printNode(form.doc);
    return extended(form, {
      kind: 'html' as const,
      printed,
      html: printed,
      text: printPlainText(form.plainTextDoc ?? form.doc),
    });
  },
};
