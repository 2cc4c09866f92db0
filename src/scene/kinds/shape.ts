import type { CellNode, Ground } from '../../email/nodes';
import { elementOrigin } from '../../model/findings';
import { OUTLOOKS } from '../../model/clients';
import { mix, type Hex } from '../../model/color';
import { websiteDisplay, type SafeHref } from '../../model/links';
import { cleanLine } from '../../model/text';
import type { ElementDefinition, ElementEmail, PropertySection } from '../element-definition';
import { elementFinding, roundFinding } from '../element-finding';
import type { ElementStyle, GradientStyle, PlacedElement } from '../placed-element';
import type { ListedKind } from './kind';
import { ownLink } from './own-link';
import { drawShape, type ShapeLook } from './shape-drawing';

/** What tells one kind of shape from another. */
export interface ShapeKind<Type extends string> extends ListedKind<Type> {
  readonly width: number;
  readonly height: number;
  readonly style: ElementStyle & { readonly backgroundColor: Hex };
  readonly isEllipse?: boolean;
  readonly hasGradient?: boolean;
}

/** What a plane of color is drawn by. */
export type PlaneKind = Pick<ShapeKind<string>, 'label' | 'style' | 'isEllipse'>;

/** An element that is a plane of colour: box, ellipse or bar. */
export function shapeElement<Type extends string>(kind: ShapeKind<Type>): ElementDefinition<Type> {
  const { type, label, group, icon, width, height, style, isEllipse, hasGradient } = kind;
  const corners: readonly PropertySection[] = isEllipse ? [] : ['corners'];
  const gradient: readonly PropertySection[] = hasGradient ? ['gradient'] : [];
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
    sections: ['position', 'size', 'shape-colors', ...corners, ...gradient, 'link'],
    draw: (element) => drawShape(element, shapeLook(element, kind)),
    toEmail: (element) => shapeToEmail(element, kind),
    describe: () => '',
  };
}

/** The look of a shape, with what its kind has where the element says nothing. */
export function shapeLook(element: PlacedElement, kind: PlaneKind): ShapeLook {
  const style = { ...kind.style, ...element.style };
  const { background: gradient = null, borderColor = style.backgroundColor } = style;
  const { radius = 0, borderWidth = style.borderColor === undefined ? 0 : 1 } = style;
  const shorter = Math.min(element.width, element.height);
  const corner = kind.isEllipse ? 'ellipse' : Math.min(radius, Math.floor(shorter / 2));
  // A border that leaves nothing free is all there is: a bar in its colour.
  if (borderWidth > 0 && 2 * borderWidth >= shorter) {
    return { ground: borderColor, gradient: null, border: null, corner };
  }
  const border = borderWidth > 0 ? { width: borderWidth, color: borderColor } : null;
  const ground = groundOf(element, gradient) ?? style.backgroundColor;
  return { ground, gradient, border, corner };
}

/** What stands under a gradient where clients have none: the colour that the element says, else the one between. */
function groundOf({ style }: PlacedElement, gradient: GradientStyle | null): Hex | null {
  if (style.backgroundColor !== undefined) return style.backgroundColor;
  return gradient === null ? null : mix(gradient.from, gradient.to, 0.5);
}

/** A shape as the cell that shows it: a plane of color with nothing in it. */
export function shapeToEmail(element: PlacedElement, kind: PlaneKind): ElementEmail {
  const { ground: color, gradient, border, corner } = shapeLook(element, kind);
  const { width, height } = element;
  const ground: Ground = gradient === null ? { color } : { color, gradient };
  const { href, findings: ofLink } = ownLink(element, kind.label);
  const edge = border && ({ ...border, style: 'solid' } as const);
  const radius = corner === 'ellipse' ? (width === height ? width / 2 : '50%') : corner;
  const cell: CellNode = {
    kind: 'cell',
    width,
    height,
    ground,
    ...(edge === null ? {} : { borders: { top: edge, right: edge, bottom: edge, left: edge } }),
    ...(radius === 0 ? {} : { radius }),
    ...(href === null ? {} : { link: { href, color, label: linkLabel(element, href) } }),
    origin: [elementOrigin(element.id)],
    children: [],
  };
  const findings = [
    ...ofLink,
    ...(radius === 0 ? [] : [roundFinding(element, kind.label)]),
    ...(gradient === null ? [] : [flatFinding(element, kind.label)]),
  ];
  return { placing: 'exact', holds: 'nothing', isVacant: false, cell, findings };
}

/** What a link without words says: the visitor's name for the element, else where it leads. */
function linkLabel({ name = '' }: PlacedElement, href: SafeHref): string {
  return cleanLine(name) || websiteDisplay(href);
}

function flatFinding(element: PlacedElement, label: string) {
  return elementFinding('gradient-flat', element, label, 'info', OUTLOOKS);
}
