import { textLook, type TextLook } from '../scene/kinds/text/text-look';
import { wholeStyle } from '../scene/properties/whole-style';
import type { SceneElement } from '../scene/scene';

/** The look of a whole text, whatever its parts look like. */
export function wholeLook(element: SceneElement): TextLook {
  return textLook(wholeStyle(element), { spans: element.spans });
}
