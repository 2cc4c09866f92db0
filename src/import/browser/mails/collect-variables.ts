import type { Variables } from '../../core/css-variables';
import { isApplied } from './clean-sheets';

/** More than any mail sets. */
const MOST_VARIABLES = 500;

/**
 * The custom properties that a mail sets: by the rules of its root, else by any other rule. What an element sets for itself is
 * looked up where it stands.
 */
export function variablesOf(css: string, imported: Element): Variables {
  const ofRoot = new Map<string, string>();
  const ofOthers = new Map<string, string>();
  if (css.includes('--')) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    readRules(sheet.cssRules, ofRoot, ofOthers);
  }
  for (const root of [imported, imported.querySelector(':scope > body')])
    if (root instanceof HTMLElement) readStyle(root.style, ofRoot);
  return (name) => ofRoot.get(name) ?? ofOthers.get(name);
}

/** The same for what stands at an element, or in it. */
export function variablesAt(element: HTMLElement, others: Variables): Variables {
  return (name) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = at instanceof HTMLElement ? at.style.getPropertyValue(name).trim() : '';
      if (own !== '') return own;
    }
    return others(name);
  };
}

type Values = Map<string, string>;

const ROOT = /^(?::root|:host|html|body|\*)$/i;

function readRules(list: CSSRuleList, ofRoot: Values, ofOthers: Values): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      const isRoot = rule.selectorText.split(',').some((selector) => ROOT.test(selector.trim()));
      readStyle(rule.style, isRoot ? ofRoot : ofOthers);
    } else if (rule instanceof CSSGroupingRule && isApplied(rule)) {
      readRules(rule.cssRules, ofRoot, ofOthers);
    }
  }
}

function readStyle(style: CSSStyleDeclaration, values: Values): void {
  for (const property of style) {
    if (property.startsWith('--') && values.size < MOST_VARIABLES)
      values.set(property, style.getPropertyValue(property).trim());
  }
}
