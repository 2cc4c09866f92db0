import type { RasterImage, RasterRequest } from '../export/types';
import type { Size } from '../model/fit';
import type { PictureProblem } from '../model/messages';
import type { Result } from '../model/result';

/** A picture of the visitor's, read and made small. */
export interface UploadedImage {
  readonly dataUrl: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** False where the picture could be read but not made small: it is kept as it was. */
  readonly resized: boolean;
  /** Why it was not made small, in the words of the error; for the log. */
  readonly failure?: string;
}

/** Why a file gives no picture. */
export type ImageProblem = PictureProblem;

export interface ImagePort {
  /** Reads a file of the visitor's and fits it into the box of its kind. Never rejects. */
  readonly load: (
    file: Blob,
    kind: 'profile' | 'logo',
  ) => Promise<Result<UploadedImage, ImageProblem>>;
  /** The natural size in px of a picture anywhere on the web; null when it does not load. Never rejects. */
  readonly naturalSize: (address: string) => Promise<Size | null>;
  /** Draws a picture for the output; null when it cannot be drawn. Never rejects. */
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
}
