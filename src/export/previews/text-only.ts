import type { TextPreview } from './preview';

/** What is left where a client shows no HTML, and where the sender chose plain text. */
export const textOnly: TextPreview = {
  id: 'text-only',
  shows: 'text',
  label: 'Text only',
  clients: [],
  certainty: 'by source',
  told: 'What is left where an email is sent or read as plain text, on many watches and in old clients.',
  source: {
    label: 'RFC 2046: the plain-text alternative',
    href: 'https://www.rfc-editor.org/rfc/rfc2046#section-5.1.4',
  },
};
