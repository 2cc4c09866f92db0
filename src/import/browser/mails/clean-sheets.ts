import { isForLargeScreen } from '../../core/media-query';
import type { BackgroundReader } from './clean-background';
import { cleanStyle } from './clean-style';
import type { RemovalList } from './removal-list';

/** More than any mail needs; sheets of whole sites are pasted too. */
const LONGEST_SHEETS = 300_000;
const MOST_RULES = 1000;

/** What a mail is cleaned with. */
interface Sheets {
  /** The mail that they are of. */
  readonly imported: Element;
  readonly removed: RemovalList;
  readonly backgrounds: BackgroundReader;
}

/** The style sheets of a mail, as they came. */
export function sheetsOf(imported: Element): string {
  const sheets = [...imported.querySelectorAll('style')].filter((sheet) =>
    isForLargeScreen(sheet.getAttribute('media') ?? ''),
  );
  return sheets
    .map(({ textContent }) => textContent)
    .join('\n')
    .replaceAll(/<!--|-->/g, '');
}

/** The rules of style sheets as CSS, reduced to how things look. */
export function cleanSheets(text: string, { imported, removed, backgrounds }: Sheets): string {
  if (text.length > LONGEST_SHEETS) {
    removed.add('too-much', 'style');
    return '';
  }
  // Word names its fonts by rules without a source.
  for (const [rule] of text.matchAll(/@(?:import\b|font-face\b(?=[^}]*\bsrc\s*:))/gi))
    removed.add('fetching', rule);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules: string[] = [];
  readRules(sheet.cssRules, rules, { imported, removed, backgrounds });
  if (rules.length > MOST_RULES) removed.add('too-much', 'style');
  return rules.slice(0, MOST_RULES).join('\n');
}

function readRules(list: CSSRuleList, rules: string[], around: Sheets): void {
  const { removed } = around;
  for (const rule of list) {
    if (rules.length > MOST_RULES) return;
    if (rule instanceof CSSGroupingRule && isApplied(rule)) {
      readRules(rule.cssRules, rules, around);
    }
    if (!(rule instanceof CSSStyleRule)) continue;
    if (isHeavy(rule.selectorText)) {
      removed.add('too-much', 'style');
      continue;
    }
    if (!isOfUse(rule, around.imported)) continue;
    const box = { style: rule.style, getAttribute: () => null };
    const { css, fetches, lifted } = cleanStyle(box, around.backgrounds);
    if (fetches) removed.add('fetching', 'url()');
    if (lifted !== null) removed.add('style', lifted);
    // No selector of a mail has one but in a string that would end the sheet where it is written out.
    if (css !== '' && !rule.selectorText.includes('<')) rules.push(`${rule.selectorText}{${css}}`);
  }
}

/** Whether a reader at a computer sees what a group of rules sets. */
export function isApplied(rule: CSSGroupingRule): boolean {
  if (rule instanceof CSSMediaRule) return isForLargeScreen(rule.media.mediaText);
  return rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText);
}

/** Each may be sought among all that is around or before each element, of which there may be thousands. */
const MOST_PARTS = 16;
const SEARCHES = /:has\(|:nth-|~/g;
const MOST_SEARCHES = 2;

/** Whether a browser could take long to match a selector. Email programs write none of that kind. */
function isHeavy(selector: string): boolean {
  const parts = Math.max(...selector.split(',').map((one) => one.split(/[\s>+~]+/).length));
  const searches = selector.match(SEARCHES)?.length ?? 0;
  return parts > MOST_PARTS || searches > MOST_SEARCHES;
}

/** Whether a rule with a picture matches anything: a visitor should be asked only for pictures that are shown. */
function isOfUse({ selectorText, style }: CSSStyleRule, imported: Element): boolean {
  if (!style.backgroundImage.includes('url(')) return true;
  try {
    return imported.querySelector(selectorText) !== null;
  } catch {
    // Some selectors are valid in style sheets alone.
    return false;
  }
}
