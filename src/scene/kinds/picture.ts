import type { ImageShape } from '../../model/image';
import { imageSourceAddress, parseImageSource } from '../../model/image-source';
import { cleanLine } from '../../model/text';
import { placeInBox } from '../../model/fit';
import type { ElementContext, ElementDefinition } from '../element-definition';
import type { Rect } from '../geometry';
import { pictureSize } from '../picture-size';
import type { SceneElement } from '../scene';
import type { SvgNode } from '../svg';
import { pictureToEmail } from './picture-email';

/** A picture in its element's box. Lengths in px from the box's corner. */
export interface PlacedPicture extends Rect {
  readonly src: string;
  readonly radius: number;
}

export type PictureProblem = 'blank' | 'relative' | 'refused';

/** The element that shows a picture: the company's logo, or any other. */
export function pictureElement(): ElementDefinition {
  return {
    type: 'logo',
    label: 'Logo',
    defaults: { width: 120, height: 60, style: {} },
    reset: { size: true, style: null },
    handles: 'all',
    sections: ['logo-upload', 'position', 'size', 'shape', 'alt-link'],
    isShape: false,
    isContainer: false,
    draw: drawPicture,
    toEmail: pictureToEmail,
    describe: (element, { signature }) =>
      cleanLine(element.alt ?? '') || cleanLine(signature.companyName),
  };
}

/** The address of an element's picture: its own, else the signature's logo. As typed. */
export function pictureAddress(
  { content = '' }: Pick<SceneElement, 'content'>,
  { signature }: Pick<ElementContext, 'signature'>,
): string {
  return content.trim() || signature.logoUrl.trim();
}

/** The absolute address of an element's picture, where that is a link; null for any other element. */
export function pictureLink(
  element: SceneElement,
  context: Pick<ElementContext, 'signature' | 'baseUrl'>,
): string | null {
  if (element.type !== 'logo') return null;
  const source = parseImageSource(pictureAddress(element, context), context.baseUrl);
  return source.ok && source.value.kind === 'link' ? source.value.href : null;
}

/**
 * The whole picture as large as its box allows, centred; where its natural size is not known it fills the box. A round
 * one loses its corners, not the box: so the drawing is what the mail shows.
 */
export function placePicture(
  element: SceneElement,
  context: ElementContext,
): PlacedPicture | PictureProblem {
  const source = parseImageSource(pictureAddress(element, context), context.baseUrl);
  if (!source.ok) return source.problem;
  const src = imageSourceAddress(source.value);
  const { width, height } = element;
  const natural =
    source.value.kind === 'data' ? pictureSize(source.value) : (context.pictureSize?.(src) ?? null);
  const box = { width, height };
  const target =
    natural === null ? { x: 0, y: 0, ...box } : placeInBox(natural, box, 'contain').target;
  const shape: ImageShape = element.shape ?? context.signature.logoShape;
  const radius = shape === 'round' ? Math.floor(Math.min(target.width, target.height) / 2) : 0;
  return { src, ...target, radius };
}

/** What stands where a picture is missing or does not load: a plate with a landscape on it. */
export function picturePlaceholder({
  width,
  height,
}: Pick<SceneElement, 'width' | 'height'>): readonly SvgNode[] {
  const side = Math.min(width, height) * 0.6;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const at = (across: number, down: number): string => `${x + across * side} ${y + down * side}`;
  const hills = `M${at(0, 0.9)}L${at(0.35, 0.4)}L${at(0.55, 0.65)}L${at(0.7, 0.5)}L${at(1, 0.9)}Z`;
  const plate = { x: 0, y: 0, width, height, fill: '#f3f4f6' };
  const edge = { fill: 'none', stroke: '#9ca3af', 'stroke-dasharray': '4 3' };
  const inset = { x: 0.5, y: 0.5, width: Math.max(0, width - 1), height: Math.max(0, height - 1) };
  const sun = { cx: x + 0.72 * side, cy: y + 0.25 * side, rx: 0.1 * side, ry: 0.1 * side };
  return [
    { tag: 'rect', attributes: plate },
    { tag: 'rect', attributes: { ...inset, ...edge } },
    { tag: 'path', attributes: { d: hills, fill: '#9ca3af' } },
    { tag: 'ellipse', attributes: { ...sun, fill: '#9ca3af' } },
  ];
}

function drawPicture(element: SceneElement, context: ElementContext): readonly SvgNode[] {
  const placed = placePicture(element, context);
  // The canvas lies on a page, against which a relative address can be read; a mail has none.
  if (placed === 'relative') {
    const { width, height } = element;
    return [image({ src: pictureAddress(element, context), x: 0, y: 0, width, height, radius: 0 })];
  }
  if (typeof placed === 'string') return picturePlaceholder(element);
  if (placed.radius === 0) return [image(placed)];
  const { x, y, width, height, radius } = placed;
  const clipId = `${element.id}-clip`;
  const cut: SvgNode = { tag: 'rect', attributes: { x, y, width, height, rx: radius } };
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'clipPath', attributes: { id: clipId }, children: [cut] }],
    },
    image(placed, { 'clip-path': `url(#${clipId})` }),
  ];
}

function image(
  { src, x, y, width, height }: PlacedPicture,
  rest: SvgNode['attributes'] = {},
): SvgNode {
  const attributes = { href: src, x, y, width, height, preserveAspectRatio: 'none', ...rest };
  return { tag: 'image', attributes };
}
