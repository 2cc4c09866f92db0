import { growWithin } from '../model/fit';
import type { Size } from './geometry';
import { keepsRatio } from './keeps-ratio';
import { definitionOf } from './registry';
import type { SceneElement } from './scene';
import { sizeRange } from './size-range';
import { wholeWithin } from './ranges';

/**
 * The box of an element once it shows a picture of this size: in the picture's ratio, within the box it has, or as wide as that
 * where it fills its box. One that is cut to a shape stays as it is, and so does one whose ratio is free.
 */
export function pictureBox(element: SceneElement, natural: Size): Size {
  const { type, shape, width, height } = element;
  const { picture, sections } = definitionOf(type);
  const isFilled = picture?.fit === 'cover';
  const isCutToShape = shape !== undefined || (isFilled && sections.includes('shape'));
  if (!keepsRatio(element) || isCutToShape) return { width, height };
  if (!isFilled) return growWithin(natural, { width, height });
  const filled = (width * natural.height) / natural.width;
  return { width, height: wholeWithin(filled, sizeRange(type, 'height')) };
}
