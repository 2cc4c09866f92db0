import { cell, shrinkToFit, solid, type Block, type CellProps } from '../../email/builders';
import type { ImageNode } from '../../email/nodes';
import { parseHex, type Hex } from '../../model/color/color';
import { fitWithin } from '../../model/picture/fit';
import type { Logo, Picture } from '../view';

const BACKING_PADDING = 8;

/** A cell just around the photo, to stand beside others; null without one. */
export function photoCell(photo: Picture | null, props: CellProps = {}): Block {
  return photo && cell({ width: photo.width, ...props }, pictureNode(photo));
}

/** The photo in a row of its own; null without one. */
export function photoRow(photo: Picture | null): Block {
  return photo && cell({}, pictureNode(photo));
}

/**
 * A cell just around the logo; null without one. It stands on the visitor's own color when they chose one, else on
 * `backing` where the template needs one, else on nothing; a color reaches `inset` px beyond it.
 */
export function logoCell(logo: Logo | null, backing?: Hex, inset = BACKING_PADDING): Block {
  if (logo === null) return null;
  const background = parseHex(logo.background) ?? backing;
  if (background === undefined) return cell({ width: logo.width }, pictureNode(logo));
  return cell(
    {
      width: logo.width + 2 * inset,
      padding: [inset, inset, inset, inset],
      background: solid(background),
    },
    pictureNode(logo),
  );
}

function pictureNode({ radius, scale: _scale, ...picture }: Picture): ImageNode {
  return { kind: 'image', ...picture, ...(radius > 0 ? { radius } : {}) };
}

/** The logo in a row of its own, at the start of the line; null without one. */
export function logoRow(logo: Logo | null, backing?: Hex): Block {
  if (logo === null || parseHex(logo.background) !== null || backing !== undefined) {
    return shrinkToFit(logoCell(logo, backing));
  }
  return cell({}, pictureNode(logo));
}

/** The picture no wider than `room` px, however large it is wanted, its proportions kept; null without one. */
export function within<P extends Picture>(picture: P | null, room: number): P | null {
  return picture === null ? null : fitInto(picture, room, Number.POSITIVE_INFINITY);
}

/**
 * The picture no larger than `width` x `height` px where it is wanted as large as usual, its proportions kept; null without
 * one.
 */
export function fitted<P extends Picture>(
  picture: P | null,
  width: number,
  height: number,
): P | null {
  if (picture === null) return null;
  const { scale = 1 } = picture;
  return fitInto(picture, Math.round(width * scale), Math.round(height * scale));
}

function fitInto<P extends Picture>(picture: P, width: number, height: number): P {
  const size = fitWithin(picture, { width, height });
  const scale = size.width / picture.width;
  return { ...picture, ...size, radius: Math.round(picture.radius * scale) };
}
