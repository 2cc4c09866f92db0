import { page } from 'vitest/browser';
import type { Rect } from '../../../src/scene/geometry';

/* The backgrounds and borders of two emails, without their words and pictures, held against each other. */

const BARE =
  '<style>*{color:transparent!important;text-decoration:none!important}img{opacity:0}</style>';
/** Steps of one channel that are too small to be seen. */
const UNSEEN = 16;
const MARGIN = 20;
/** A smaller one would shrink the shot. */
const WINDOW = { width: 2000, height: 2400 };

/** Where two emails differ by more than a px, the second having its corner at `at`, as x, y: '12, 30'. */
export async function differentBackgrounds(
  one: string,
  other: string,
  at: Rect,
  width: number,
): Promise<readonly string[]> {
  const height = at.y + at.height + MARGIN;
  await page.viewport(WINDOW.width, WINDOW.height);
  const sheet = document.createElement('div');
  sheet.style.cssText = `position:fixed;left:0;top:0;width:${2 * width}px;height:${height}px;background:#fff;z-index:9`;
  document.body.append(sheet);
  put(sheet, one, 0, 0, width);
  put(sheet, other, width + at.x, at.y, width);
  const shot = await page.screenshot({ element: sheet, base64: true, save: false });
  sheet.remove();
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const surface = new OffscreenCanvas(2 * width, height).getContext('2d');
  if (surface === null) throw new Error('No surface to read pixels from');
  surface.drawImage(image, 0, 0);
  const [a, b] = [0, width].map((x) => surface.getImageData(x, 0, width, height));
  if (a === undefined || b === undefined) return ['no shot'];
  const places: string[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (!isAmong(a, b, x, y) || !isAmong(b, a, x, y)) places.push(`${x}, ${y}`);
    }
  }
  const [first] = places;
  return first === undefined ? [] : [`${places.length} px, the first at ${first}`];
}

function put(sheet: Element, html: string, left: number, top: number, width: number): void {
  const box = document.createElement('div');
  box.style.cssText = `all:initial;position:absolute;left:${left}px;top:${top}px;width:${width}px`;
  sheet.append(box);
  box.attachShadow({ mode: 'open' }).innerHTML = BARE + html;
}

/** Whether a pixel of one picture has a color between those around its place in the other. */
function isAmong(one: ImageData, other: ImageData, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const value = one.data[(y * one.width + x) * 4 + channel] ?? 0;
    let [least, most] = [255, 0];
    for (let row = y - 1; row <= y + 1; row++) {
      for (let column = x - 1; column <= x + 1; column++) {
        const near = other.data[(row * other.width + column) * 4 + channel] ?? 0;
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    }
    if (value < least - UNSEEN || value > most + UNSEEN) return false;
  }
  return true;
}
