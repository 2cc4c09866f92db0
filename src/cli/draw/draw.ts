import { drawnSize, encodeDrawing } from '../../drawing/draw-nodes';
import { drawPicture, sourceFile } from '../../drawing/draw-picture';
import type { DrawnPicture } from '../../drawing/paint';
import type { DecodedPicture } from '../../drawing/surfaces';
import type { DrawingRequest, PictureRequest, RasterImage, RasterRequest } from '../../export';
import type { Size } from '../../model/picture/fit';
import { serializeSvg } from '../../scene/drawing/serialize-svg';
import type { SvgNode } from '../../scene/drawing/svg';
import {
  decodeBytes,
  nodeSurfaces,
  type CanvasModule,
  type NodeImage,
  type NodeSurfaces,
} from './canvas';
import { drawText } from './draw-text';
import type { Fonts } from './fonts';

/** Draws a requested picture; null where it cannot be drawn. Never rejects. */
export type Draw = (request: RasterRequest) => Promise<RasterImage | null>;

interface DrawingTools {
  readonly canvas: CanvasModule;
  readonly surfaces: NodeSurfaces;
  readonly fonts: Fonts;
}

/** Returns the function that draws in Node. */
export function makeDraw(canvas: CanvasModule, fonts: Fonts): Draw {
  const tools: DrawingTools = { canvas, fonts, surfaces: nodeSurfaces(canvas) };
  return async (request) => {
    try {
      const { type, base64, ink } = await (request.kind === 'drawing'
        ? drawDrawing(request, tools)
        : drawCut(request, tools));
      return { type, base64, ...(ink === undefined ? {} : { ink }) };
    } catch {
      // Whatever failed, the signature is made without this picture.
      return null;
    }
  };
}

async function drawCut(request: PictureRequest, { surfaces }: DrawingTools): Promise<DrawnPicture> {
  requirePlausible(request, request.scale);
  return drawPicture(surfaces, await decodeSource(request.source, surfaces), request);
}

function decodeSource(source: string, surfaces: NodeSurfaces): Promise<DecodedPicture<NodeImage>> {
  const { file, natural } = sourceFile(source);
  return surfaces.decode(file, natural);
}

/** In px. The memory of a larger picture would go to pixels that cannot be seen. */
const LARGEST_SIDE = 8192;

function requirePlausible({ width, height }: Size, scale: number): void {
  const isPlausible = Math.max(width, height) * scale <= LARGEST_SIDE;
  if (!isPlausible) throw new Error('The picture would be too large');
}

/** Shapes and pictures are drawn as SVG, texts by themselves: Skia's SVG neither kerns nor spaces nor underlines. */
async function drawDrawing(request: DrawingRequest, tools: DrawingTools): Promise<DrawnPicture> {
  const size = drawnSize(request);
  const surface = tools.surfaces.createSurface(size);
  if (surface === null) throw new Error('The drawing would be too large');
  await paintNodes(surface.context, request, size, tools);
  return encodeDrawing(surface);
}

async function paintNodes(
  context: NodeContext,
  request: DrawingRequest,
  size: Size,
  tools: DrawingTools,
): Promise<void> {
  const { scale, x, y } = request;
  for (const layer of layersOf(request.nodes)) {
    if (layer.kind === 'shapes') {
      const { source } = await decodeShapes({ ...request, nodes: layer.nodes }, tools);
      context.drawImage(source, 0, 0, size.width, size.height);
    } else if (layer.kind === 'faded') {
      const surface = tools.surfaces.createSurface(size);
      if (surface === null) throw new Error('The drawing would be too large');
      await paintNodes(surface.context, { ...request, nodes: layer.nodes }, size, tools);
      context.globalAlpha = layer.opacity;
      context.drawImage(surface.canvas, 0, 0, size.width, size.height);
      context.globalAlpha = 1;
    } else {
      const { fonts, canvas } = tools;
      context.setTransform(scale, 0, 0, scale, (layer.x - x) * scale, (layer.y - y) * scale);
      drawText(layer.node, { context, scale, fonts, createCanvas: canvas.createCanvas });
      context.resetTransform();
    }
  }
}

type NodeContext = NonNullable<ReturnType<NodeSurfaces['createSurface']>>['context'];

async function decodeShapes(
  request: DrawingRequest,
  tools: DrawingTools,
): Promise<DecodedPicture<NodeImage>> {
  for (const node of request.nodes) await checkPictures(node, request.scale, tools);
  const svg = serializeSvg(request.nodes, request, request.scale);
  return decodeBytes(new tools.canvas.Image(), new TextEncoder().encode(svg));
}

/** Throws for a picture that cannot be decoded: SVG would leave it out. */
async function checkPictures(node: SvgNode, scale: number, tools: DrawingTools): Promise<void> {
  for (const child of node.children ?? []) {
    if (typeof child !== 'string') await checkPictures(child, scale, tools);
  }
  if (node.tag !== 'image') return;
  const { href, width, height } = node.attributes;
  requirePlausible({ width: Number(width), height: Number(height) }, scale);
  await decodeSource(String(href), tools.surfaces);
}

/** What is drawn at once: shapes and pictures as SVG, what has an opacity together, or a text, from a point of the drawing. */
type Layer =
  | { readonly kind: 'shapes'; readonly nodes: readonly SvgNode[] }
  | { readonly kind: 'faded'; readonly nodes: readonly SvgNode[]; readonly opacity: number }
  | { readonly kind: 'text'; readonly node: SvgNode; readonly x: number; readonly y: number };

/** The layers of a drawing, the lowest first. */
function layersOf(nodes: readonly SvgNode[]): readonly Layer[] {
  const layers: Layer[] = [];
  const definitions: SvgNode[] = [];
  let shapes: SvgNode[] = [];
  const endShapes = (): void => {
    if (shapes.length > 0) layers.push({ kind: 'shapes', nodes: [...definitions, ...shapes] });
    shapes = [];
  };
  for (const { node, x, y } of leavesOf(nodes)) {
    const { opacity, ...attributes } = node.attributes;
    if (opacity !== undefined) {
      endShapes();
      const transform = `translate(${x} ${y})`;
      const whole = { ...node, attributes: { ...attributes, transform } };
      layers.push({ kind: 'faded', nodes: [whole], opacity: Number(opacity) });
    } else if (node.tag === 'text') {
      endShapes();
      layers.push({ kind: 'text', node, x, y });
    } else if (node.tag === 'defs' || node.tag === 'clipPath') definitions.push(node);
    else {
      const place = { transform: `translate(${x} ${y})` };
      shapes.push({ tag: 'g', attributes: place, children: [node] });
    }
  }
  endShapes();
  return layers;
}

interface Leaf {
  readonly node: SvgNode;
  readonly x: number;
  readonly y: number;
}

const PLACE = /^translate\((\S+) (\S+)\)$/;

function leavesOf(nodes: readonly (SvgNode | string)[], x = 0, y = 0): readonly Leaf[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag !== 'g' || node.attributes['opacity'] !== undefined) return [{ node, x, y }];
    const [, across = 0, down = 0] = PLACE.exec(String(node.attributes['transform'] ?? '')) ?? [];
    return leavesOf(node.children ?? [], x + Number(across), y + Number(down));
  });
}
