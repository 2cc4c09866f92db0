import type { Rect } from '../../../model/picture/fit';
import type { PageBox } from '../../core/rebuild/page';
import type { Hex } from '../../../model/color/color';

/** Pictures that a browser has drawn of parts of a page, by the elements that show them. */
export type DrawnParts = ReadonlyMap<Element, DrawnPart>;

/** A picture, or what one behind a box comes to: a color or a run of two. */
export type DrawnPart = PartPicture | CutPicture | PlainBackground;

export type PlainBackground =
  | {
      readonly shows: 'color';
      readonly color: Hex;
      /** The picture has a pattern that can be seen. */
      readonly hadPattern: boolean;
    }
  | { readonly shows: 'gradient'; readonly gradient: NonNullable<PageBox['gradient']> };

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
