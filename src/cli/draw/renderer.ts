import type { MeasureText } from '../../scene/text/text-measure';
import { loadCanvas } from './canvas';
import { makeDraw, type Draw } from './draw';
import { readFonts } from './fonts';
import { makeMeasure } from './measure';

/** What draws and measures in Node. */
export interface Renderer {
  readonly draw: Draw;
  readonly measure: MeasureText;
}

/** Loads the canvas, with the fonts of a folder. Rejects where there are none, and where the canvas does not load. */
export async function loadRenderer(fontDir: string): Promise<Renderer> {
  const canvas = await loadCanvas();
  const fonts = readFonts(canvas, fontDir);
  return { draw: makeDraw(canvas, fonts), measure: makeMeasure(canvas, fonts) };
}
