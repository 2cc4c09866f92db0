import { handlerName } from '../../core/quiet-handlers';
import { imageSourceAddress, parseImageSource } from '../../../model/picture/image-source';
import { SVG } from '../../../pictures/browser/svg-picture';
import type { RemovalList } from './removal-list';

/** An `<svg>` of a mail of which nothing is left that could run or load anything. */
export interface Drawing {
  /** In a document of its own, which is never shown. */
  readonly root: Element;
  readonly alt: string;
  /** How large browsers show it where nothing else sets its size, as CSS. */
  readonly size: string;
}

const KEPT = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use image linearGradient radialGradient stop clipPath mask pattern marker style'.split(
    ' ',
  ),
);

/** Elements that are read elsewhere, or never painted. */
const UNSEEN = new Set(['title', 'desc', 'metadata']);
/** Left out themselves; their content stays. */
const GROUPS = new Set(['a', 'switch']);

const DEEPEST = 60;
const MOST_CHARACTERS = 200_000;
const MOST_NODES = 3000;
/** In elements; what is shown more than once counts each time. */
const HEAVIEST = 10_000;

/**
 * Cleans an `<svg>`, which becomes a picture: a picture neither runs nor loads anything, and this one could not. Null for what
 * is too large.
 */
export function cleanDrawing(svg: Element, removed: RemovalList): Drawing | null {
  if (svg.querySelectorAll('*').length > MOST_NODES) return null;
  if (svg.outerHTML.length > MOST_CHARACTERS) return null;
  const page = document.implementation.createDocument(SVG, 'svg');
  const root = page.documentElement;
  copyAttributes(svg, root, removed);
  for (const child of svg.childNodes) copyNode(child, root, removed, 1);
  if (drawingWeight(root) > HEAVIEST) return null;
  const size = sizeOf(root);
  // The place that it is drawn for sets these.
  for (const name of ['x', 'y', 'width', 'height', 'class', 'id']) root.removeAttribute(name);
  return { root, alt: altOf(svg), size };
}

function copyNode(node: Node, into: Element, removed: RemovalList, depth: number): void {
  if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
  if (node.nodeType !== Node.ELEMENT_NODE || depth > DEEPEST) return;
  const element = node as Element;
  const name = element.localName;
  const isGroup = GROUPS.has(name);
  if (UNSEEN.has(name)) return;
  if (element.namespaceURI !== SVG || (!KEPT.has(name) && !isGroup)) {
    removed.add(name === 'script' ? 'script' : name === 'foreignObject' ? 'frame' : 'media', name);
    return;
  }
  if (name === 'style') {
    copySheet(element, into, removed);
    return;
  }
  const made = into.ownerDocument.createElementNS(SVG, isGroup ? 'g' : name);
  into.append(made);
  copyAttributes(element, made, removed);
  for (const child of element.childNodes) copyNode(child, made, removed, depth + 1);
}

function copySheet(element: Element, into: Element, removed: RemovalList): void {
  const css = element.textContent ?? '';
  if (!isHarmless(css)) {
    removed.add('fetching', 'url()');
    return;
  }
  const made = into.ownerDocument.createElementNS(SVG, 'style');
  made.textContent = css;
  into.append(made);
}

function copyAttributes(element: Element, made: Element, removed: RemovalList): void {
  for (const { localName: name, prefix, value } of element.attributes) {
    const handler = handlerName(name);
    if (handler !== null) removed.add('script', handler);
    else if (name === 'href') copyHref(element, made, value.trim(), removed);
    else if (prefix !== null || !/^[a-z][a-z\d-]*$/i.test(name) || NEVER.has(name)) continue;
    else if (isHarmless(value)) made.setAttribute(name, value);
    else removed.add('fetching', 'url()');
  }
}

/** What would load something, or means another place. */
const NEVER = new Set(['src', 'base', 'xmlns', 'filter', 'tabindex']);

/** Of what is drawn once more, or of a picture that came along. */
function copyHref(element: Element, made: Element, href: string, removed: RemovalList): void {
  if (GROUPS.has(element.localName)) return;
  if (/^#[\w.:-]+$/.test(href)) made.setAttribute('href', href);
  else if (element.localName === 'image' && /^data:/i.test(href)) {
    const read = parseImageSource(href);
    if (read.ok && read.value.kind === 'data') {
      made.setAttribute('href', imageSourceAddress(read.value));
    } else removed.add('missing-picture');
  } else removed.add('fetching', 'href');
}

const OWN_PARTS = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
const WILD = /[@\\<]|(?:url|image|image-set|cross-fade|element|src|expression|attr|env)\s*\(/i;

/** Whether CSS refers to nothing but parts of its own drawing. */
function isHarmless(css: string): boolean {
  return !WILD.test(css.replaceAll(OWN_PARTS, 'none'));
}

const LENGTH = /^(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(?:px|em|rem|ex|pt|pc|in|cm|mm|%)?$/;

/** As browsers size an `<svg>` within HTML: it is as wide as its surroundings where only its ratio is known. */
function sizeOf(root: Element): string {
  const [width, height] = ['width', 'height'].map((side) => lengthOf(root.getAttribute(side)));
  const [, , across = 0, down = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(across > 0 && down > 0)) return `width:${width ?? '300px'};height:${height ?? '150px'}`;
  const isFull = width == null && height == null;
  return `width:${width ?? (isFull ? '100%' : 'auto')};height:${height ?? 'auto'};aspect-ratio:${across}/${down}`;
}

function lengthOf(given: string | null): string | null {
  const length = given?.trim() ?? '';
  if (!LENGTH.test(length)) return null;
  return /\d$/.test(length) ? `${length}px` : length;
}

function altOf(svg: Element): string {
  if (svg.getAttribute('aria-hidden') === 'true') return '';
  const title = [...svg.children].find(({ localName }) => localName === 'title');
  const name = svg.getAttribute('aria-label') ?? title?.textContent ?? '';
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

/** Elements that colors run through: none of them shows others. */
const RUNS = new Set(['linearGradient', 'radialGradient']);

/**
 * How many elements a browser draws for a drawing. Parts that are shown by name count each time: ten that each show ten of
 * the next would be a drawing without end. Infinite where a style sheet shows parts by name, as it may do so anywhere.
 */
function drawingWeight(root: Element): number {
  const parts = new Map([...root.querySelectorAll('[id]')].map((part) => [part.id, part]));
  const sheets = [...root.querySelectorAll('style')].flatMap(({ textContent }) =>
    namesIn(textContent),
  );
  const isRun = (name: string): boolean => RUNS.has(parts.get(name)?.localName ?? '');
  if (!sheets.every((name) => isRun(name) || !parts.has(name))) return Number.POSITIVE_INFINITY;
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const weigh = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // It contains itself, so that drawing it would never end.
    if (open.has(element)) return Number.POSITIVE_INFINITY;
    open.add(element);
    const names = [...element.attributes].flatMap(({ name, value }) =>
      name === 'href' ? [value.slice(1)] : namesIn(value),
    );
    const shown = names.flatMap((name) => parts.get(name) ?? []);
    const weight = [...element.children, ...shown].reduce((sum, part) => sum + weigh(part), 1);
    open.delete(element);
    known.set(element, weight);
    return weight;
  };
  return weigh(root);
}

function namesIn(css: string | null): readonly string[] {
  return [...(css ?? '').matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map(([, name = '']) => name);
}
