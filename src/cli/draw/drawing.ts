import type { DrawingRequest } from '../../export/types';
import { encodeBase64 } from '../../base/base64';
import { placeInBox, type Placement, type Size } from '../../model/picture/fit';
import { serializeSvg } from '../../scene/drawing/serialize-svg';
import type { SvgNode } from '../../scene/drawing/svg';
import { drawText } from './draw-text';
import type { FindLetters } from './font/fonts';
import { paint } from './paint';
import type { Pixels } from './pixels';
import { encodePng } from './png';
import type { Render } from './resvg';

/** What drawings are made with. */
export interface DrawingTools {
  readonly render: Render;
  readonly findLetters: FindLetters;
  readonly decode: (source: string) => Pixels | null;
}

/**
 * Draws a part of a drawing. Texts become paths and pictures are made as large as they are shown before, so that nothing is left to
 * fonts or to how resvg makes pictures small. Null where a letter or a picture is not to be had.
 */
export function drawDrawing(request: DrawingRequest, tools: DrawingTools): Pixels | null {
  const { width, height, scale } = request;
  const nodes = preparedAll(request.nodes, tools, scale);
  if (nodes === null) return null;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return tools.render(serializeSvg(nodes, request, scale), size);
}

function preparedAll(
  nodes: readonly (SvgNode | string)[],
  tools: DrawingTools,
  scale: number,
): readonly SvgNode[] | null {
  const ready: SvgNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const made = prepared(node, tools, scale);
    if (made === null) return null;
    ready.push(made);
  }
  return ready;
}

function prepared(node: SvgNode, tools: DrawingTools, scale: number): SvgNode | null {
  if (node.tag === 'text') return drawText(node, tools.findLetters, scale);
  if (node.tag === 'image') return sizedPicture(node, tools, scale);
  if (node.children === undefined) return node;
  const children = preparedAll(node.children, tools, scale);
  return children && { ...node, children };
}

/** A picture of which nobody could see more is not worth its memory. */
const LARGEST_SIDE = 8192;

function sizedPicture(node: SvgNode, { decode }: DrawingTools, scale: number): SvgNode | null {
  const { href, width, height, preserveAspectRatio: ratio, ...rest } = node.attributes;
  const size = {
    width: Math.round(Number(width) * scale),
    height: Math.round(Number(height) * scale),
  };
  if (!(Math.max(size.width, size.height) <= LARGEST_SIDE)) return null;
  const picture = decode(String(href));
  if (picture === null) return null;
  if (size.width < 1 || size.height < 1) return { tag: 'g', attributes: {} };
  const shown = isSameSize(picture, size)
    ? picture
    : paint(picture, placeAsTold(picture, size, String(ratio)), size);
  const inside = `data:image/png;base64,${encodeBase64(encodePng(shown))}`;
  const attributes = { ...rest, width: width ?? 0, height: height ?? 0, href: inside };
  return { ...node, attributes: { ...attributes, preserveAspectRatio: 'none' } };
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** By `preserveAspectRatio`, of which drawings have three values. */
function placeAsTold(picture: Size, size: Size, ratio: string): Placement {
  if (ratio !== 'none') {
    return placeInBox(picture, size, ratio.endsWith('slice') ? 'cover' : 'contain');
  }
  const at = { x: 0, y: 0 };
  const { width, height } = picture;
  return { source: { ...at, width, height }, target: { ...at, ...size } };
}
