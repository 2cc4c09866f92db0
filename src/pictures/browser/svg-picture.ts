import type { Size } from '../../model/picture/fit';
import { loadImage } from './load-image';

export const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element of SVG as a picture of `size` px that shows `view` of it from its corner. A picture runs and loads nothing.
 * Rejects where the browser does not show it.
 */
export async function svgPicture(
  content: Element,
  size: Size,
  view: Size,
  sheet: string,
): Promise<HTMLImageElement> {
  const page = document.implementation.createDocument(SVG, 'svg');
  const root = page.documentElement;
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  root.setAttribute('viewBox', `0 0 ${view.width} ${view.height}`);
  const style = page.createElementNS(SVG, 'style');
  style.textContent = sheet;
  root.append(style, page.importNode(content, true));
  const text = new XMLSerializer().serializeToString(page);
  // A blob would spoil the canvas where there is HTML in the drawing.
  const image = await loadImage(`data:image/svg+xml,${encodeURIComponent(text)}`);
  await image.decode();
  return image;
}

/** HTML as an element of SVG, in a document that is never shown: nothing of it loads there. */
export function htmlInSvg(html: HTMLElement, { width, height }: Size): Element {
  const page = document.implementation.createDocument(SVG, 'foreignObject');
  const piece = page.documentElement;
  piece.setAttribute('width', String(width));
  piece.setAttribute('height', String(height));
  piece.append(page.importNode(html, true));
  return piece;
}
