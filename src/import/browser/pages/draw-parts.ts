import { fontsInUse } from '../../../fonts/browser/page-fonts';
import { textsOf } from '../../../fonts/browser/texts-of';
import { htmlInSvg, SVG } from '../../../pictures/browser/svg-picture';
import type { Drawing } from '../mails/clean-drawing';
import type { PictureArea } from '../../core/cut-picture';
import type { RemovalList } from '../mails/removal-list';
import { cutImages } from './cut-image';
import { drawBackground, hasBackground } from './draw-background';
import { drawSvg, type DrawnSvg } from './draw-svg';
import type { DrawnPart, DrawnParts } from './drawn-parts';
import { px } from './read-look';

/** How long all of it may take. */
const LONGEST_MS = 6000;
const MOST_BACKGROUNDS = 60;
const MOST_TURNED = 20;
const TURNS = ['rotate', 'writing-mode'];

interface DrawOptions {
  readonly drawings: ReadonlyMap<HTMLElement, Drawing>;
  readonly maps: ReadonlyMap<HTMLElement, readonly PictureArea[]>;
  readonly removed: RemovalList;
  readonly loadsPictures: boolean;
}

/** What is drawn so far, and whether there is time for more. */
interface Drawn {
  readonly parts: Map<Element, DrawnPart>;
  readonly removed: RemovalList;
  readonly isLate: () => boolean;
}

/**
 * Draws what the designer has no element for: drawings, which replace their images, the pictures behind boxes, and what is
 * turned. What cannot be drawn is reported.
 */
export async function drawParts(
  body: HTMLElement,
  { drawings, maps, removed, loadsPictures }: DrawOptions,
): Promise<DrawnParts> {
  const end = performance.now() + LONGEST_MS;
  const isLate = (): boolean => performance.now() > end;
  for (const [place, drawing] of drawings) {
    const drawn = isLate() ? null : await drawDrawing(place, drawing).catch(() => null);
    if (drawn !== null) {
      place.setAttribute('src', drawn.src);
      // The picture contains the opacity.
      place.style.opacity = '';
    } else if (isShown(place)) {
      removed.add('media', 'svg', place.parentElement ?? place);
      place.remove();
    }
  }
  const drawn = { parts: new Map<Element, DrawnPart>(), removed, isLate };
  await cutImages(maps, drawn.parts, removed);
  await putTurned(body, drawn);
  await putBackgrounds(body, drawn, loadsPictures);
  return drawn.parts;
}

async function putTurned(body: HTMLElement, { parts, removed, isLate }: Drawn): Promise<void> {
  for (const element of withText(body, TURNS)) {
    const turn = isWithin(element, parts) ? null : turnOf(element);
    if (turn === null) continue;
    const isTried = parts.size < MOST_TURNED && !isLate();
    const drawn = isTried ? await drawTurned(element).catch(() => null) : null;
    if (drawn !== null) parts.set(element, { shows: 'all', src: drawn.src, radius: 0 });
    else {
      if (isShown(element)) removed.add('style', turn, element);
      unturn(element);
    }
  }
}

async function putBackgrounds(
  body: HTMLElement,
  { parts, removed, isLate }: Drawn,
  loadsPictures: boolean,
): Promise<void> {
  const backgrounds = withText(body, ['url(']).filter(
    (element) => isShown(element) && hasBackground(element) && !isWithin(element, parts),
  );
  for (const [index, element] of backgrounds.entries()) {
    try {
      if (index >= MOST_BACKGROUNDS || isLate()) throw new Error('There are too many');
      const part = await drawBackground(element, loadsPictures);
      if (part !== null) parts.set(element, part);
      if (part?.shows === 'color' && part.hadPattern) removed.add('pattern', '', element);
    } catch {
      removed.add('fetching', 'url()', element);
    }
  }
}

/** Elements whose style or rules may hold one of these. */
function withText(body: HTMLElement, words: readonly string[]): readonly HTMLElement[] {
  const rules = body.ownerDocument.head.textContent;
  const selector = words.some((word) => rules.includes(word))
    ? '*'
    : words.map((word) => `[style*="${word}"]`).join(',');
  return [...body.querySelectorAll<HTMLElement>(selector)];
}

