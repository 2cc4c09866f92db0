import { growWithin } from '../../model/picture/fit';
import type { Size } from '../geometry';
import { keepsRatio } from '../keeps-ratio';
import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';

/**
 * The box of an element once it shows a picture of this size: in the picture's ratio, within the box it has, so that it comes to
 * lie over nothing else. One that is cut to a shape stays as it is, and so does one whose ratio is free.
 */
export function pictureBox(element: SceneElement, natural: Size): Size {
  const { type, shape, width, height } = element;
  const { picture, sections } = definitionOf(type);
  const isCutToShape =
    shape !== undefined || (picture?.fit === 'cover' && sections.includes('shape'));
  return !keepsRatio(element) || isCutToShape
    ? { width, height }
    : growWithin(natural, { width, height });
}
