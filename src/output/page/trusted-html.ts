import { isSignatureMarkup } from '../../email/signature-markup';

/** The types are the browser's for checked HTML, strings as far as TypeScript's own library knows. */
interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
}

declare const trustedTypes:
  | {
      readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
    }
  | undefined;

/** The one way from text to nodes. */
const RULES: HtmlPolicy = {
  createHTML: (html) => {
    if (!isSignatureMarkup(html)) throw new TypeError('This is no HTML of a signature');
    return html;
  },
};

const policy =
  typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('signet-html', RULES);

/** Checked HTML, for the browser to parse. What the printer cannot have written throws. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}
