import type { HtmlForm } from '../../document-form';
import { shortened } from '../../shorten/shortened';
import type { Pass } from '../pass';

/**
 * Where the shortest code is chosen: leaves out what browsers do not need, and what cells have in common states their table.
 * Classic Outlook needs most of that (`src/export/shorten`), so it is a choice.
 */
export const shorten: Pass<HtmlForm> = {
  name: 'shorten',
  run: (form, { options }) => {
    if (options.code !== 'shortest') return form;
    const html = shortened(form.html);
    return { ...form, html, printed: html };
  },
};
