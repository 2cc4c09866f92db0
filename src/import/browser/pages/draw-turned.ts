import { fontsInUse } from '../../../fonts/browser/page-fonts';
import { textsOf } from '../../../fonts/browser/texts-of';
import { htmlInSvg, SVG } from '../../../pictures/browser/svg-picture';
import { drawSvg, type DrawnSvg } from './draw-svg';

/** In px along a side, and in elements: signatures turn a word or a line. */
const LARGEST = 400;
const MOST_NODES = 100;

/** How letters and the boxes around them look. */
const SAID =
  /^(?:color|transform|rotate|background-(?:color|image|size|position|repeat|origin)|box-sizing|display|direction|writing-mode|white-space|white-space-collapse|text-wrap-mode|vertical-align|line-height|letter-spacing|word-spacing|text-(?:align|indent|transform|decoration|decoration-line)|font-(?:family|size|style|weight|variant-caps)|(?:margin|padding)-(?:top|right|bottom|left)|border-(?:collapse|spacing)|border-(?:top|right|bottom|left)-(?:color|style|width)|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** How an element is turned, as CSS says it; null for one that stands as others do. */
export function turnOf(element: Element): string | null {
  const { transform, rotate, writingMode, display } = getComputedStyle(element);
  const parent = element.parentElement;
  const outside = parent === null ? 'horizontal-tb' : getComputedStyle(parent).writingMode;
  if (writingMode !== outside) return `writing-mode: ${writingMode}`;
  if (display === 'inline') return null;
  if (rotate !== 'none' && !/^(?:-?0|-?360)deg$/.test(rotate)) return 'rotate';
  return transform === 'none' || new DOMMatrix(transform).isIdentity ? null : 'transform: rotate';
}

/** Lets an element stand as others do. */
export function unturn(element: HTMLElement): void {
  for (const [name, value] of UPRIGHT) element.style.setProperty(name, value, 'important');
}

const UPRIGHT = [
  ['transform', 'none'],
  ['rotate', 'none'],
  ['writing-mode', 'horizontal-tb'],
] as const;

/** A turned element as a picture of the box around it; null where nothing of it can be seen. Rejects for what is too large, or holds pictures of the web. */
export async function drawTurned(element: HTMLElement): Promise<DrawnSvg | null> {
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
    if (isSize || SAID.test(name)) copy.style.setProperty(name, style.getPropertyValue(name));
  }
}
