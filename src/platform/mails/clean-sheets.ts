import { cleanStyle } from './clean-style';
import type { RemovalList } from './removal-list';

/** More than any mail needs; sheets of whole sites are pasted too. */
const LONGEST_SHEETS = 300_000;
const MOST_RULES = 1000;

/** Media that a mail is read in, on a screen of any width. */
const ANY_SCREEN = /^(?:all|screen|only screen)?$/;

/** The rules of style sheets that only say how things look, as CSS. */
export function cleanSheets(sheets: readonly string[], removed: RemovalList): string {
  const text = sheets.join('\n').replaceAll(/<!--|-->/g, '');
  if (text.length > LONGEST_SHEETS) {
    removed.add('too-much', 'style');
    return '';
  }
  for (const [rule] of text.matchAll(/@(?:import|font-face)\b/gi)) removed.add('fetching', rule);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules: string[] = [];
  readRules(sheet.cssRules, rules, removed);
  if (rules.length > MOST_RULES) removed.add('too-much', 'style');
  return rules.slice(0, MOST_RULES).join('\n');
}

function readRules(list: CSSRuleList, rules: string[], removed: RemovalList): void {
  for (const rule of list) {
    if (rules.length > MOST_RULES) return;
    if (rule instanceof CSSMediaRule) {
      if (ANY_SCREEN.test(rule.media.mediaText)) readRules(rule.cssRules, rules, removed);
      continue;
    }
    if (!(rule instanceof CSSStyleRule)) continue;
    const { css, fetches, lifted } = cleanStyle(rule.style);
    if (fetches) removed.add('fetching', 'url()');
    if (lifted !== null) removed.add('style', `position: ${lifted}`);
    if (css !== '') rules.push(`${rule.selectorText}{${css}}`);
  }
}
