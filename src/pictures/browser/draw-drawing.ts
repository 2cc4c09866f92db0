import type { DrawingRequest } from '../../export/types';
import { serializeSvg } from '../../scene/drawing/serialize-svg';
import type { SvgNode } from '../../scene/drawing/svg';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { foreignPicture, paintWhole } from './foreign-picture';
import { loadImage } from './load-image';
import { encodeSurface, seenInk, type DrawnPicture } from './paint';
import type { Surface, Surfaces } from './surfaces';

const QUALITY = 0.9;
/** In characters of base64: what is smaller is not worth a loss. */
const SMALL = 8000;
const PHOTO_GAIN = 3;

/**
 * Draws a part of a drawing by way of an SVG picture, which only a page can decode. Such a picture loads nothing, so
 * fonts and pictures from elsewhere are put into it first. Rejects when one of them does not come, or may not be read.
 */
export async function drawDrawing(
  surfaces: Surfaces,
  request: DrawingRequest,
): Promise<DrawnPicture> {
  const { width, height, scale } = request;
  const [nodes, sheet] = await Promise.all([
    withPicturesInside(request.nodes, surfaces, scale),
    fontsInUse().then((fonts) => fonts?.sheetFor(request.nodes)),
  ]);
  const file = new Blob([serializeSvg(nodes, request, scale, sheet)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    await image.decode();
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const surface = paintWhole(surfaces, image, size);
    return { ...(await encodeDrawing(surface)), ...seenInk(surface, { x: 0, y: 0, ...size }) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** PNG, which keeps flat colours as they are, but for opaque photos. */
async function encodeDrawing(surface: Surface): Promise<DrawnPicture> {
  const exact = await encodeSurface(surface, QUALITY, 'image/png');
  if (exact.base64.length < SMALL) return exact;
  const lean = await encodeSurface(surface, QUALITY);
  return lean.base64.length * PHOTO_GAIN < exact.base64.length ? lean : exact;
}

function withPicturesInside(
  nodes: readonly SvgNode[],
  surfaces: Surfaces,
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

async function pictureInside(node: SvgNode, surfaces: Surfaces, scale: number): Promise<SvgNode> {
  const { href, width, height } = node.attributes;
  const address = String(href);
  if (address.startsWith('data:')) return node;
  const box = { width: Number(width), height: Number(height) };
  const inside = await foreignPicture(surfaces, address, box, scale);
  return { ...node, attributes: { ...node.attributes, href: inside } };
}
