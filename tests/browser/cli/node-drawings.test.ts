import { afterAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { exportScene } from '../../../src/export';
import type { DrawingRequest, PictureRequest, RasterRequest } from '../../../src/export/types';
import { loadDesignFaces } from '../../../src/fonts/browser/measure-of';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { FONT_FACES } from '../../../src/scene/text/fonts';
import type { SvgNode } from '../../../src/scene/drawing/svg';
import { withLocalPictures } from '../../helpers/overlapping-scenes';
import { OVERLAPS } from '../fidelity/named-scenes';
import { inPage } from '../image-helpers';
import { compare } from './compare';
import { inkedBy, PICTURES, SHAPES, TEXTS, textNode } from './drawings';
import { OWN_NAMES } from './samples';

/*
 * What Node draws looks as what the browser draws: the mean difference over the box of the ink (compare.ts) is at most this. Letters
 * are compared as the browser draws them exactly, and as it draws them in the page.
 */

const MOST = 0.005;

const measured: [string, number][] = [];

afterAll(() => {
  const rows = measured.toSorted((a, b) => b[1] - a[1]).slice(0, 12);
  console.log(rows.map(([name, mean]) => `${(mean * 100).toFixed(2)} %  ${name}`).join('\n'));
});

describe('letters', () => {
  const fonts = OWN_NAMES.flatMap((name) =>
    [{}, { 'font-weight': 700 }, { 'font-style': 'italic' }].map((look) => [name, look] as const),
  );

  it.each(fonts)('of %s are drawn alike (%o)', async (name, look) => {
    const family = { 'font-family': FONT_FACES[name].stack };
    const request = drawing([textNode('Head of Affluent Design, AVATAR', { ...family, ...look })]);
    const mean = await difference(`${name} ${JSON.stringify(look)}`, request);
    expect(mean).toBeLessThanOrEqual(MOST);
  });

  it.each(TEXTS)('%s are drawn alike', async (name, node) => {
    expect(await difference(name, drawing([node]))).toBeLessThanOrEqual(MOST);
  });

  it.each(TEXTS.filter(([, node]) => isWhole(node)))(
    '%s are much like those of the page',
    async (name, node) => {
      const mean = await difference(`${name}, as in the page`, drawing([node]), false);
      expect(mean).toBeLessThanOrEqual(MOST);
    },
  );

  it('that no font has are not drawn, nor what runs from right to left', async () => {
    for (const words of ['山田', 'שלום', '🎉', 'e\u0488']) {
      expect(await commands.nodeDraw(drawing([textNode(words)]))).toBeNull();
    }
    expect(await commands.nodeDraw(drawing([textNode('abc', { direction: 'rtl' })]))).toBeNull();
  });
});

describe('shapes', () => {
  it.each(SHAPES)('%s are drawn alike', async (name, nodes) => {
    expect(await difference(name, drawing(nodes))).toBeLessThanOrEqual(MOST);
  });
});

describe('pictures', () => {
  it.each(PICTURES)('%s are drawn alike', async (name, look) => {
    const request: PictureRequest = { ...PICTURE, ...look, source: await look.source() };
    const [page, node] = await both(request);
    expect(node.type).toBe(page.type);
    expect(await difference(name, request)).toBeLessThanOrEqual(MOST);
  });

  it.each(PICTURES)('%s are drawn alike within a drawing', async (name, { source }) => {
    const place = { x: 20, y: 10, width: 90, height: 70, preserveAspectRatio: 'xMidYMid slice' };
    const node: SvgNode = { tag: 'image', attributes: { ...place, href: await source() } };
    expect(await difference(`${name}, in a drawing`, drawing([node]))).toBeLessThanOrEqual(MOST);
  });

  it('have the same ink and the same transparent share as in the page', async () => {
    for (const color of ['#111111', '#dddddd'] as const) {
      const [page, node] = await both({ ...PICTURE, source: await inkedBy(color), fit: 'contain' });
      expect(node.ink?.shade).toBe(page.ink?.shade);
      expect(node.ink?.clear).toBeCloseTo(page.ink?.clear ?? 0, 2);
    }
  });
});

describe('scenes with overlaps', () => {
  it.each(OVERLAPS)('%s: all that has to be drawn is drawn alike', async (name, scene) => {
    const design = withLocalPictures(scene);
    await loadDesignFaces(design, document.fonts);
    const { requests } = await exportScene(design, {}, measureText);
    for (const request of requests) {
      expect(await difference(`${name} ${request.id}`, request)).toBeLessThanOrEqual(MOST);
    }
  });
});

const PICTURE = {
  id: 'p',
  kind: 'picture',
  width: 80,
  height: 80,
  radius: 0,
  fit: 'cover',
  scale: 2,
} as const;

function drawing(nodes: readonly SvgNode[]): DrawingRequest {
  return { kind: 'drawing', id: 'd', x: 0, y: 0, width: 420, height: 100, scale: 2, nodes };
}

/** Parts are left out: drawn at twice their size, Chromium no longer kerns from one to the next, as canvas and mail do. */
function isWhole({ children = [] }: SvgNode): boolean {
  return children.every((each) => typeof each === 'string');
}

async function difference(name: string, request: RasterRequest, isExact = true): Promise<number> {
  const [page, node] = await both(request, isExact);
  const { mean, box } = await compare(page, node);
  if (box.width * box.height <= 0) throw new Error(`${name}: nothing was drawn`);
  measured.push([name, mean]);
  return mean;
}

async function both(request: RasterRequest, isExact = true) {
  const exact =
    isExact && request.kind === 'drawing'
      ? { ...request, nodes: request.nodes.map(withExactLetters) }
      : request;
  const [page, node] = [await inPage.draw(exact), await commands.nodeDraw(request)];
  if (page === null || node === null) throw new Error(`${request.id} was not drawn`);
  return [page, node] as const;
}

/** Letters that the browser does not fit to rows of pixels. */
function withExactLetters(node: SvgNode): SvgNode {
  const { tag, attributes, children } = node;
  if (tag === 'text') {
    return { ...node, attributes: { ...attributes, 'text-rendering': 'geometricPrecision' } };
  }
  if (children === undefined) return node;
  return {
    ...node,
    children: children.map((each) => (typeof each === 'string' ? each : withExactLetters(each))),
  };
}
