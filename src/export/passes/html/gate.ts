import { checkMarkup } from '../../checks/check-markup';
import type { HtmlForm } from '../../document-form';
import type { Pass } from '../pass';

/** Throws for HTML that differs from what was printed, except in styles, or holds what the printer never writes. */
export const gate: Pass<HtmlForm> = {
  name: 'gate',
  run: (form) => ({ ...form, html: checkMarkup(form.html, form.printed) }),
};
