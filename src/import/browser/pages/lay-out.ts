import { EMPTY_HTML } from '../../../email/empty-html';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { ImportedMail } from '../../core/mail';
import { isHeld, NONE_HELD, type HeldPictures } from '../../../model/picture/held-pictures';
import { firstFontsOf } from '../../core/rebuild/font-names';
import type { Page } from '../../core/rebuild/page';
import { fontsInUse } from '../../../fonts/browser/page-fonts';
import { signatureNodes } from '../../../pictures/browser/signature-nodes';
import { cleanMail, type CleanOptions } from '../mails/clean-mail';
import type { Rect } from '../../../scene/geometry';
import { FONT_FACES } from '../../../scene/text/fonts';
import { ADDRESS_ATTRIBUTE, PLACEHOLDER_SRC } from './address-attribute';
import { inSlices } from '../../../platform/in-slices';
import { drawParts } from './draw-parts';
import { readPage, readSteps } from './read-page';

/** Pictures that have not loaded by then have the size that the mail sets. */
const LONGEST_WAIT_MS = 3000;

/** Those of others, which a visitor has asked for, may come from slow hosts. */
const LONGEST_WAIT_FOR_OTHERS_MS = 8000;

/** Each of the two: cleaning a mail, and reading it. Those of mail programs take a tenth of a second. */
const LONGEST_WORK_MS = 10_000;

/** In letters, of what was left out. */
const LONGEST_NAME = 60;

/** The font of a mail that sets none. */
const DEFAULT_FONT = 'font:14px Arial,sans-serif;color:#000000';

/** Colors are those of the signature, also where the visitor's system sets its own. */
const OWN_COLORS = 'margin:0;forced-color-adjust:none;';

/** Elements that a browser sets in letters of one width: in those of the designer, like all others. */
const FIXED = `pre,code,kbd,samp,tt{font-family:${FONT_FACES['Courier New'].stack}}`;

/**
 * Lays a printed signature out in a hidden frame, `width` px wide, and reads what a browser makes of it; pictures that are
 * `held` are not loaded, and keep their places. Rejects where the browser gives no frame.
 */
export async function layOutPrinted(
  html: string,
  width: number,
  held: HeldPictures = NONE_HELD,
): Promise<Page> {
  return inHiddenFrame(width, async (frame) => {
    const page = await emptyPage(frame);
    const root = signatureNodes(html);
    for (const image of root.querySelectorAll('img')) keepPlaceOf(image, held);
    page.body.append(page.adoptNode(root));
    await settled(page, LONGEST_WAIT_MS);
    return readPage(page.body);
  });
}

/**
 * Lays a signature of others out in a frame, as wide as that is, and reads what a browser makes of it: nothing of it runs, and
 * nothing is fetched but the pictures, if that is asked for. Rejects where the frame has no document.
 */
export async function layOutMail(
  frame: HTMLIFrameElement,
  mail: ImportedMail,
  options: CleanOptions,
): Promise<LaidOutMail> {
  const rules = { isWanted: () => frame.isConnected, limitMs: LONGEST_WORK_MS };
  const clean = await inSlices(cleanMail(mail, options), rules);
  const { root, css, drawings, maps, removed, origin, part, remote } = clean;
  const page = await emptyPage(frame);
  page.head.replaceChildren(...policiesOf(page, options), sheetOf(page, `${FIXED}\n${css}`));
  page.body.style.cssText += DEFAULT_FONT;
  page.body.replaceChildren(page.adoptNode(root));
  const blocks = options.part === 'blocks' ? apart(root) : [];
  await settled(page, options.loadsPictures ? LONGEST_WAIT_FOR_OTHERS_MS : LONGEST_WAIT_MS);
  // The margin of the first element would move all of it down, and positions are measured from that element.
  page.body.style.marginTop = `${-page.body.getBoundingClientRect().top}px`;
  const parts = await drawParts(page.body, { ...options, drawings, maps, removed });
  const onHidden = (words: string, at: Element): void =>
    removed.add('hidden', words.slice(0, LONGEST_NAME), at);
  const read = await inSlices(readSteps(page.body, parts, onHidden), rules);
  for (const font of firstFontsOn(read)) removed.add('font', font, page.body);
  for (const item of read.items)
    if (item.kind === 'text' && item.isStretched === true) removed.add('justified', '', page.body);
  return {
    page: read,
    height: page.body.scrollHeight,
    removals: removed.list(),
    origin,
    part: { ...part, places: blocks.map(placeOf) },
    remote,
  };
}

