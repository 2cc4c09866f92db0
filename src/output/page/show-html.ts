import { isSignatureMarkup } from '../../email/print/signature-markup';

/** Shows printed HTML in `body`, which shows `shown` (null for something else); touches only what has changed. */
export function showHtml(body: HTMLElement, shown: string | null, html: string): void {
  const changes = shown === null ? null : findChanges(shown, html);
  if (changes === null) body.innerHTML = trustedHtml(html);
  else applyChanges(body, changes);
}

function applyChanges(body: HTMLElement, { texts, attributes }: HtmlChanges): void {
  if (texts.length > 0) {
    const nodes = textNodesOf(body);
    for (const [place, text] of texts) {
      const node = nodes[place];
      if (node !== undefined) node.data = text;
    }
  }
  if (attributes.length > 0) {
    // The parser adds table bodies, which the HTML does not name.
    const elements = body.querySelectorAll(':not(tbody)');
    for (const [place, name, value] of attributes) elements[place]?.setAttribute(name, value);
  }
}

function textNodesOf(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Browsers have types of their own for checked HTML, which TypeScript's library has as strings. */
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

/** Checked HTML, for the browser to parse. Throws for what the printer cannot have written. */
function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** What must be done to a tree of one HTML to make it that of another with the same tags. */
interface HtmlChanges {
  /** Words by the place of their text among all that are not empty. */
  readonly texts: readonly (readonly [place: number, text: string])[];
  /** Values of attributes by the place of their element among all that the HTML names. */
  readonly attributes: readonly (readonly [place: number, name: string, value: string])[];
}

/**
 * The changes from one printed HTML to another where only words and values of attributes differ; null where the tags
 * do. While somebody types, that is nearly always so, and a browser lays out a new word much sooner than a new tree.
 */
export function findChanges(before: string, after: string): HtmlChanges | null {
  const [old, now] = [tokenise(before), tokenise(after)];
  if (old.tags.length !== now.tags.length) return null;
  const attributes: HtmlChanges['attributes'][number][] = [];
  const texts: HtmlChanges['texts'][number][] = [];
  let element = -1;
  let text = -1;
  for (const [index, tag] of now.tags.entries()) {
    const oldTag = old.tags[index] ?? '';
    if (!tag.startsWith('</')) element += 1;
    if (tag !== oldTag) {
      const changed = findAttributes(oldTag, tag);
      if (changed === null) return null;
      attributes.push(...changed.map(([name, value]) => [element, name, value] as const));
    }
    const [oldText = '', newText = ''] = [old.texts[index], now.texts[index]];
    if ((oldText === '') !== (newText === '')) return null;
    if (newText !== '') text += 1;
    if (newText !== oldText) texts.push([text, unescape(newText)]);
  }
  return { texts, attributes };
}

const TAG = /<(?:"[^"]*"|[^">])*>/g;
const ATTRIBUTE = /\s([^\s=">/]+)="([^"]*)"/g;

/** The tags in order, and the text behind each of them. */
function tokenise(html: string): {
  readonly tags: readonly string[];
  readonly texts: readonly string[];
} {
  return { tags: html.match(TAG) ?? [], texts: html.split(TAG).slice(1) };
}

/** The values that differ between two tags; null where anything else does. */
function findAttributes(
  before: string,
  after: string,
): readonly (readonly [name: string, value: string])[] | null {
  if (withoutValues(before) !== withoutValues(after)) return null;
  const old = new Map(valuesOf(before));
  return valuesOf(after).filter(([name, value]) => old.get(name) !== value);
}

function withoutValues(tag: string): string {
  return tag.replace(ATTRIBUTE, ' $1');
}

function valuesOf(tag: string): readonly (readonly [name: string, value: string])[] {
  return [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescape(value)]);
}

/** Undoes the printer's escaping. */
function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
