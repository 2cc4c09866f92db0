import { FONT_FACES } from '../scene/fonts';
import {
  guessWidth,
  type FontReach,
  type MeasuredFont,
  type MeasureText,
} from '../scene/text-measure';

/** When full, the older half is forgotten: what is on the canvas is asked for again soon. */
const CACHE_SIZE = 4000;

type Surface = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;

const known = new Map<string, number>();
const reaches = new Map<string, FontReach>();
let surface: Surface | undefined;

/** The width of a text as this browser draws it, measured once; without a drawing surface, a guess. */
export const measureText: MeasureText = Object.assign(widthOf, { reachOf });

function widthOf(text: string, font: MeasuredFont): number {
  surface ??= drawingSurface();
  if (surface === null) return guessWidth(text, font);
  const css = cssFont(font);
  const key = `${css}\n${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  surface.font = css;
  const { width } = surface.measureText(text);
  if (known.size >= CACHE_SIZE) forgetHalf();
  known.set(key, width);
  return width;
}

function reachOf(font: MeasuredFont): FontReach | null {
  surface ??= drawingSurface();
  if (surface === null) return null;
  const css = cssFont(font);
  const found = reaches.get(css);
  if (found !== undefined) return found;
  surface.font = css;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    surface.measureText('x');
  const reach = { ascent, descent };
  reaches.set(css, reach);
  return reach;
}

function drawingSurface(): Surface {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(1, 1).getContext('2d');
  return document.createElement('canvas').getContext('2d');
}

function cssFont({ name, size, bold, italic }: MeasuredFont): string {
  const { stack } = FONT_FACES[name];
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${stack}`;
}

function forgetHalf(): void {
  const older = [...known.keys()].slice(0, CACHE_SIZE / 2);
  for (const key of older) known.delete(key);
}
