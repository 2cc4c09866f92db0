import type { LaidOutMail, WantedPart } from '../../core/laid-out-mail';
import type { ImportedMail } from '../../core/mail';
import { DRAWING_ATTRIBUTE } from '../pages/address-attribute';
import type { Drawing } from './clean-drawing';
import { cleanElement, reportOf, type Cleaning } from './clean-element';
import { backgroundReader, type BackgroundReader } from './clean-background';
import { cleanStyle } from './clean-style';
import { findSignature } from './find-signature';
import { pictureFinder } from './imported-picture';
import { parseUntrusted } from './parse-untrusted';
import { removalList, type RemovalList } from './removal-list';

/** A mail of which nothing is left that could run or load anything. */
export interface CleanMail extends Pick<LaidOutMail, 'origin' | 'remote' | 'part'> {
  /** In a document that shows and loads nothing. */
  readonly root: HTMLElement;
  /** The rules of its style sheets. */
  readonly css: string;
  /** What becomes pictures, by the images that keep their places. */
  readonly drawings: ReadonlyMap<HTMLElement, Drawing>;
  readonly removed: RemovalList;
}

export interface CleanOptions {
  /** Whether pictures may be fetched from the web, which reveals to their hosts that the mail is read. */
  readonly loadsPictures: boolean;
  /** Whether pictures that are not fetched keep their addresses all the same: the code that shows them holds them. */
  readonly keepsAddresses?: boolean;
  /** By default the signature that is found in it. */
  readonly part?: WantedPart;
}

/**
 * Cleans third-party HTML. The nodes are created again, one by one, from the elements, attributes and declarations that set how
 * a signature looks; all else is left out and reported. Nothing of the mail runs or loads meanwhile. Step by step, as a mail
 * may be long.
 */
export function* cleanMail(
  mail: ImportedMail,
  { loadsPictures, keepsAddresses = false, part = 'signature' }: CleanOptions,
): Generator<void, CleanMail> {
  const imported = yield* parseUntrusted(mail.html);
  const removed = removalList();
  const pictures = {
    removed,
    loadsPictures,
    keepsAddresses,
    pictureOf: pictureFinder(mail, removed),
    remote: new Set<string>(),
  };
  const backgrounds = backgroundReader(pictures);
  const css = cleanSheets({ imported, removed, backgrounds });
  for (const reported of imported.querySelectorAll(':scope > head > *'))
    reportOf(reported, removed);
  const found = findSignature(imported, part);
  const page = document.implementation.createHTMLDocument();
  const drawings = new Map<HTMLElement, Drawing>();
  const cleaning: Cleaning = { ...pictures, page, backgrounds, drawings, nodes: 0, characters: 0 };
  const root = page.createElement('div');
  for (const part of found.roots) yield* cleanElement(part, root, cleaning, 0);
  dropDelimiter(root);
  return {
    root,
    css: `${sizesOf(drawings)}${css}`,
    drawings,
    removed,
    origin: found.origin,
    part: { blocks: found.blocks, isSure: found.isSure, places: [] },
    remote: [...pictures.remote],
  };
}

/** The sizes of drawings as CSS; any other rule overrides them. */
function sizesOf(drawings: ReadonlyMap<HTMLElement, Drawing>): string {
  return [...drawings.values()]
    .map(({ size }, index) => `:where([${DRAWING_ATTRIBUTE}="${index}"]){${size}}\n`)
    .join('');
}

/** What mail programs write above a signature (RFC 3676, 4.3); some lose the blank at its end. */
const DELIMITER = /^\s*--[ \u00a0]?(?:\r?\n|$)/;

/** Removes the `-- ` above a signature: it belongs to the mail, and the program that inserts the signature writes it again. */
function dropDelimiter(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() === '') continue;
    const [delimiter] = DELIMITER.exec(text.data) ?? [];
    if (delimiter === undefined) return;
    text.data = text.data.slice(delimiter.length);
    const next = text.nextSibling;
    if (text.data === '' && next instanceof Element && next.localName === 'br') next.remove();
    return;
  }
}

/** More than any mail needs; sheets of whole sites are pasted too. */
const LONGEST_SHEETS = 300_000;
const MOST_RULES = 1000;

/** Media that a mail is read in, on a screen of any width. */
const ANY_SCREEN = /^(?:all|screen|only screen)?$/;

/** What a mail is cleaned with. */
interface Sheets {
  /** The mail that they are of. */
  readonly imported: Element;
  readonly removed: RemovalList;
  readonly backgrounds: BackgroundReader;
}

/** The rules of style sheets as CSS, reduced to how things look. */
function cleanSheets({ imported, removed, backgrounds }: Sheets): string {
  const sheets = [...imported.querySelectorAll('style')].map(({ textContent }) => textContent);
  const text = sheets.join('\n').replaceAll(/<!--|-->/g, '');
  if (text.length > LONGEST_SHEETS) {
    removed.add('too-much', 'style');
    return '';
  }
  for (const [rule] of text.matchAll(/@(?:import|font-face)\b/gi)) removed.add('fetching', rule);
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
    if (rule instanceof CSSMediaRule) {
      if (ANY_SCREEN.test(rule.media.mediaText)) readRules(rule.cssRules, rules, around);
      continue;
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
