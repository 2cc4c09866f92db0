import { meanColor } from '../../email/gradients';
import type { CellNode, Background } from '../../email/nodes';
import { elementOrigin } from '../../model/findings/findings';
import type { Hex } from '../../model/color/color';
import { addressDisplay } from '../../model/person/web/address-href';
import type { SafeHref } from '../../model/links';
import { cleanLine } from '../../base/text';
import type { ElementDefinition, ElementEmail, PropertySection } from '../element-definition';
import type { SvgNode } from '../drawing/svg';
import type { ElementStyle, GradientStyle, PlacedElement } from '../properties/placed-element';
import type { ListedKind } from './kind';
import { ownLink } from './own-link';
import { cornerIn } from './corners';
import { drawShadow } from './shadow-drawing';
import { drawShape, type ShapeLook } from './shape-drawing';

/** What differs between kinds of shapes. */
export interface ShapeKind<Type extends string> extends ListedKind<Type> {
  readonly width: number;
  readonly height: number;
  readonly style: ElementStyle & { readonly backgroundColor: Hex };
  readonly isEllipse?: boolean;
}

/** What a plane of color is drawn by. */
export type PlaneKind = Pick<ShapeKind<string>, 'label' | 'style' | 'isEllipse'>;

/** An element that is a plane of color: box, ellipse or bar. */
export function shapeElement<Type extends string>(kind: ShapeKind<Type>): ElementDefinition<Type> {
  const { type, label, group, icon, width, height, style, isEllipse } = kind;
  const corners: readonly PropertySection[] = isEllipse ? [] : ['corners'];
  return {
    type,
    label,
    group,
    icon,
    content: 'none',
    takesLink: true,
    leastSize: { width: 1, height: 1 },
    defaults: { width, height, style },
    reset: { size: true, style },
    handles: 'all',
    sections: [
      'position',
      'size',
      'shape-colors',
      'opacity',
      ...corners,
      'gradient',
      'shadow',
      'link',
    ],
    draw: (element) => drawPlane(element, kind),
    toEmail: (element) => shapeToEmail(element, kind),
    describe: () => '',
  };
}

/** The drawing of a shape on its shadow. */
export function drawPlane(element: PlacedElement, kind: PlaneKind): readonly SvgNode[] {
  const look = shapeLook(element, kind);
  const box = { ...element, x: 0, y: 0 };
  return [...drawShadow(box, look.corner, element.style.shadow), ...drawShape(element, look)];
}

/** The look of a shape: the element's style, completed with that of its kind. */
export function shapeLook(element: PlacedElement, kind: PlaneKind): ShapeLook {
  const style = { ...kind.style, ...element.style };
  const { background: gradient = null, borderColor = style.backgroundColor } = style;
  const { borderWidth = style.borderColor === undefined ? 0 : 1 } = style;
  const shorter = Math.min(element.width, element.height);
  const corner = kind.isEllipse ? 'ellipse' : cornerIn(element, style);
  // A border that leaves nothing free is all there is: a bar in its color.
  if (borderWidth > 0 && 2 * borderWidth >= shorter) {
    return { background: borderColor, gradient: null, border: null, corner };
  }
  const edge = { width: borderWidth, color: borderColor };
  const border = borderWidth > 0 ? { ...edge, style: borderStyleOf(style, borderWidth) } : null;
  const background = backgroundOf(element, gradient) ?? style.backgroundColor;
  return { background, gradient, border, corner };
}

/**
 * Clients repeat a gradient below the border, where a line with gaps would show its other end: there it is solid. So is
 * what browsers draw of a double one without room for two lines and a gap.
 */
function borderStyleOf({ background, borderStyle = 'solid' }: ElementStyle, width: number) {
  const isSolid = background !== undefined || (borderStyle === 'double' && width < 3);
  return isSolid ? 'solid' : borderStyle;
}

/** The color in place of a gradient where clients have none: that of the element, else the mean of the gradient's. */
function backgroundOf({ style }: PlacedElement, gradient: GradientStyle | null): Hex | null {
  if (style.backgroundColor !== undefined) return style.backgroundColor;
  return gradient === null ? null : meanColor(gradient);
}

/** A shape as the cell that shows it: a plane of color with nothing in it. */
export function shapeToEmail(element: PlacedElement, kind: PlaneKind): ElementEmail {
  const { background: color, gradient, border, corner } = shapeLook(element, kind);
  const { width, height, style } = element;
  const background: Background = gradient === null ? { color } : { color, gradient };
  const { href, findings: ofLink } = ownLink(element, kind.label);
  const radius = corner === 'ellipse' ? (width === height ? width / 2 : '50%') : corner;
  const cell: CellNode = {
    kind: 'cell',
    width,
    height,
    background,
    ...(border && { borders: { top: border, right: border, bottom: border, left: border } }),
    ...(radius === 0 ? {} : { radius }),
    ...(style.shadow && { shadow: style.shadow }),
    ...(href === null ? {} : { link: { href, color, label: linkLabel(element, href) } }),
    origin: [elementOrigin(element.id)],
    children: [],
  };
  return { placing: 'exact', holds: 'nothing', isVacant: false, cell, findings: ofLink };
}

/** The label of a link without text: the visitor's name for the element, else where it goes. */
function linkLabel({ name = '' }: PlacedElement, href: SafeHref): string {
  return cleanLine(name) || addressDisplay(href);
}
