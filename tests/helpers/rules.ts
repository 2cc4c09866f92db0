import type { ImageMode } from '../../src/export/types';
import { parseHtml, type ParsedHtml } from './html';
import { LAYOUT_RULES } from './rules-layout';
import { MARKUP_RULES } from './rules-markup';
import { STYLE_RULES } from './rules-style';

/*
 * The rules for what leaves the product, as pure functions over final HTML. The first 25 are numbered as in the notes on mail
 * clients they come from. Contrast, widths and blank fields are judged on the document tree: `doc-rules.ts`.
 */

/** What a rule needs of a signature beside its HTML. */
export interface RuleContext {
  readonly maxWidth: number;
  readonly images: ImageMode;
}

export interface Rule {
  readonly number: number;
  readonly title: string;
  /** What breaks the rule; empty when nothing does. */
  readonly check: (html: ParsedHtml, context: RuleContext) => readonly string[];
}

export const RULES: readonly Rule[] = [...MARKUP_RULES, ...STYLE_RULES, ...LAYOUT_RULES].toSorted(
  (a, b) => a.number - b.number,
);

/** Everything in an HTML that breaks a rule, each line beginning with the rule's number. */
export function breaches(html: string, context: Partial<RuleContext> = {}): readonly string[] {
  const parsed = parseHtml(html);
  const about: RuleContext = { maxWidth: 600, images: 'embed', ...context };
  return RULES.flatMap(({ number, title, check }) =>
    check(parsed, about).map((breach) => `rule ${number} (${title}): ${breach}`),
  );
}

/** Characters as Gmail counts them, the payload of data URLs not counted. */
export function countCharacters(html: string): number {
  return html.replace(/(data:[a-z/]+;base64,)[A-Za-z0-9+/=]+/g, '$1').length;
}
