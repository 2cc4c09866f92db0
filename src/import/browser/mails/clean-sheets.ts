import type { GroundReader } from './clean-ground';
import { cleanStyle } from './clean-style';
import type { RemovalList } from './removal-list';

/** More than any mail needs; sheets of whole sites are pasted too. */
const LONGEST_SHEETS = 300_000;
const MOST_RULES = 1000;

/** Media that a mail is read in, on a screen of any width. */
const ANY_SCREEN = /^(?:all|screen|only screen)?$/;

/** What a mail is cleaned with. */
interface Sheets {
  /** The mail that they are of. */
  readonly foreign: Element;
  readonly removed: RemovalList;
  readonly grounds: GroundReader;
}

/** The rules of style sheets that only say how things look, as CSS. */
export function cleanSheets({ foreign, removed, grounds }: Sheets): string {
  const sheets = [...foreign.querySelectorAll('style')].map(({ textContent }) => textContent);
  const text = sheets.join('\n').replaceAll(/<!--|-->/g, '');
  if (text.length > LONGEST_SHEETS) {
    removed.add('too-much', 'style');
    return '';
  }
  for (const [rule] of text.matchAll(/@(?:import|font-face)\b/gi)) removed.add('fetching', rule);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules: string[] = [];
  readRules(sheet.cssRules, rules, { foreign, removed, grounds });
  if (rules.length > MOST_RULES) removed.add('too-much', 'style');
  return rules.slice(0, MOST_RULES).join('\n');
}

function readRules(list: CSSRuleList, rules: string[], around: Sheets): void {
  const { removed } = around;
  for (const rule of list) {
    if (rules.length > MOST_RULES) return;
    if (rule instanceof CSSMediaRule) {
      if (ANY_SCREEN.test(rule.media.mediaText)) readRules(rule.cssRules, rules, around);
      continue;
    }
    if (!(rule instanceof CSSStyleRule)) continue;
    if (isHeavy(rule.selectorText)) {
      removed.add('too-much', 'style');
      continue;
    }
    if (!isOfUse(rule, around.foreign)) continue;
    const box = { style: rule.style, getAttribute: () => null };
    const { css, fetches, lifted } = cleanStyle(box, around.grounds);
    if (fetches) removed.add('fetching', 'url()');
    if (lifted !== null) removed.add('style', lifted);
    // No selector of a mail has one but in a string that would end the sheet where it is written out.
    if (css !== '' && !rule.selectorText.includes('<')) rules.push(`${rule.selectorText}{${css}}`);
  }
}

/** Each may be sought among all that is around or before each element, of which there may be thousands. */
const MOST_PARTS = 16;
const SEARCHES = /:has\(|:nth-|~/g;
const MOST_SEARCHES = 2;

/** Whether a browser could take long to find what a selector is about. Mail programs write none of that kind. */
function isHeavy(selector: string): boolean {
  const parts = Math.max(...selector.split(',').map((one) => one.split(/[\s>+~]+/).length));
  const searches = selector.match(SEARCHES)?.length ?? 0;
  return parts > MOST_PARTS || searches > MOST_SEARCHES;
}

/** Whether a rule with a picture is about anything: nobody should be asked to load that of another. */
function isOfUse({ selectorText, style }: CSSStyleRule, foreign: Element): boolean {
  if (!style.backgroundImage.includes('url(')) return true;
  try {
    return foreign.querySelector(selectorText) !== null;
  } catch {
    // Some selectors are for sheets alone.
    return false;
  }
}
