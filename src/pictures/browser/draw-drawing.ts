import { drawNodes } from '../../drawing/draw-nodes';
import type { DrawnPicture } from '../../drawing/paint';
import type { DrawingRequest } from '../../export';
import type { SvgNode } from '../../scene/drawing/svg';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { crossOriginPicture } from './cross-origin-picture';
import { loadImage, pictureOf } from './load-image';
import type { BrowserPicture, BrowserSurfaces } from './browser-surfaces';

/**
 * Draws a part of a drawing, as only a page can: workers decode no SVG. Fonts and pictures from elsewhere are put into it
 * first. Rejects when one of them does not come, or may not be read.
 */
export async function drawDrawing(
  surfaces: BrowserSurfaces,
  request: DrawingRequest,
): Promise<DrawnPicture> {
  const [nodes, sheet] = await Promise.all([
    withPicturesInside(request.nodes, surfaces, request.scale),
    fontsInUse().then((fonts) => fonts?.sheetFor(request.nodes)),
  ]);
  return drawNodes(surfaces, decodeSvg, { ...request, nodes }, sheet);
}

async function decodeSvg(svg: string): Promise<BrowserPicture> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const release = (): void => URL.revokeObjectURL(address);
  try {
    const image = await loadImage(address);
    await image.decode();
    return { ...pictureOf(image), release };
  } catch (cause) {
    release();
    throw cause;
  }
}

function withPicturesInside(
  nodes: readonly SvgNode[],
  surfaces: BrowserSurfaces,
  scale: number,
): Promise<readonly SvgNode[]> {
  const embed = async (node: SvgNode): Promise<SvgNode> => {
    if (node.tag === 'image') return pictureInside(node, surfaces, scale);
    const { children } = node;
    if (children === undefined) return node;
    const inside = children.map(async (child) =>
      typeof child === 'string' ? child : embed(child),
    );
    return { ...node, children: await Promise.all(inside) };
  };
  return Promise.all(nodes.map(embed));
}

async function pictureInside(
  node: SvgNode,
  surfaces: BrowserSurfaces,
  scale: number,
): Promise<SvgNode> {
  const { href, width, height } = node.attributes;
  const address = String(href);
  if (address.startsWith('data:')) return node;
  const box = { width: Number(width), height: Number(height) };
  const inside = await crossOriginPicture(surfaces, address, box, scale);
  return { ...node, attributes: { ...node.attributes, href: inside } };
}
