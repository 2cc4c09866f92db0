import { page } from 'vitest/browser';
import { exportedFrame } from '../../../src/scene/frame';
import type { Design } from '../../../src/scene/scene';
import { drawCanvas } from './canvas-drawing';
import { exported } from './exported';
import type { NamedDesign } from './named-scenes';

/*
 * What is seen, pixel by pixel: a shot of the canvas beside the export of the same scene, many scenes in one shot.
 */

/** How much of a scene's frame looks different on the canvas and in the export. */
export interface Difference {
  readonly name: string;
  readonly pixels: number;
  /** Of all pixels of the frame. */
  readonly share: number;
  /** Where the first of them is; null where there are none. */
  readonly at: string | null;
}

/** Sizes of one shot in px: more do not fit a surface of every graphics driver. */
const SHOT = { width: 2000, height: 2400 };

/** The scenes of which more than `share` looks different, the worst first. `canvasOf` puts another design on the canvas. */
export async function lookingDifferent(
  scenes: readonly NamedDesign[],
  share: number,
  canvasOf: (design: Design) => Design = (design) => design,
): Promise<readonly Difference[]> {
  await page.viewport(SHOT.width, SHOT.height);
  const found: Difference[] = [];
  for (const lot of inShots(scenes)) found.push(...(await shoot(lot, canvasOf)));
  return found.filter((each) => each.share > share).toSorted((a, b) => b.share - a.share);
}

function inShots(scenes: readonly NamedDesign[]): readonly (readonly NamedDesign[])[] {
  const lots: NamedDesign[][] = [];
  let free = 0;
  for (const scene of scenes) {
    const { height } = exportedFrame(scene[1]);
    if (height > free) {
      lots.push([]);
      free = SHOT.height;
    }
    lots.at(-1)?.push(scene);
    free -= height;
  }
  return lots;
}

async function shoot(
  scenes: readonly NamedDesign[],
  canvasOf: (design: Design) => Design,
): Promise<readonly Difference[]> {
  const sheet = document.createElement('div');
  sheet.style.cssText = `position:fixed;left:0;top:0;width:${SHOT.width}px;height:${SHOT.height}px;background:#fff;z-index:9`;
  document.body.append(sheet);
  let y = 0;
  const places = await Promise.all(
    scenes.map(async ([name, design]) => {
      const { width, height } = exportedFrame(design);
      const top = y;
      y += height;
      const { html } = await exported(design);
      const canvas = boxAt(sheet, 0, top);
      canvas.append(drawCanvas(document, canvasOf(design)));
      boxAt(sheet, SHOT.width / 2, top).innerHTML = html;
      return { name, width: Math.min(width, SHOT.width / 2), height, top };
    }),
  );
  await picturesOf(sheet);
  const shot = await page.screenshot({ element: sheet, base64: true, save: false });
  sheet.remove();
  const data = await pixelsOf(shot);
  return places.map(({ name, ...place }) => ({ name, ...compare(data, place) }));
}

/** A part of the sheet with styles and ids of its own. */
function boxAt(sheet: Element, left: number, top: number): ShadowRoot {
  const box = document.createElement('div');
  box.style.cssText = `all:initial;position:absolute;left:${left}px;top:${top}px`;
  sheet.append(box);
  return box.attachShadow({ mode: 'open' });
}

/** Waits until every picture can be seen. */
async function picturesOf(sheet: Element): Promise<void> {
  const roots = [...sheet.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const addresses = roots.flatMap((root) => [
    ...[...root.querySelectorAll('img')].map(({ src }) => src),
    ...[...root.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? ''),
  ]);
  await Promise.all([...new Set(addresses)].map(decoded));
}

function decoded(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}

async function pixelsOf(png: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const surface = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
  if (surface === null) throw new Error('No surface to read pixels from');
  surface.drawImage(image, 0, 0);
  return surface.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
}

interface Place {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

function compare({ data, width: row }: ImageData, { width, height, top }: Place) {
  let pixels = 0;
  let at: string | null = null;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shown = ((top + y) * row + x) * 4;
      if (!looksDifferent(data, shown, shown + (row / 2) * 4)) continue;
      pixels++;
      at ??= `${x}, ${y}`;
    }
  }
  return { pixels, share: pixels / (width * height), at };
}

/** Whether people would see two colours apart: their distance in YIQ, as pixelmatch has it at a threshold of 0.1. */
function looksDifferent(data: Uint8ClampedArray, a: number, b: number): boolean {
  const [r, g, blue] = [0, 1, 2].map((part) => (data[a + part] ?? 0) - (data[b + part] ?? 0));
  const [dr, dg, db] = [r ?? 0, g ?? 0, blue ?? 0];
  const y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
  const i = dr * 0.59597799 - dg * 0.2741761 - db * 0.32180189;
  const q = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * 0.1 * 0.1;
}
