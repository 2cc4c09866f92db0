import { cssFont } from '../../scene/text/fonts';
import {
  guessWidth,
  type FontReach,
  type MeasuredFont,
  type MeasureText,
} from '../../scene/text/text-measure';

/** When full, the older half is dropped: what is on the canvas is measured again soon. */
const CACHE_SIZE = 4000;

type Surface = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;

const known = new Map<string, number>();
const reaches = new Map<string, FontReach>();
let surface: Surface | undefined;
/** How often fonts have loaded. */
let arrivals = 0;
const watchers = new Set<() => void>();

/** The width of a text as this browser draws it, measured once; without a drawing surface, a guess. */
export const measureText: MeasureText = Object.assign(widthOf, { reachOf });

function widthOf(text: string, font: MeasuredFont): number {
  surface ??= drawingSurface();
  if (surface === null) return guessWidth(text, font);
  const css = cssFont(font);
  const key = `${css}\n${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  setFont(surface, css);
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
  setFont(surface, css);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    surface.measureText('x');
  const reach = { ascent, descent };
  reaches.set(css, reach);
  return reach;
}

/** To be called when fonts have loaded: all is measured again. */
export function forgetMeasures(): void {
  known.clear();
  reaches.clear();
  arrivals++;
  for (const notify of watchers) notify();
}

/** Calls back when the measured widths of texts no longer hold. Returns a function that ends it. */
export function watchMeasures(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

function setFont(on: Exclude<Surface, null>, css: string): void {
  // In a worker, Chromium keeps what it once found for a font; under a longer name it looks again.
  on.font = arrivals === 0 ? css : `${css},arrival-${arrivals}`;
}

function drawingSurface(): Surface {
  const made =
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(1, 1).getContext('2d')
      : document.createElement('canvas').getContext('2d');
  // As pages do: by default, a surface leaves out the kerning of letters beside a blank.
  if (made !== null) made.fontKerning = 'normal';
  return made;
}

function forgetHalf(): void {
  const older = [...known.keys()].slice(0, CACHE_SIZE / 2);
  for (const key of older) known.delete(key);
}
