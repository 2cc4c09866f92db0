import type { Size } from '../../model/picture/fit';

/** A decoded picture, upright. A very large one may be held at a smaller size than its file has. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** Gives the memory back. */
  readonly release: () => void;
}

/** Something to draw on. */
export interface Surface {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** Quality from 0 to 1; PNG has none. */
  readonly encode: (type: string, quality: number) => Promise<Blob>;
}

/** Where pictures are decoded and drawn: a worker, the page, or what a test puts in. */
export interface Surfaces {
  /** Rejects what this browser cannot decode. `natural` is the upright size in px, where it is known already. */
  readonly decode: (file: Blob, natural?: Size) => Promise<Picture>;
  /** Null where there is no drawing surface to be had. */
  readonly createSurface: (size: Size) => Surface | null;
}
