import { growWithin, type Size } from '../../model/picture/fit';
import { serializeSvgRoot, readSvgRoot } from '../../model/picture/svg-root';
import { svgSize } from '../../model/picture/svg-size';

/** An SVG made ready to be drawn at one size. */
export interface SizedSvg extends Size {
  /** A data URL: a blob would spoil the canvas where the drawing holds foreign objects. */
  readonly address: string;
}

/**
 * Reads an SVG file and gives it the largest size within `box`, so that it is drawn sharp; null for any other file.
 * Only the picture that is drawn parses it: nothing in a picture runs or loads.
 */
export async function readSvg(file: Blob, box: Size): Promise<SizedSvg | null> {
  if (!(await looksLikeMarkup(file))) return null;
  const root = readSvgRoot(await file.text());
  if (root === null) return null;
  const { attributes } = root;
  const own = svgSize({
    width: attributes.get('width') ?? null,
    height: attributes.get('height') ?? null,
    viewBox: attributes.get('viewBox') ?? null,
  });
  const { width, height } = growWithin(own, box);
  const style = `width:${width}px!important;height:${height}px!important`;
  const sized = new Map([
    ['viewBox', `0 0 ${own.width} ${own.height}`],
    ...attributes,
    ['width', String(width)],
    ['height', String(height)],
    ['style', [attributes.get('style') ?? '', style].join(';')],
  ]);
  const text = serializeSvgRoot({ ...root, attributes: sized });
  return { width, height, address: `data:image/svg+xml,${encodeURIComponent(text)}` };
}

async function looksLikeMarkup(file: Blob): Promise<boolean> {
  return /^\s*</.test(await file.slice(0, 256).text());
}
