import type { Size } from '../../model/picture/fit';
import type { DrawnSignature } from '../state/image-port';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { textsOf } from '../../fonts/browser/texts-of';
import { crossOriginPicture } from './cross-origin-picture';
import type { BrowserSurfaces } from './browser-surfaces';
import { signatureNodes } from './signature-nodes';
import { htmlInSvg, svgPicture } from './svg-picture';

/** Wider than any signature: those as wide as what they stand in are none of ours. */
const DESKTOP = 1200;

/**
 * Draws a signature as emails show it, on white, `scale` times as large. It becomes a piece of HTML in an SVG picture, which
 * loads nothing: pictures from elsewhere are put into it first, where they may be read. Rejects where the browser does not
 * let such a picture be drawn.
 */
export async function drawSignature(
  surfaces: BrowserSurfaces,
  html: string,
  scale: number,
): Promise<DrawnSignature> {
  const root = signatureNodes(html);
  const missing = await bringPictures(root, surfaces, scale);
  const { size, sheet } = await measured(root);
  const scaled = { width: size.width * scale, height: size.height * scale };
  const image = await svgPicture(htmlInSvg(root, size), scaled, size, sheet);
  return { png: await paintOnWhite(surfaces, image), missing };
}

/** Puts pictures from elsewhere in, and boxes with their words where they may not be read. Answers with those words. */
async function bringPictures(
  root: HTMLElement,
  surfaces: BrowserSurfaces,
  scale: number,
): Promise<readonly string[]> {
  const linked = [...root.querySelectorAll('img')].filter(
    (image) => image.getAttribute('src')?.startsWith('data:') !== true,
  );
  const missing = linked.map(async (image) => {
    const box = { width: image.width, height: image.height };
    const address = image.getAttribute('src') ?? '';
    try {
      image.setAttribute('src', await crossOriginPicture(surfaces, address, box, scale));
      return [];
    } catch {
      image.replaceWith(emptyBox(image));
      return [image.alt];
    }
  });
  return (await Promise.all(missing)).flat();
}

function emptyBox(image: HTMLImageElement): HTMLElement {
  const box = image.ownerDocument.createElement('div');
  box.style.cssText = `${image.style.cssText};box-sizing:border-box;overflow:hidden;border:1px solid;font-family:sans-serif`;
  box.style.width = `${image.width}px`;
  box.style.height = `${image.height}px`;
  box.textContent = image.alt;
  return box;
}

/** Lays the signature out off the screen, and returns its size and the fonts that a picture of it needs. */
async function measured(
  root: HTMLElement,
): Promise<{ readonly size: Size; readonly sheet: string }> {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = `all:initial;position:fixed;top:0;left:-${2 * DESKTOP}px;width:${DESKTOP}px`;
  const copy = document.importNode(root, true);
  host.attachShadow({ mode: 'closed' }).append(copy);
  document.body.append(host);
  try {
    const sheet = await (await fontsInUse())?.sheetFor(textsOf(copy));
    const { width, height } = (copy.firstElementChild ?? copy).getBoundingClientRect();
    return { size: { width: Math.ceil(width), height: Math.ceil(height) }, sheet: sheet ?? '' };
  } finally {
    host.remove();
  }
}

async function paintOnWhite(
  surfaces: BrowserSurfaces,
  image: HTMLImageElement,
): Promise<Uint8Array> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const surface = surfaces.createSurface({ width, height });
  if (surface === null) throw new Error('There is nothing to draw on');
  surface.context.fillStyle = '#ffffff';
  surface.context.fillRect(0, 0, width, height);
  surface.context.drawImage(image, 0, 0);
  const file = await surface.encode('image/png', 1);
  return new Uint8Array(await file.arrayBuffer());
}
