import { closedScanner, unwrapLink } from '../../core/unwrap-link';
import { addressHref, isTextMessage } from '../../../model/person/web/address-href';
import { DRAWING_ATTRIBUTE, PLACEHOLDER_SRC } from '../pages/address-attribute';
import { cleanDrawing } from './clean-drawing';
import { madePicture } from './clean-picture';
import type { Cleaning } from './cleaning';
import { copyAttributes, copyStyle } from './copy-look';
import { listMarker } from './list-marker';
import type { RemovalKind } from '../../core/removal';
import type { RemovalList } from './removal-list';

/** More than any signature holds; a browser lays out as many in a moment. */
const MOST_NODES = 15_000;
/** A browser cannot be stopped while it lays them out. */
const MOST_CHARACTERS = 400_000;
const DEEPEST = 300;
const MOST_DRAWINGS = 40;

const KEPT = new Set(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li main nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'.split(
    ' ',
  ),
);

/** Removed with all that is in them. */
const DROPPED: Readonly<Record<string, RemovalKind>> = {
  script: 'script',
  noscript: 'script',
  template: 'script',
  iframe: 'frame',
  frame: 'frame',
  frameset: 'frame',
  object: 'frame',
  embed: 'frame',
  applet: 'frame',
  input: 'form',
  button: 'form',
  select: 'form',
  textarea: 'form',
  datalist: 'form',
  audio: 'media',
  video: 'media',
  canvas: 'media',
  svg: 'media',
  math: 'media',
  marquee: 'media',
  dialog: 'media',
  link: 'fetching',
  base: 'fetching',
};

/** Read elsewhere, or never painted: their removal is not reported. */
const UNSEEN = new Set(['style', 'title', 'head', 'meta', 'param', 'source', 'track', 'area']);

/** Puts what may stay of a node of others below `into`. */
export function* cleanElement(
  node: Node,
  into: Element,
  cleaning: Cleaning,
  depth: number,
): Generator<void, void> {
  const { removed } = cleaning;
  removed.standAt(into);
  if (node.nodeType === Node.TEXT_NODE) putText(node, into, cleaning);
  else if (node.nodeType === Node.COMMENT_NODE) removed.add('comment');
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  const name = element.localName;
  if (name !== 'svg' && reportOf(element, removed)) return;
  if (++cleaning.nodes > MOST_NODES) {
    removed.add('too-much');
    return;
  }
  const made = madeOf(element as HTMLElement, cleaning);
  if (made === null) return;
  into.append(made);
  if (name === 'svg') return;
  if (depth === DEEPEST) removed.add('too-much', name);
  // What lies too deep stands side by side at the deepest level.
  const inner = depth < DEEPEST ? made : into;
  const marker = name === 'li' ? listMarker(element) : null;
  if (marker !== null) {
    made.style.listStyleType = 'none';
    made.append(markerNode(marker, cleaning));
  }
  yield;
  for (const child of element.childNodes) yield* cleanElement(child, inner, cleaning, depth + 1);
}

function putText(node: Node, into: Element, cleaning: Cleaning): void {
  const text = textOf(node, into);
  cleaning.characters += text.length;
  if (cleaning.characters <= MOST_CHARACTERS) into.append(text);
  else cleaning.removed.add('too-much');
}

/** Where blanks are not folded, columns are made of them: hard ones stay. */
function textOf({ textContent }: Node, into: Element): string {
  const text = textContent ?? '';
  if (into.closest('pre') === null) return text;
  return text.replaceAll(/ {2,}/g, (blanks) => '\u00a0'.repeat(blanks.length));
}

/** Reports an element that is removed with all that is in it; false where it stays. */
export function reportOf(element: Element, removed: RemovalList): boolean {
  const name = element.localName;
  if (name === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) {
    removed.add('refresh');
  }
  if (UNSEEN.has(name)) return true;
  // VML and the other languages of Office: a browser shows none of it.
  if (name.includes(':') && name !== 'o:p' && !name.startsWith('st1:')) {
    removed.add('office', name);
    return true;
  }
  const kind = Object.hasOwn(DROPPED, name) ? DROPPED[name] : undefined;
  if (kind === undefined) return false;
  removed.add(kind, name);
  return true;
}

function madeOf(element: HTMLElement, cleaning: Cleaning): HTMLElement | null {
  if (element.localName === 'img') return madePicture(element, cleaning);
  return element.localName === 'svg'
    ? madeDrawing(element, cleaning)
    : madeElement(element, cleaning);
}

function madeElement(element: HTMLElement, cleaning: Cleaning): HTMLElement {
  const { page, removed } = cleaning;
  const name = element.localName;
  if (name.includes(':')) removed.add('office', name);
  if (name === 'form') removed.add('form', name);
  const isBlock = name === 'body' || name === 'form' || name === 'fieldset';
  const made = page.createElement(KEPT.has(name) ? name : isBlock ? 'div' : 'span');
  copyAttributes(element, made, removed);
  copyStyle(element, made, cleaning);
  if (name === 'a') copyLink(element, made, removed);
  return made;
}

/** Copies a link with its original target, where another service has wrapped it; a target that is no address is dropped. */
function copyLink(element: Element, made: HTMLElement, removed: RemovalList): void {
  const given = element.getAttribute('href')?.trim() ?? '';
  if (given === '' || given.startsWith('#')) return;
  const unwrapped = unwrapLink(given);
  if (unwrapped !== null) removed.add('wrapped-link', unwrapped.wrapper);
  const scanner = closedScanner(unwrapped?.href ?? given);
  if (scanner !== null) removed.add('closed-link', scanner);
  const target = unwrapped?.href ?? given;
  const href = addressHref(target);
  if (isTextMessage(target)) removed.add('text-message');
  if (href === null) removed.add('bad-link', /^[a-z]+:/i.exec(given)?.[0].toLowerCase() ?? '');
  else made.setAttribute('href', href);
}

/** Keeps the place of an `<svg>`, which is drawn once it is known how large it is there. */
function madeDrawing(svg: HTMLElement, cleaning: Cleaning): HTMLElement | null {
  const { page, removed } = cleaning;
  const drawing = cleaning.drawings.size < MOST_DRAWINGS ? cleanDrawing(svg, removed) : null;
  if (drawing === null) {
    removed.add('media', 'svg');
    return null;
  }
  const made = page.createElement('img');
  copyAttributes(svg, made, removed);
  made.setAttribute(DRAWING_ATTRIBUTE, String(cleaning.drawings.size));
  copyStyle(svg, made, cleaning);
  made.alt = drawing.alt;
  made.src = PLACEHOLDER_SRC;
  cleaning.drawings.set(made, drawing);
  return made;
}

/** A marker of a list is no text of its page: it is made one. */
function markerNode(marker: string, { page }: Cleaning): Node {
  const made = page.createElement('span');
  made.style.cssText = 'margin-left:-1.1em';
  made.append(`${marker} `);
  return made;
}
