import { describe, expect, it } from 'vitest';
import type { DrawingRequest } from '../../src/export/types';
import { exportScene } from '../../src/export';
import { makeExporter } from '../../src/output/browser/exporter';
import { makeImages } from '../../src/pictures/browser/images';
import { pageSurfaces } from '../../src/pictures/browser/page-surfaces';
import { loadDesignFaces } from '../../src/fonts/browser/measure-of';
import { measureText } from '../../src/fonts/browser/measure-text';
import { BLANK_SIGNATURE, completeSignature } from '../../src/model/person/signature';
import { makeElement } from '../../src/scene/operations/add';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { definitionOf } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import type { SvgNode } from '../../src/scene/drawing/svg';
import { BLUE, inPage, RED, sourceOf } from './image-helpers';
import { drawnFile, readPicture, redAndBlue } from './picture-files';

const CARD: SvgNode = {
  tag: 'rect',
  attributes: { x: 0, y: 0, width: 60, height: 40, fill: '#f00' },
};
const BADGE: SvgNode = {
  tag: 'ellipse',
  attributes: { cx: 60, cy: 0, rx: 10, ry: 10, fill: '#00f' },
};

describe('a drawing', () => {
  it('is drawn at twice its size, in its order, with a clear background', async () => {
    const { width, height, type, at } = await drawn([CARD, BADGE]);
    expect({ width, height, type }).toEqual({ width: 160, height: 120, type: 'image/png' });
    expect(at(40, 60)).toEqual(RED);
    expect(at(135, 20)).toEqual(BLUE);
    expect(at(125, 25)).toEqual(BLUE);
    expect([at(2, 2).a, at(155, 60).a, at(40, 115).a]).toEqual([0, 0, 0]);
  });

  it('can be drawn in slices that meet', async () => {
    const whole = await drawn([CARD, BADGE]);
    const right = await drawn([CARD, BADGE], { x: 50, width: 20 });
    expect(right.width).toBe(40);
    for (const [x, y] of [
      [0, 60],
      [15, 25],
      [39, 60],
    ] as const) {
      expect(right.at(x, y)).toEqual(whole.at(x + 120, y));
    }
  });

  it('of an opaque background keeps its flat colors to the bit', async () => {
    const background = {
      tag: 'rect',
      attributes: { x: -20, y: -20, width: 300, height: 300, fill: '#1d4ed8' },
    } as const;
    const { type, at } = await drawn([background]);
    expect(type).toBe('image/png');
    expect(at(33, 44)).toEqual({ r: 0x1d, g: 0x4e, b: 0xd8, a: 255 });
  });

  it('of an opaque photo is a JPEG', async () => {
    const href = await sourceOf(drawnFile(200, 200, 'image/jpeg', noise));
    const box = { x: -20, y: -20, width: 200, height: 200, href };
    const { type } = await drawn([{ tag: 'image', attributes: box }], { width: 150, height: 150 });
    expect(type).toBe('image/jpeg');
  });

  it('shows text as the canvas does: same letters, same width', async () => {
    const words = 'Head of Design & Co <3';
    const area = { x: 0, y: 0, width: 400, height: 40 };
    const { at, width, height } = await drawn(drawingOfName(words, 24), area);
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
      Array.from({ length: height }, (_, y) => y).some((y) => at(x, y).a > 128),
    );
    const font = { name: 'Arial', size: 24, bold: true, italic: false } as const;
    expect(columns[0]).toBeLessThan(8);
    expect(columns.at(-1)).toBeGreaterThan(2 * measureText(words, font) - 8);
    expect(columns.at(-1)).toBeLessThan(2 * measureText(words, font) + 4);
  });
});

