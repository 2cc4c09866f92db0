import type { Rect } from '../../../model/picture/fit';
import type { Hex } from '../../../model/color/color';

/** Pictures that a browser has drawn of parts of a page, by the elements that show them. */
export type DrawnParts = ReadonlyMap<Element, DrawnPart>;

/** A picture, or the color that one behind a box comes to. */
export type DrawnPart = PartPicture | CutPicture | { readonly shows: 'color'; readonly color: Hex };

/** A picture that was cut, as some of its parts lead elsewhere than others. */
export interface CutPicture {
  readonly shows: 'pieces';
  readonly pieces: readonly PiecePicture[];
}

/** A piece of a picture, in px from its corner. */
export interface PiecePicture extends Rect {
  readonly src: string;
  readonly alt: string;
  /** Null where it leads where the whole picture does, if that leads anywhere. */
  readonly href: string | null;
}

export interface PartPicture {
  /** What is behind a box, or the box and all that stands on it. */
  readonly shows: 'background' | 'all';
  readonly src: string;
  /** In px; 0 where it is drawn with its corners. */
  readonly radius: number;
}
