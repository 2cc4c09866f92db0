/** @typedef {{ name: string, attributes: Readonly<Record<string, string>>, children: (Element | string)[] }} Element */

const TOKENS = /<(\/?)([\w:.-]+)([^>]*?)(\/?)>|([^<]+)|<[^>]*>/g;
const ATTRIBUTES = /([\w:.-]+)="([^"]*)"/g;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/**
 * The XML that LibreOffice writes, which holds neither comments nor CDATA, as a tree.
 *
 * @param {string} text
 * @returns {Element}
 */
export function parseXml(text) {
  /** @type {Element} */
  const root = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, close, name, attributes, empty, words] of text.matchAll(TOKENS)) {
    const around = open.at(-1) ?? root;
    if (words !== undefined) around.children.push(unescape(words));
    else if (close === '/') open.pop();
    else if (name !== undefined) {
      /** @type {Element} */
      const element = { name, attributes: readAttributes(attributes ?? ''), children: [] };
      around.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  return root;
}

/**
 * The elements of some names within an element, in the order in which they begin.
 *
 * @param {Element} within
 * @param {...string} names
 * @returns {Element[]}
 */
export function findAll(within, ...names) {
  return within.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(names.includes(child.name) ? [child] : []), ...findAll(child, ...names)];
  });
}

/** @param {string} text */
function readAttributes(text) {
  const pairs = [...text.matchAll(ATTRIBUTES)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescape(value)]));
}

/** @param {string} text */
function unescape(text) {
  return Object.entries(ENTITIES).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}