describe('pictures in a drawing', () => {
  it('from the device are drawn', async () => {
    const { at } = await drawn([
      pictureNode(await sourceOf(drawnFile(60, 40, 'image/png', redAndBlue))),
    ]);
    expect(at(50, 60)).toEqual(RED);
    expect(at(120, 60)).toEqual(BLUE);
  });

  it('from an address are loaded into it', async () => {
    const address = URL.createObjectURL(await drawnFile(600, 400, 'image/png', redAndBlue));
    const inside: SvgNode = { tag: 'g', attributes: {}, children: [pictureNode(address)] };
    const { at } = await drawn([inside]);
    expect(at(50, 60)).toEqual(RED);
    expect(at(120, 60)).toEqual(BLUE);
    URL.revokeObjectURL(address);
  });

  it('that do not come leave it undrawn', async () => {
    expect(await inPage.draw(request([CARD, pictureNode('https://127.0.0.1:1/a.png')]))).toBeNull();
  });

  it('whose pixels may not be read leave it undrawn', async () => {
    const images = makeImages({
      startWorker: null,
      surfaces: {
        ...pageSurfaces,
        createSurface(size) {
          const surface = pageSurfaces.createSurface(size);
          surface?.context.drawImage(tainted, 0, 0);
          return surface;
        },
      },
    });
    const tainted = await crossOriginPicture();
    expect(await images.draw(request([CARD]))).toBeNull();
  });
});

describe('what the browser measures for an export', () => {
  it('is how wide it draws the texts, the same in the worker as in the page', async () => {
    // It reaches past the frame, so that the mail is as wide as its letters.
    const element = { ...nameElement('AVAVAVAVAVAVAVAV', 30), x: 560, width: 40 };
    const frame = { width: 600, height: 200, trim: false };
    const design = {
      version: 1,
      background: '#ffffff',
      frame,
      elements: [element],
      person: BLANK_SIGNATURE,
    } as const;
    const { html } = await makeExporter().exportScene(design, {});
    await loadDesignFaces(design, document.fonts);
    const measured = await exportScene(design, {}, measureText);
    expect(html).toBe(measured.html);
    expect(html).not.toBe((await exportScene(design)).html);
  });

  it('is the natural size of a picture, null where there is none', async () => {
    const address = URL.createObjectURL(await drawnFile(40, 30, 'image/png', redAndBlue));
    expect(await inPage.naturalSize(address)).toEqual({ width: 40, height: 30 });
    URL.revokeObjectURL(address);
    expect(await inPage.naturalSize(address)).toBeNull();
  });
});

function request(nodes: readonly SvgNode[], area: Partial<DrawingRequest> = {}): DrawingRequest {
  return {
    kind: 'drawing',
    id: 'd',
    scale: 2,
    x: -10,
    y: -10,
    width: 80,
    height: 60,
    nodes,
    ...area,
  };
}

async function drawn(nodes: readonly SvgNode[], area: Partial<DrawingRequest> = {}) {
  const raster = await inPage.draw(request(nodes, area));
  if (raster === null) throw new Error('Nothing was drawn');
  return readPicture(`data:${raster.type};base64,${raster.base64}`);
}

function drawingOfName(content: string, fontSize: number): readonly SvgNode[] {
  const context = { person: completeSignature({}), measure: measureText };
  return definitionOf('name').draw(nameElement(content, fontSize), context);
}

function nameElement(content: string, fontSize: number): SceneElement {
  const made = makeElement(definitionOf('name'), 'n', { x: 0, y: 0 }, EMPTY_SCENE);
  return { ...made, content, width: 300, style: { fontSize, fontWeight: 700 } };
}

function pictureNode(href: string): SvgNode {
  const box = { x: 0, y: 0, width: 60, height: 40 };
  return { tag: 'image', attributes: { ...box, href, preserveAspectRatio: 'none' } };
}

/** A picture that spoils any canvas it is drawn on. */
async function crossOriginPicture(): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"/></svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}

/** Coarse noise, as little like flat color as a photo. */
function noise(context: OffscreenCanvasRenderingContext2D): void {
  const { data, width, height } = context.createImageData(200, 200);
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
  context.putImageData(new ImageData(data, width, height), 0, 0);
}
