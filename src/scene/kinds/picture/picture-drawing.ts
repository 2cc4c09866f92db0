import { croppedPart } from '../../../model/picture/fit';
import { isHeld } from '../../../model/picture/held-pictures';
import { placeOnBacking } from '../../../model/picture/image-backing';
import type { ElementContext } from '../../element-definition';
import type { PlacedElement } from '../../properties/placed-element';
import { cutTo } from '../cut-to';
import { drawShadow } from '../shadow-drawing';
import type { SvgNode } from '../../drawing/svg';
import type { PictureShowing } from './picture-showing';
import { pictureAddress, placePicture, type PlacedPicture } from './picture-placing';

/** What stands where a picture is missing, does not load or is not loaded yet: a panel with a landscape on it. */
export function picturePlaceholder({
  width,
  height,
}: Pick<PlacedElement, 'width' | 'height'>): readonly SvgNode[] {
  const side = Math.min(width, height) * 0.6;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const by = (across: number, down: number): string => `${across * side} ${down * side}`;
  const start = `${x} ${y + 0.9 * side}`;
  const hills = `m${start}l${by(0.35, -0.5)} ${by(0.2, 0.25)} ${by(0.15, -0.15)} ${by(0.3, 0.4)}z`;
  const panel = { x: 0, y: 0, width, height, fill: '#f3f4f6' };
  const edge = { fill: 'none', stroke: '#9ca3af', 'stroke-dasharray': '4 3' };
  const inset = { x: 0.5, y: 0.5, width: Math.max(0, width - 1), height: Math.max(0, height - 1) };
  const sun = { cx: x + 0.72 * side, cy: y + 0.25 * side, rx: 0.1 * side, ry: 0.1 * side };
  return [
    { tag: 'rect', attributes: panel },
    { tag: 'rect', attributes: { ...inset, ...edge } },
    { tag: 'path', attributes: { d: hills, fill: '#9ca3af' } },
    { tag: 'ellipse', attributes: { ...sun, fill: '#9ca3af' } },
  ];
}

/** The drawing of a picture element: its picture, else what stands in its place. */
export function drawPicture(
  element: PlacedElement,
  kind: PictureShowing,
  context: ElementContext,
): readonly SvgNode[] {
  const placed = placePicture(element, kind, context);
  // The canvas lies on a page, against which a relative address can be read; a mail has none.
  if (placed === 'relative') {
    const { width, height } = element;
    const src = pictureAddress(element, kind, context);
    return [image({ src, x: 0, y: 0, width, height, isCut: false, crop: null })];
  }
  if (typeof placed === 'string' || (context.held && isHeld(placed.src, context.held))) {
    return picturePlaceholder(element);
  }
  const { x, y, width, height, radius } = placed;
  const shadow = drawShadow({ ...placed, id: element.id }, radius, element.style.shadow);
  if (radius === 0 && placed.crop === null) return [...shadow, ...onBacking(placed)];
  const picture = cutTo(
    { x, y, width, height, rx: radius },
    `${element.id}-clip`,
    onBacking(placed),
  );
  return [...shadow, ...picture];
}

/** As the picture is drawn for emails: its backing fills its place, and itself lies within. */
function onBacking(placed: PlacedPicture): readonly SvgNode[] {
  const { src, x, y, width, height, backing } = placed;
  if (backing === null) return [image(placed)];
  const background = { x, y, width, height, fill: backing.color };
  const { target } = placeOnBacking({ width, height }, { width, height }, backing.padding);
  const within = { ...target, src, isCut: false, crop: null, x: x + target.x, y: y + target.y };
  return [{ tag: 'rect', attributes: background }, image(within)];
}

function image({
  src,
  x,
  y,
  width,
  height,
  isCut,
  crop,
}: Omit<PlacedPicture, 'radius' | 'backing'>): SvgNode {
  if (crop !== null) {
    // All of it, so that the part to be seen lies in its place: what is around that is cut off.
    const seen = croppedPart(crop.of, { width, height }, crop.part);
    const [across, down] = [width / seen.width, height / seen.height];
    const place = { x: x - seen.x * across, y: y - seen.y * down };
    const size = { width: crop.of.width * across, height: crop.of.height * down };
    return {
      tag: 'image',
      attributes: { href: src, ...place, ...size, preserveAspectRatio: 'none' },
    };
  }
  const preserveAspectRatio = isCut ? 'xMidYMid slice' : 'none';
  const attributes = { href: src, x, y, width, height, preserveAspectRatio };
  return { tag: 'image', attributes };
}
