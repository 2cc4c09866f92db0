import type { Drawing } from '../mails/clean-drawing';
import type { RemovalList } from '../mails/removal-list';
import { fontsInUse } from '../../../fonts/browser/page-fonts';
import { drawGround, hasGround } from './draw-ground';
import { drawSvg, type DrawnSvg } from './draw-svg';
import type { DrawnPart, DrawnParts } from './drawn-parts';
import { drawTurned, turnOf, unturn } from './draw-turned';
import { px } from './read-look';

/** How long all of it may take. */
const LONGEST_MS = 6000;
const MOST_GROUNDS = 60;
const MOST_TURNED = 20;
const TURNS = ['rotate', 'writing-mode'];

interface DrawOptions {
  readonly drawings: ReadonlyMap<HTMLElement, Drawing>;
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
 * Draws what the designer has no element for: drawings, which come in the places of their images, the pictures behind boxes,
 * and what is turned. What cannot be drawn is told of.
 */
export async function drawParts(
  body: HTMLElement,
  { drawings, removed, loadsPictures }: DrawOptions,
): Promise<DrawnParts> {
  const end = performance.now() + LONGEST_MS;
  const isLate = (): boolean => performance.now() > end;
  for (const [place, drawing] of drawings) {
    const drawn = isLate() ? null : await drawDrawing(place, drawing).catch(() => null);
    if (drawn !== null) {
      place.setAttribute('src', drawn.src);
      // It is in the picture.
      place.style.opacity = '';
    } else if (isShown(place)) {
      removed.add('media', 'svg', place.parentElement ?? place);
      place.remove();
    }
  }
  const drawn = { parts: new Map<Element, DrawnPart>(), removed, isLate };
  await putTurned(body, drawn);
  await putGrounds(body, drawn, loadsPictures);
  return drawn.parts;
}

async function putTurned(body: HTMLElement, { parts, removed, isLate }: Drawn): Promise<void> {
  for (const element of thatSay(body, TURNS)) {
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

async function putGrounds(
  body: HTMLElement,
  { parts, removed, isLate }: Drawn,
  loadsPictures: boolean,
): Promise<void> {
  const grounds = thatSay(body, ['url(']).filter(
    (element) => isShown(element) && hasGround(element) && !isWithin(element, parts),
  );
  for (const [index, element] of grounds.entries()) {
    try {
      if (index >= MOST_GROUNDS || isLate()) throw new Error('There are too many');
      const part = await drawGround(element, loadsPictures);
      if (part !== null) parts.set(element, part);
    } catch {
      removed.add('fetching', 'url()', element);
    }
  }
}

/** Elements whose style or rules may hold one of these. */
function thatSay(body: HTMLElement, words: readonly string[]): readonly HTMLElement[] {
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
      'font-weight': saidOf(text, 'font-weight') ?? '400',
      'font-family': saidOf(text, 'font-family') ?? family,
    },
    children: [text.textContent ?? ''],
  }));
  const fonts = texts.length === 0 ? null : await fontsInUse();
  return (await fonts?.sheetFor(texts).catch(() => '')) ?? '';
}

function saidOf(text: Element, name: string): string | null {
  return text.closest(`[${name}]`)?.getAttribute(name) ?? null;
}
