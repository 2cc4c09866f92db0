import { cleanLine } from '../../../base/text';
import { row, spacer, table } from '../../../email/builders';
import type { CellNode, ImageNode, InlineNode } from '../../../email/nodes';
import { BLACK } from '../../../model/color/color';
import {
  elementOrigin,
  fieldOrigin,
  type Origin,
  type PlainRule,
} from '../../../model/findings/findings';
import { addressDisplay } from '../../../model/person/web/address-href';
import type { SafeHref } from '../../../model/links';
import type {
  ElementDefinition,
  PropertySection,
  ElementContext,
  ElementEmail,
} from '../../element-definition';
import { elementFinding } from '../../element-finding';
import type { ElementStyle, PlacedElement } from '../../properties/placed-element';
import type { ListedKind } from '../kind';
import { ownLink } from '../own-link';
import { drawPicture } from './picture-drawing';
import {
  pictureAddress,
  pictureCrop,
  placePicture,
  type PicturePlacingProblem,
  type PlacedPicture,
} from './picture-placing';
import type { PictureField, PictureShowing } from './picture-showing';

/** What differs between kinds of pictures. */
export interface PictureElementKind<Type extends string> extends ListedKind<Type>, PictureShowing {
  readonly width: number;
  readonly height: number;
  readonly follows?: PictureField;
  /** Whether its outline can be chosen. */
  readonly hasShapes: boolean;
}

/** The element that shows a picture: its own, else one of the person's. */
export function pictureElement<Type extends string>(
  kind: PictureElementKind<Type>,
): ElementDefinition<Type> {
  const { type, label, group, icon, width, height, follows, fit, hasShapes, shapeOf, altOf } = kind;
  const shape: readonly PropertySection[] = hasShapes ? ['shape'] : [];
  return {
    type,
    label,
    group,
    icon,
    content: 'picture',
    ...(follows === undefined ? {} : { follows }),
    takesLink: true,
    picture: {
      fit,
      shapeOf,
      cropOf: (element, context) => pictureCrop(element, kind, context),
      addressOf: (element, context) => pictureAddress(element, kind, context),
    },
    defaults: { width, height, style: {} },
    reset: { size: true, style: null },
    handles: 'all',
    sections: ['logo-upload', 'position', 'size', ...shape, 'opacity', 'shadow', 'alt-link'],
    draw: (element, context) => drawPicture(element, kind, context),
    toEmail: (element, context) => pictureToEmail(element, kind, context),
    describe: (element, { person }) => cleanLine(element.alt ?? '') || altOf(person),
  };
}

const PROBLEM_RULES: Record<PicturePlacingProblem, PlainRule> = {
  blank: 'picture-missing',
  relative: 'image-relative',
  refused: 'image-refused',
};

/** A picture element as the cell that shows it. Where there is no picture to show, the cell is empty. */
function pictureToEmail(
  element: PlacedElement,
  kind: PictureShowing,
  context: ElementContext,
): ElementEmail {
  const { label } = kind;
  const placed = placePicture(element, kind, context);
  const { width, height } = element;
  const origin = originOf(element, kind, context);
  const box: CellNode = { kind: 'cell', width, height, verticalAlign: 'top', origin, children: [] };
  if (typeof placed === 'string') {
    const missing = elementFinding(PROBLEM_RULES[placed], element, element.name?.trim() || label);
    return { placing: 'exact', holds: 'pictures', isVacant: true, cell: box, findings: [missing] };
  }
  const { href, findings: ofLink } = ownLink(element, label);
  const image = imageNode(placed, element.style, altOf(element, kind, context, href), href, origin);
  const cell = { ...box, ...surrounded(image, placed, element) };
  return { placing: 'exact', holds: 'pictures', isVacant: false, cell, findings: ofLink };
}

function originOf(
  element: PlacedElement,
  { fieldOf }: PictureShowing,
  { person }: ElementContext,
): readonly Origin[] {
  const isOwn = (element.content ?? '').trim() !== '' || fieldOf === undefined;
  return [elementOrigin(element.id), ...(isOwn ? [] : [fieldOrigin(fieldOf(person))])];
}

/** The alternative text: the visitor's, else the name of whom it shows, else where its link goes. */
function altOf(
  element: PlacedElement,
  kind: PictureShowing,
  { person }: ElementContext,
  href: SafeHref | null,
): string {
  const known = cleanLine(element.alt ?? '') || kind.altOf(person);
  return known || (href === null ? kind.label : addressDisplay(href));
}

function imageNode(
  { src, width, height, radius, crop }: PlacedPicture,
  { shadow }: ElementStyle,
  alt: string,
  href: SafeHref | null,
  origin: readonly Origin[],
): InlineNode {
  const rounded = radius > 0 ? { radius } : {};
  const cropped = crop === null ? {} : { crop: crop.part };
  const image: ImageNode = {
    kind: 'image',
    src,
    width,
    height,
    alt,
    origin,
    ...rounded,
    ...(shadow && { shadow }),
    ...cropped,
  };
  if (href === null) return image;
  return {
    kind: 'link',
    href,
    color: BLACK,
    underline: false,
    label: alt,
    origin,
    children: [image],
  };
}

/** Bands at the sides are padding; bands above and below are rows: Word gives neighbors the largest upper padding. */
function surrounded(
  image: InlineNode,
  { x, y, width, height }: PlacedPicture,
  box: PlacedElement,
): Pick<CellNode, 'padding' | 'children'> {
  const right = box.width - x - width;
  const below = box.height - y - height;
  const sides = x + right > 0 ? { padding: [0, right, 0, x] as const } : {};
  if (y + below === 0) return { ...sides, children: [image] };
  const bands = [y, below].map((band) => (band > 0 ? [row(spacer({ width, height: band }))] : []));
  const [above = [], under = []] = bands;
  const middle = row({ kind: 'cell', width, height, children: [image] });
  return { ...sides, children: [table([...above, middle, ...under], { width })] };
}
