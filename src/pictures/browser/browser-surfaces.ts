import type { DecodedPicture, Surface, Surfaces } from '../../drawing/surfaces';

/* What pictures are drawn with in a browser, in the page as in workers. */

export type BrowserPicture = DecodedPicture<CanvasImageSource>;
export type BrowserSurface = Surface<CanvasImageSource>;
export type BrowserSurfaces = Surfaces<CanvasImageSource>;
