import { colorAlong } from '../../email/gradient-parts';
import { WHITE, type Hex } from '../../model/color/color';
import type { Page, PageBox } from './rebuild/page';
import { contains } from '../../scene/geometry';
import { THICKEST_RULE } from './compare-rules';
import { isLikeColor } from './like-color';

/** How far apart the places lie where backgrounds are compared, in px, and how many of them there are at most. */
const GRID = 4;
const MOST_PLACES = 20_000;

/** Of the places with a background on either page and no picture, the share with the same; null where there are none. */
export function shareOfBackgrounds(original: Page, rebuilt: Page): number | null {
  const [before, after] = [backgroundsOf(original), backgroundsOf(rebuilt)];
  const pictures = [original, rebuilt].flatMap(({ items }) =>
    items.filter((item) => item.kind === 'picture'),
  );
  const all = [...before, ...after];
  const right = Math.max(0, ...all.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...all.map(({ y, height }) => y + height));
  const step = Math.max(GRID, Math.sqrt((right * bottom) / MOST_PLACES));
  let [alike, places] = [0, 0];
  for (let y = step / 2; y < bottom; y += step) {
    for (let x = step / 2; x < right; x += step) {
      const [one, other] = [backgroundAt(before, x, y), backgroundAt(after, x, y)];
      const place = { x, y, width: 0, height: 0 };
      const isPicture = pictures.some((picture) => contains(picture, place));
      if (isPicture || (one === WHITE && other === WHITE)) continue;
      places++;
      if (isLikeColor(one, other)) alike++;
    }
  }
  return places === 0 ? null : alike / places;
}

/** The color of the background at a place. */
export function backgroundAt(boxes: readonly PageBox[], x: number, y: number): Hex {
  const place = { x, y, width: 0, height: 0 };
  return boxes.reduce<Hex>((below, box) => {
    const { background, gradient } = box;
    if ((background === null && gradient === null) || !contains(box, place)) return below;
    if (gradient === null) return background ?? below;
    return colorAlong(gradient, shareAt(box, x, y));
  }, WHITE);
}

/** How far along its run a gradient is at a place. */
function shareAt({ gradient, ...box }: PageBox, x: number, y: number): number {
  const turn = ((gradient?.angle ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const along = (x - box.x - box.width / 2) * sin - (y - box.y - box.height / 2) * cos;
  return Math.min(1, Math.max(0, 0.5 + along / Math.max(1, length)));
}

/** The boxes of a page that are more than rules. */
export function backgroundsOf({ items }: Page): readonly PageBox[] {
  return items
    .filter((item) => item.kind === 'box')
    .filter(({ width, height }) => Math.min(width, height) >= THICKEST_RULE);
}
