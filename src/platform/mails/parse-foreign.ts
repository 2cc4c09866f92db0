interface ForeignPolicy {
  readonly createHTML: (html: string) => string;
}

declare const trustedTypes:
  { readonly createPolicy: (name: string, rules: ForeignPolicy) => ForeignPolicy } | undefined;

/** HTML of others becomes nodes here alone, and only in a document that runs, shows and loads nothing. */
const RULES: ForeignPolicy = { createHTML: (html) => html };

let policy: ForeignPolicy | null = null;

/** Elements whose names stand before the properties of the document or the form that they are in. */
const CLOBBERING =
  'img,input,button,select,textarea,output,fieldset,object,embed,iframe,form,meta,frame';

/** The root of a document of somebody else's HTML, for reading: nothing of it may come into the page as it is. */
export function parseForeign(html: string): Element {
  policy ??=
    typeof trustedTypes === 'undefined'
      ? RULES
      : trustedTypes.createPolicy('signet-foreign', RULES);
  const parsed = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  // Not even the document may be asked for its root before the names in it are gone.
  const root = document.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT).nextNode() as Element;
  for (const element of root.querySelectorAll(CLOBBERING)) {
    Element.prototype.removeAttribute.call(element, 'name');
    Element.prototype.removeAttribute.call(element, 'id');
  }
  return root;
}
