declare const trustedTypes: { readonly emptyHTML: string } | undefined;

/** No HTML at all: what a frame begins with, in the type that the policy of the page asks for. */
export const EMPTY_HTML = typeof trustedTypes === 'undefined' ? '' : trustedTypes.emptyHTML;
