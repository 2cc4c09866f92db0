import { shadowLengths, shadowReach, type Shadow } from '../../email/shadows';
import type { SvgNode } from '../drawing/svg';
import type { Rect } from '../geometry';
import type { PlacedElement } from '../properties/placed-element';
import type { Corner } from './corners';
import { plane } from './shape-drawing';

/**
 * The shadow of a box with these corners, as CSS has it: the same box elsewhere, blurred, and nothing within the box itself,
 * which may let what is below it through. Nothing where there is none.
 */
export function drawShadow(
  box: Rect & Pick<PlacedElement, 'id'>,
  corner: Corner,
  shadow: Shadow | undefined,
): readonly SvgNode[] {
  if (shadow === undefined) return [];
  const { x, y, blur } = shadowLengths(shadow);
  const [blurId, outsideId] = [`${box.id}-blur`, `${box.id}-outside`];
  const cast = shiftedBy(plane(box, 0, corner, shadow.color), box.x + x, box.y + y);
  const blurred = blur === 0 ? {} : { filter: `url(#${blurId})` };
  const attributes = { ...blurred, 'clip-path': `url(#${outsideId})` };
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [
        ...(blur === 0 ? [] : [blurOver(blurId, box, shadow, blur)]),
        {
          tag: 'clipPath',
          attributes: { id: outsideId },
          children: [outside(box, corner, shadow)],
        },
      ],
    },
    { ...cast, attributes: { ...cast.attributes, ...attributes } },
  ];
}

/** The blur of CSS: its length is twice the deviation (CSS Backgrounds 3, 6.1). */
function blurOver(id: string, box: Rect, shadow: Shadow, blur: number): SvgNode {
  const deviation: SvgNode = { tag: 'feGaussianBlur', attributes: { stdDeviation: blur / 2 } };
  return {
    tag: 'filter',
    attributes: {
      id,
      filterUnits: 'userSpaceOnUse',
      ...around(box, shadow),
      'color-interpolation-filters': 'sRGB',
    },
    children: [deviation],
  };
}

/** The box with all that its shadow reaches. */
function around({ x, y, width, height }: Rect, shadow: Shadow): Rect & Record<string, number> {
  const [top, right, bottom, left] = shadowReach(shadow);
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

/** All of `around` but the box. */
function outside(box: Rect, corner: Corner, shadow: Shadow): SvgNode {
  const all = around(box, shadow);
  const frame = `m${all.x} ${all.y}h${all.width}v${all.height}h${-all.width}z`;
  const hole = `m${box.x - all.x} ${box.y - all.y}${outlineOf(box, corner)}`;
  return { tag: 'path', attributes: { d: frame + hole, 'clip-rule': 'evenodd' } };
}

/** A box as a path from its top left corner. */
function outlineOf({ width, height }: Rect, corner: Corner): string {
  if (corner === 'ellipse') {
    const [rx, ry] = [width / 2, height / 2];
    return `m0 ${ry}a${rx} ${ry} 0 0 1 ${width} 0a${rx} ${ry} 0 0 1 ${-width} 0z`;
  }
  const radii = typeof corner === 'number' ? ([corner, corner, corner, corner] as const) : corner;
  return String(plane({ width, height }, 0, radii, 'none').attributes['d']);
}

function shiftedBy(node: SvgNode, x: number, y: number): SvgNode {
  const { tag, attributes } = node;
  if (tag === 'path')
    return { ...node, attributes: { ...attributes, d: `m${x} ${y}${attributes['d']}` } };
  const [across, down] = tag === 'ellipse' ? ['cx', 'cy'] : ['x', 'y'];
  const moved = {
    [across]: Number(attributes[across]) + x,
    [down]: Number(attributes[down]) + y,
  };
  return { ...node, attributes: { ...attributes, ...moved } };
}
