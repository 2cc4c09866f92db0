import type { Hex } from '../../../model/color/color';

/** Pictures that a browser has drawn of parts of a page, by the elements that show them. */
export type DrawnParts = ReadonlyMap<Element, DrawnPart>;

/** A picture, or the color that one behind a box comes to. */
export type DrawnPart = PartPicture | { readonly shows: 'color'; readonly color: Hex };

export interface PartPicture {
  /** What is behind a box, or the box and all that stands on it. */
  readonly shows: 'background' | 'all';
  readonly src: string;
  /** In px; 0 where it is drawn with its corners. */
  readonly radius: number;
}
