import { checkMarkup } from '../../check-markup';
import type { HtmlForm } from '../../document-form';
import type { Pass } from '../pass';

/** Lets out what says what was printed and holds nothing that the printer never writes; throws for anything else. */
export const gate: Pass<HtmlForm> = {
  name: 'gate',
  run: (form) => ({ ...form, html: checkMarkup(form.html, form.printed) }),
};