/** The fonts of the words of a page that the designer does not have. */
function firstFontsOn({ items }: Page): ReadonlySet<string> {
  const runs = items
    .flatMap((item) => (item.kind === 'text' ? item.lines : []))
    .flatMap((line) => line.runs);
  const families = new Set(runs.map(({ family }) => family));
  return new Set([...families].flatMap((family) => firstFontsOf(family).split(',')[0] || []));
}

/** Around blocks, in px: they are pointed at, with fingers, too. */
const AROUND_BLOCK = 6;

/** The blocks of a mail, with something around each. */
function apart(root: HTMLElement): readonly HTMLElement[] {
  return [...root.children].flatMap((block) => {
    const box = root.ownerDocument.createElement('div');
    box.style.cssText = `padding:${AROUND_BLOCK}px;overflow:hidden`;
    block.replaceWith(box);
    box.append(block);
    return [box];
  });
}

function placeOf(element: HTMLElement): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Replaces a picture that is held with an empty one of the size that the HTML sets. */
function keepPlaceOf(image: HTMLImageElement, held: HeldPictures): void {
  const address = image.getAttribute('src') ?? '';
  if (!isHeld(address, held)) return;
  image.setAttribute(ADDRESS_ATTRIBUTE, address);
  image.src = PLACEHOLDER_SRC;
  image.style.aspectRatio = `${image.width} / ${image.height}`;
}

/** A frame that is there while something is done in it. */
export async function inHiddenFrame<T>(
  width: number,
  act: (frame: HTMLIFrameElement) => Promise<T>,
): Promise<T> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = `position:fixed;inset-inline-start:-10000px;inset-block-start:0;width:${width}px;height:800px;border:0;visibility:hidden`;
  // Without it the frame would be in the quirks mode of browsers.
  frame.srcdoc = EMPTY_HTML;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    return await act(frame);
  } finally {
    frame.remove();
  }
}

/** The document of a frame that has loaded, with the letters of the page. */
async function emptyPage(frame: HTMLIFrameElement): Promise<Document> {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (page === null || view === null) throw new Error('The frame has no document');
  const fonts = await fontsInUse();
  fonts?.addTo(view);
  page.body.style.cssText = OWN_COLORS;
  return page;
}

/** What the frame may load, should anything be left in it that would; a request does not show where it comes from. */
function policiesOf(page: Document, { loadsPictures }: CleanOptions): readonly HTMLMetaElement[] {
  const pictures = loadsPictures ? 'data: https: http:' : 'data:';
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'none'; style-src 'unsafe-inline'; font-src 'self' data:; img-src ${pictures}`;
  const referrer = page.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  return [policy, referrer];
}

function sheetOf(page: Document, css: string): HTMLStyleElement {
  const sheet = page.createElement('style');
  sheet.textContent = css;
  return sheet;
}

/** Resolves once letters and pictures are those that stay. */
async function settled(page: Document, longestMs: number): Promise<void> {
  // Fonts are requested when text is laid out.
  page.body.getBoundingClientRect();
  const pictures = [...page.images].map(async (image) => image.decode().catch(() => undefined));
  const all = Promise.all([page.fonts.ready, ...pictures]);
  const wait = new Promise((resolve) => setTimeout(resolve, longestMs));
  await Promise.race([all, wait]);
}
