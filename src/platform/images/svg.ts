import { growWithin, type Size } from '../../model/fit';
import { svgSize } from '../../model/svg-size';

/** An SVG made ready to be drawn at one size. */
export interface SizedSvg extends Size {
  /** A data URL: a blob would spoil the canvas where the drawing holds foreign objects. */
  readonly address: string;
}

/**
 * Reads an SVG file and gives it the largest size within `box`, so that it is drawn sharp; null for any other file.
 * The parsed document is only measured: it has no window, so nothing in it runs or loads.
 */
export async function readSvg(file: Blob, box: Size): Promise<SizedSvg | null> {
  if (!(await looksLikeMarkup(file))) return null;
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement;
  if (!(root instanceof SVGSVGElement)) return null;
  const attribute = (name: string): string | null => root.getAttribute(name);
  const own = svgSize({
    width: attribute('width'),
    height: attribute('height'),
    viewBox: attribute('viewBox'),
  });
  const size = growWithin(own, box);
  if (attribute('viewBox') === null) root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`);
  for (const side of ['width', 'height'] as const) {
    root.setAttribute(side, String(size[side]));
    root.style.setProperty(side, `${size[side]}px`, 'important');
  }
  const text = new XMLSerializer().serializeToString(root);
  return { ...size, address: `data:image/svg+xml,${encodeURIComponent(text)}` };
}

async function looksLikeMarkup(file: Blob): Promise<boolean> {
  return /^\s*</.test(await file.slice(0, 256).text());
}
