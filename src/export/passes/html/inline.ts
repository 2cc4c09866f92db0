import type { HtmlForm } from '../../document-form';
import type { Pass } from '../pass';

/**
 * A safeguard behind the printer, which already writes whole styles: resets that can move no pixel of what is printed. Each
 * matches only what lacks it: juice spends most of its time on merging declarations.
 */
const MINIMAL_SHEET =
  'table:not([style*=border-collapse]){border-collapse:collapse}img:not([style*=border]){border:0}';

/** What is used of juice: an inliner of style sheets, too heavy to be loaded before it is needed. */
export interface Inliner {
  readonly inlineContent: (html: string, css: string, options: object) => string;
  readonly codeBlocks: Record<string, unknown>;
}

/** Inlines the lean sheet. juice may not touch attributes: it would overwrite `valign`, widths and heights. */
export function inlineWith(juice: Inliner): Pass<HtmlForm> {
  forgetTemplateLanguages(juice.codeBlocks);
  return {
    name: 'inline',
    run: (form) => ({
      ...form,
      html: juice.inlineContent(form.html, MINIMAL_SHEET, LEAVE_ATTRIBUTES),
    }),
  };
}

/**
 * Whether the lean sheet has anything to add to printed HTML. juice parses all of it to find that out, which takes half of
 * the time of an export; where nothing is missing, it returns its input (a test checks that).
 */
export function lacksResets(html: string): boolean {
  return lacks(html, '<table', 'border-collapse') || lacks(html, '<img', 'border');
}

/** Whether a start tag lacks a property in its style. No value of an attribute holds a quotation mark or `>`. */
function lacks(html: string, tag: string, property: string): boolean {
  for (let start = html.indexOf(tag); start >= 0; start = html.indexOf(tag, start + 1)) {
    const end = html.indexOf('>', start);
    const style = html.indexOf(STYLE, start);
    if (style < 0 || style > end) return true;
    const found = html.indexOf(property, style);
    if (found < 0 || found > html.indexOf('"', style + STYLE.length)) return true;
  }
  return false;
}

const STYLE = ' style="';

const LEAVE_ATTRIBUTES = {
  applyAttributesTableElements: false,
  applyWidthAttributes: false,
  applyHeightAttributes: false,
};

/**
 * juice sets aside what looks like a tag of a template language (`{{ }}`, `<% %>`) and puts it back unescaped, wherever its
 * placeholder stands. Here that is text someone typed, so juice must have no such language. It reads this very object, so
 * the entries are deleted from it.
 */
function forgetTemplateLanguages(codeBlocks: Record<string, unknown>): void {
  for (const language of Object.keys(codeBlocks)) delete codeBlocks[language];
}
