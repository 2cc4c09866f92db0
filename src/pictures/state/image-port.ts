import type { RasterImage, RasterRequest } from '../../export';
import type { Size } from '../../model/picture/fit';
import type { PictureProblem } from '../../model/messages/file-messages';
import type { Pixels } from '../../model/color/picture-colors';
import type { Result } from '../../base/result';

/** A picture of the visitor's, read and made small. */
export interface UploadedImage {
  readonly dataUrl: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** False where the picture could be read but not made small: it is kept as it was. */
  readonly resized: boolean;
  /** Whether the file moved: the first of its pictures is kept. */
  readonly isStilled?: boolean;
  /** Why it was not made small, in the words of the error; for the log. */
  readonly failure?: string;
}

/** Why a file gives no picture. */
export type ImageProblem = PictureProblem;

/** A signature drawn as one picture. */
export interface DrawnSignature {
  readonly png: Uint8Array;
  /** The words of pictures from elsewhere that may not be read: in their places are boxes. */
  readonly missing: readonly string[];
}

export interface ImagePort {
  /** Reads a file of the visitor's and fits it into the box of its kind. Never rejects. */
  readonly load: (
    file: Blob,
    kind: 'profile' | 'logo' | 'canvas',
  ) => Promise<Result<UploadedImage, ImageProblem>>;
  /** The natural size in px of a picture anywhere on the web; null when it does not load. Never rejects. */
  readonly naturalSize: (address: string) => Promise<Size | null>;
  /** What a picture anywhere shows, made small; null when it does not load, or may not be read. Never rejects. */
  readonly pixels: (address: string) => Promise<Pixels | null>;
  /** Draws a picture for the output; null when it cannot be drawn. Never rejects. */
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
  /** Draws exported HTML, `scale` times as large; null where this browser cannot. Never rejects. */
  readonly drawSignature: (html: string, scale: 1 | 2) => Promise<DrawnSignature | null>;
}
