import type { Size } from '../model/picture/fit';

/*
 * What pictures are drawn with: the canvas of a page, of a worker, or of Node. `Image` is whatever `drawImage` takes there.
 */

/** A decoded picture, upright. A very large one may be held at a smaller size than its file has. */
export interface DecodedPicture<Image> extends Size {
  readonly source: Image;
  /** Gives the memory back. */
  readonly release: () => void;
}

/** Something to draw on. */
export interface Surface<Image> {
  readonly canvas: Image & Size;
  readonly context: SurfaceContext<Image>;
  /** Quality from 0 to 1; PNG has none. */
  readonly encode: (type: string, quality: number) => Promise<Blob>;
}

/** Where pictures are decoded and drawn: a worker, the page, Node, or what a test puts in. */
export interface Surfaces<Image> {
  /** Rejects what cannot be decoded. `natural` is the upright size in px, where it is known already. */
  readonly decode: (file: Blob, natural?: Size) => Promise<DecodedPicture<Image>>;
  /** Null where there is no drawing surface to be had. */
  readonly createSurface: (size: Size) => Surface<Image> | null;
}

/** The part of the browser's `CanvasRenderingContext2D` that is used here, with its own names. */
interface SurfaceContext<Image> {
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: string | object;
  imageSmoothingQuality: string;
  beginPath(): void;
  fill(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  drawImage(image: Image, x: number, y: number, width?: number, height?: number): void;
  drawImage(
    image: Image,
    x: number,
    y: number,
    width: number,
    height: number,
    toX: number,
    toY: number,
    toWidth: number,
    toHeight: number,
  ): void;
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: Uint8ClampedArray };
}
