/** A box in canvas units, to a hundredth. */
export interface CanvasBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the drawing of an element is seen on the canvas, from the rect as large as its box that every element ends in. It
 * asks the browser, not the attributes: a place may be written into nodes or be a transform. Tests send it into a page, so
 * it uses nothing but what stands in it.
 */
export function placeOnCanvas(element: Element): CanvasBox {
  const list = element.ownerDocument.querySelector<SVGGElement>('g[aria-label="Design"]');
  const background = list?.getScreenCTM() ?? null;
  const box = [...element.querySelectorAll('rect')].at(-1);
  if (background === null || box === undefined)
    throw new Error('Neither canvas nor box to measure by');
  const seen = box.getBoundingClientRect();
  const toCanvas = (px: number) => Math.round((px / background.a) * 100) / 100;
  return {
    x: toCanvas(seen.x - background.e),
    y: toCanvas(seen.y - background.f),
    width: toCanvas(seen.width),
    height: toCanvas(seen.height),
  };
}
