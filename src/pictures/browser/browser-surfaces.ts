import type { Picture, Surface, Surfaces } from '../../drawing/surfaces';

/* What pictures are drawn with in a browser, in the page as in workers. */

export type BrowserPicture = Picture<CanvasImageSource>;
export type BrowserSurface = Surface<CanvasImageSource>;
export type BrowserSurfaces = Surfaces<CanvasImageSource>;
