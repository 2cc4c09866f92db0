import { unescapeMarkup } from '../../email/print/escape';
import { isSignatureToken, scanMarkup, VOID_TAGS } from '../../email/print/signature-markup';

/**
 * The nodes of a printed signature in a document that shows and loads nothing. They are made one by one, by what the
 * printer can have written: no HTML is parsed, which Trusted Types leave to one place. Throws for anything else.
 */
export function signatureNodes(html: string): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  const root = page.createElement('div');
  let open: Element = root;
  for (const token of scanMarkup(html)) {
    if (!isSignatureToken(token) || token.kind === 'strange') {
      throw new TypeError('This is no HTML of a signature');
    }
    if (token.kind === 'text') open.append(unescapeMarkup(token.text));
    else if (token.kind === 'end') open = open.parentElement ?? root;
    else {
      const element = page.createElement(token.name);
      for (const { name, value } of token.attributes) {
        element.setAttribute(name, unescapeMarkup(value ?? ''));
      }
      open.append(element);
      if (!VOID_TAGS.has(token.name)) open = element;
    }
  }
  return root;
}
