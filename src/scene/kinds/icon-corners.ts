import type { Hex } from '../../model/color/color';
import type { Rect } from '../geometry';
import type { SvgNode } from '../drawing/svg';
import { cutTo } from './cut-to';

/*
 * The pictures of networks are drawn with round corners. Rounder ones are cut, as those of photos are; a backing of the same color
 * behind the picture fills up those that are less round.
 */

/** How round the corners of the pictures are, as a share of a side (scripts/social-icons/build.mjs). */
const OWN_SHARE = 5 / 24;

interface IconCorners {
  /** The radius to which the picture is cut, in px; null where it is not. */
  readonly cut: number | null;
  /** That of a backing behind it, in px; null where it has none. */
  readonly backing: number | null;
}

/** How a picture with a side of so many px gets corners of a radius; null is that of the picture. */
export function iconCorners(radius: number | null, side: number): IconCorners {
  if (radius === null) return { cut: null, backing: null };
  return radius > side * OWN_SHARE
    ? { cut: Math.min(radius, Math.floor(side / 2)), backing: null }
    : { cut: null, backing: radius };
}

/** The radius to which a picture is cut, as nodes of emails have it. */
export function iconRadius(radius: number | null, side: number): { readonly radius?: number } {
  const { cut } = iconCorners(radius, side);
  return cut === null ? {} : { radius: cut };
}

/** The drawing of the picture of a network in its place; `clipId` names what it is cut to. */
export function drawIcon(
  href: string,
  { color, ...box }: Rect & { readonly color: Hex },
  { cut, backing }: IconCorners,
  clipId: string,
): readonly SvgNode[] {
  const image: SvgNode = { tag: 'image', attributes: { ...box, href } };
  if (backing !== null)
    return [{ tag: 'rect', attributes: { ...box, rx: backing, fill: color } }, image];
  return cut === null ? [image] : cutTo({ ...box, rx: cut }, clipId, [image]);
}
