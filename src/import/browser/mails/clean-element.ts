import { HELD_SIDE, UNKNOWN_SIDE } from '../../core/mail';
import { handlerName } from '../../core/quiet-handlers';
import { closedScanner, unwrapLink } from '../../core/unwrap-link';
import { addressHref, isTextMessage } from '../../../model/person/web/address-href';
import { ADDRESS_ATTRIBUTE, DRAWING_ATTRIBUTE, PLACEHOLDER_SRC } from '../pages/address-attribute';
import { cleanDrawing, type Drawing } from './clean-drawing';
import type { BackgroundReader } from './clean-background';
import { cleanStyle } from './clean-style';
import type { PictureFinder } from './imported-picture';
import { listMarker } from './list-marker';
import type { RemovalKind } from '../../core/removal';
import type { RemovalList } from './removal-list';

export interface Cleaning {
  /** Where the nodes are made. */
  readonly page: Document;
  readonly removed: RemovalList;
  readonly loadsPictures: boolean;
  readonly keepsAddresses: boolean;
  readonly pictureOf: PictureFinder;
  readonly remote: Set<string>;
  readonly backgrounds: BackgroundReader;
  /** What is to be drawn, by the image that keeps its place. */
  readonly drawings: Map<HTMLElement, Drawing>;
  /** How many were made. */
  nodes: number;
  /** How many characters of text they hold. */
  characters: number;
}

/** More than any signature holds; a browser lays out as many in a moment. */
const MOST_NODES = 15_000;
/** A browser cannot be stopped while it lays them out. */
const MOST_CHARACTERS = 400_000;
const DEEPEST = 300;
const MOST_SPANNED = 100;
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
  map: 'media',
  marquee: 'media',
  dialog: 'media',
  link: 'fetching',
  base: 'fetching',
};

/** Read elsewhere, or never painted: their removal is not reported. */
const UNSEEN = new Set(['style', 'title', 'head', 'meta', 'param', 'source', 'track', 'area']);

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  class: /^[\w\s.:-]{1,500}$/,
  id: /^[\w.:-]{1,200}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[\w-]{1,40}$/,
  align: /^[a-z]{1,10}$/i,
  valign: /^[a-z]{1,10}$/i,
  width: /^\d{1,4}(?:\.\d+)?(?:px|%)?$/,
  height: /^\d{1,4}(?:\.\d+)?(?:px|%)?$/,
  bgcolor: /^[#\w(),.\s%]{1,40}$/,
  color: /^[#\w]{1,30}$/,
  size: /^[+-]?\d$/,
  border: /^\d{1,2}$/,
  cellpadding: /^\d{1,3}$/,
  cellspacing: /^\d{1,3}$/,
  nowrap: /^/,
  hspace: /^\d{1,3}$/,
  vspace: /^\d{1,3}$/,
  span: /^\d{1,2}$/,
};

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

function copyAttributes(element: Element, made: HTMLElement, removed: RemovalList): void {
  for (const { name, value } of element.attributes) {
    const handler = handlerName(name);
    if (handler !== null) removed.add('script', handler);
    else if (name === 'colspan' || name === 'rowspan') {
      made.setAttribute(name, String(Math.min(MOST_SPANNED, Number.parseInt(value, 10) || 1)));
    } else if (Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value) === true) {
      made.setAttribute(name, value);
    }
  }
}

function copyStyle(element: HTMLElement, made: HTMLElement, cleaning: Cleaning): void {
  const { removed, backgrounds } = cleaning;
  const face = element.localName === 'font' ? element.getAttribute('face') : null;
  const { style } = element;
  if (face !== null && style.fontFamily === '') style.fontFamily = face;
  const behind = element.getAttribute('background')?.trim() ?? '';
  if (behind !== '' && style.backgroundImage === '') {
    made.style.backgroundImage = backgrounds.ofAddress(behind, element);
  }
  if (style.length === 0) return;
  const { css, fetches, lifted, fonts } = cleanStyle(element, backgrounds);
  if (fetches) removed.add('fetching', 'url()');
  if (lifted !== null) removed.add('style', lifted);
  made.style.cssText += `;${css}`;
  for (const font of fonts) removed.add('font', font);
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

function madePicture(image: HTMLElement, cleaning: Cleaning): HTMLElement | null {
  const { page, removed, remote, loadsPictures, keepsAddresses } = cleaning;
  const picture = cleaning.pictureOf.ofImage(image);
  if (picture.kind === 'tracker') return null;
  const made = page.createElement('img');
  copyAttributes(image, made, removed);
  copyStyle(image, made, cleaning);
  made.alt = image.getAttribute('alt') ?? '';
  made.referrerPolicy = 'no-referrer';
  if (picture.kind === 'own') {
    made.src = picture.src;
    return made;
  }
  const address = picture.kind === 'remote' ? picture.address : '';
  if (address !== '') remote.add(address);
  const isLoaded = address !== '' && loadsPictures;
  // A picture that is not loaded has no address either, as it would be fetched, unless the code that shows it holds pictures.
  made.setAttribute(ADDRESS_ATTRIBUTE, isLoaded || keepsAddresses ? address : '');
  made.src = isLoaded ? address : PLACEHOLDER_SRC;
  if (isLoaded) return made;
  if (address !== '' && keepsAddresses) keepPlace(made);
  else if (!isSized(made)) made.style.cssText += squareOf(UNKNOWN_SIDE);
  return made;
}

/** In px: a picture with only one known side is taken for a wide one from this size on; smaller ones are mostly icons. */
const WIDE = 65;

/** Gives a picture that is not loaded the size that the mail sets, else one that its kind mostly has. */
function keepPlace(image: HTMLImageElement): void {
  const { width, height, style } = image;
  const sides = [width, height, Number.parseFloat(style.width), Number.parseFloat(style.height)];
  if (!isSized(image)) style.cssText += squareOf(HELD_SIDE);
  else if (Math.max(...sides.filter((side) => side > 0)) >= WIDE) style.aspectRatio = '2 / 1';
}

function squareOf(side: number): string {
  return `;width:${side}px;height:${side}px`;
}

function isSized(image: HTMLElement): boolean {
  return ['width', 'height'].some(
    (side) => image.hasAttribute(side) || image.style.getPropertyValue(side) !== '',
  );
}

/** A marker of a list is no text of its page: it is made one. */
function markerNode(marker: string, { page }: Cleaning): Node {
  const made = page.createElement('span');
  made.style.cssText = 'margin-left:-1.1em';
  made.append(`${marker} `);
  return made;
}
