import { MAIL_LIMITS } from '../../core/mail-problems';
import { quietHandlers } from '../../core/quiet-handlers';

interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
}

declare const trustedTypes:
  { readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } | undefined;

/** HTML of others becomes nodes here alone, and only in a document that runs, shows and loads nothing. */
const RULES: HtmlPolicy = { createHTML: (html) => html };

let policy: HtmlPolicy | null = null;

/** Elements whose names hide the properties of the document or the form that they are in. */
const CLOBBERING =
  'img,input,button,select,textarea,output,fieldset,object,embed,iframe,form,meta,frame';

/**
 * In characters. Even little HTML may take a browser long, as each paragraph may begin a thousand elements again: then pieces
 * get shorter.
 */
const LONGEST_PIECE = 64;
const SHORTEST_PIECE = 4;
/** What is long for a piece, in ms. */
const LONG_MS = 5;
/** In pieces: a browser counts all elements again. Those that take long are followed by a count. */
const COUNT_EVERY = 200;

/**
 * The root of a document of somebody else's HTML, for reading: nothing of it may come into the page as it is. A browser cannot
 * be stopped while it parses, so it gets the HTML piece by piece, up to the limit of elements. Throws beyond that.
 */
export function* parseUntrusted(given: string): Generator<void, Element> {
  const html = quietHandlers(given);
  policy ??=
    typeof trustedTypes === 'undefined'
      ? RULES
      : trustedTypes.createPolicy('signet-foreign', RULES);
  const parsed = document.implementation.createHTMLDocument();
  const all = parsed.getElementsByTagName('*');
  // By their own names, as elements of the mail may have those of the document's methods.
  const { write, close } = Document.prototype;
  let size = LONGEST_PIECE;
  for (let at = 0, pieces = 1; at < html.length; pieces += 1) {
    const start = performance.now();
    write.call(parsed, policy.createHTML(html.slice(at, at + size)));
    at += size;
    const isLong = performance.now() - start > LONG_MS;
    size = isLong ? SHORTEST_PIECE : Math.min(LONGEST_PIECE, size * 2);
    if ((isLong || pieces % COUNT_EVERY === 0) && all.length > MAIL_LIMITS.elements)
      throw new RangeError('The HTML has too many elements');
    yield;
  }
  close.call(parsed);
  // Not even the document may be asked for its root before the names in it are gone.
  const root = document.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT).nextNode() as Element;
  for (const element of root.querySelectorAll(CLOBBERING)) {
    Element.prototype.removeAttribute.call(element, 'name');
    Element.prototype.removeAttribute.call(element, 'id');
  }
  return root;
}
