import { page } from 'vitest/browser';
import { exportedFrame } from '../../../src/scene/frame';
import type { Design } from '../../../src/scene/scene';
import { drawCanvas } from './canvas-drawing';
import { cornersOf, type Corner } from './corners';
import { exported } from './exported';
import type { NamedDesign } from './named-scenes';

/*
 * What is seen: the canvas beside the export of the same scene, many scenes in one shot of the screen.
 */

/** A scene as it is seen, from the corner of its frame. */
export interface Shot {
  readonly name: string;
  readonly canvas: ImageData;
  readonly mail: ImageData;
  /** The round corners of what lies on the canvas. */
  readonly corners: readonly Corner[];
}

/** Sizes of one shot in px: more do not fit a surface of every graphics driver. */
const SHOT = { width: 2000, height: 2400 };

/** Shots of scenes. `canvasOf` puts another design on the canvas than the one that is exported. */
export async function shotsOf(
  scenes: readonly NamedDesign[],
  canvasOf: (design: Design) => Design = (design) => design,
): Promise<readonly Shot[]> {
  await page.viewport(SHOT.width, SHOT.height);
  const shots: Shot[] = [];
  for (const lot of inLots(scenes)) shots.push(...(await shoot(lot, canvasOf)));
  return shots;
}

function inLots(scenes: readonly NamedDesign[]): readonly (readonly NamedDesign[])[] {
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
): Promise<readonly Shot[]> {
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
      const shown = canvasOf(design);
      boxAt(sheet, 0, top).append(drawCanvas(document, shown));
      boxAt(sheet, SHOT.width / 2, top).innerHTML = html;
      const size = [Math.min(width, SHOT.width / 2), height] as const;
      return { name, top, size, corners: cornersOf(shown) };
    }),
  );
  await picturesOf(sheet);
  const shot = await page.screenshot({ element: sheet, base64: true, save: false });
  sheet.remove();
  const surface = await surfaceOf(shot);
  return places.map(({ name, top, size, corners }) => ({
    name,
    canvas: surface.getImageData(0, top, ...size),
    mail: surface.getImageData(SHOT.width / 2, top, ...size),
    corners,
  }));
}

/** A part of the sheet with styles and ids of its own. */
export function boxAt(sheet: Element, left: number, top: number): ShadowRoot {
  const box = document.createElement('div');
  box.style.cssText = `all:initial;position:absolute;left:${left}px;top:${top}px`;
  sheet.append(box);
  return box.attachShadow({ mode: 'open' });
}

/** Waits until every picture can be seen. */
export async function picturesOf(sheet: Element): Promise<void> {
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

export async function surfaceOf(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const surface = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
  if (surface === null) throw new Error('No surface to read pixels from');
  surface.drawImage(image, 0, 0);
  return surface;
}