/** Whether an element is in a picture already. */
function isWithin(element: Element, parts: DrawnParts): boolean {
  if (parts.size === 0) return false;
  const parent = element.parentElement;
  return parts.get(element)?.shows === 'all' || (parent !== null && isWithin(parent, parts));
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

async function drawDrawing(place: Element, { root }: Drawing): Promise<DrawnSvg | null> {
  const { width, height, color, fontFamily, fontSize } = getComputedStyle(place);
  const size = { width: px(width), height: px(height) };
  if (size.width <= 0 || size.height <= 0) return null;
  const sized = root.cloneNode(true) as SVGElement;
  const own = root.getAttribute('style') ?? '';
  sized.setAttribute('style', `color:${color};font-size:${fontSize};${own}`);
  if (sized.style.fontFamily === '') sized.style.fontFamily = fontFamily;
  for (const side of ['width', 'height'] as const) {
    sized.setAttribute(side, String(size[side]));
    sized.style.setProperty(side, `${size[side]}px`, 'important');
  }
  return drawSvg(sized, size, await sheetOf(root, fontFamily));
}

/** The letters of the texts in a drawing, if they are ours. */
async function sheetOf(root: Element, family: string): Promise<string> {
  const texts = [...root.querySelectorAll('text,tspan')].map((text) => ({
    tag: 'text' as const,
    attributes: {
      'font-weight': statedStyle(text, 'font-weight') ?? '400',
      'font-family': statedStyle(text, 'font-family') ?? family,
    },
    children: [text.textContent ?? ''],
  }));
  const fonts = texts.length === 0 ? null : await fontsInUse();
  return (await fonts?.sheetFor(texts).catch(() => '')) ?? '';
}

function statedStyle(text: Element, name: string): string | null {
  return text.closest(`[${name}]`)?.getAttribute(name) ?? null;
}

/** In px along a side, and in elements: signatures turn a word or a line. */
const LARGEST = 400;
const MOST_NODES = 100;

/** How letters and the boxes around them look. */
const COPIED_STYLE =
  /^(?:color|transform|rotate|background-(?:color|image|size|position|repeat|origin)|box-sizing|display|direction|writing-mode|white-space|white-space-collapse|text-wrap-mode|vertical-align|line-height|letter-spacing|word-spacing|text-(?:align|indent|transform|decoration|decoration-line)|font-(?:family|size|style|weight|variant-caps)|(?:margin|padding)-(?:top|right|bottom|left)|border-(?:collapse|spacing)|border-(?:top|right|bottom|left)-(?:color|style|width)|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** How an element is turned, as CSS; null for one that is not. */
function turnOf(element: Element): string | null {
  const { transform, rotate, writingMode, display } = getComputedStyle(element);
  const parent = element.parentElement;
  const outside = parent === null ? 'horizontal-tb' : getComputedStyle(parent).writingMode;
  if (writingMode !== outside) return `writing-mode: ${writingMode}`;
  if (display === 'inline') return null;
  if (rotate !== 'none' && !/^(?:-?0|-?360)deg$/.test(rotate)) return 'rotate';
  return transform === 'none' || new DOMMatrix(transform).isIdentity ? null : 'transform: rotate';
}

/** Undoes the turn of an element. */
function unturn(element: HTMLElement): void {
  for (const [name, value] of UPRIGHT) element.style.setProperty(name, value, 'important');
}

const UPRIGHT = [
  ['transform', 'none'],
  ['rotate', 'none'],
  ['writing-mode', 'horizontal-tb'],
] as const;

/**
 * A turned element as a picture of the box around it; null where nothing of it can be seen. Rejects for what is too large, or
 * holds pictures of the web.
 */
async function drawTurned(element: HTMLElement): Promise<DrawnSvg | null> {
  const all = [element, ...element.querySelectorAll<HTMLElement>('*')];
  const { width, height } = element.getBoundingClientRect();
  if (Math.max(width, height) > LARGEST || all.length > MOST_NODES) {
    throw new Error('This is too large to be drawn');
  }
  const page = document.implementation.createDocument(SVG, 'g');
  const copy = page.importNode(element, true);
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, own] of all.entries()) copyLook(own, copies[index]);
  const { offsetWidth, offsetHeight } = element;
  copy.style.cssText += `;transform:none;rotate:none;box-sizing:border-box;margin:0;width:${offsetWidth}px;height:${offsetHeight}px`;
  if (copy.style.display.startsWith('inline')) copy.style.display = 'block';
  // SVG turns it: not all browsers draw what is turned within a piece of HTML.
  const content = page.documentElement;
  const turn = `translate(${width / 2} ${height / 2}) ${turnInSvg(element)} translate(${-offsetWidth / 2} ${-offsetHeight / 2})`;
  content.setAttribute('transform', turn);
  content.append(page.adoptNode(htmlInSvg(copy, { width: offsetWidth, height: offsetHeight })));
  // Letters that do not come are those of the system.
  const sheet = await (await fontsInUse())?.sheetFor(textsOf(element)).catch(() => '');
  return drawSvg(content, { width, height }, sheet);
}

function turnInSvg(element: Element): string {
  const { transform, rotate } = getComputedStyle(element);
  const { a, b, c, d, e, f } = new DOMMatrix(transform);
  return `rotate(${Number.parseFloat(rotate) || 0}) matrix(${[a, b, c, d, e, f].join(' ')})`;
}

function copyLook(own: HTMLElement, copy: HTMLElement | undefined): void {
  if (copy === undefined) return;
  const style = getComputedStyle(own);
  const isPicture = own.localName === 'img';
  const address = `${style.backgroundImage} ${isPicture ? (own.getAttribute('src') ?? '') : ''}`;
  if (/https?:/i.test(address)) throw new Error('The picture would not be drawn');
  const names = Array.from(copy.attributes, ({ name }) => name);
  for (const name of names) {
    const isKept = name === 'colspan' || name === 'rowspan' || (isPicture && name === 'src');
    if (!isKept) copy.removeAttribute(name);
  }
  for (const name of style) {
    const isSize = isPicture && (name === 'width' || name === 'height');
    if (isSize || COPIED_STYLE.test(name))
      copy.style.setProperty(name, style.getPropertyValue(name));
  }
}
