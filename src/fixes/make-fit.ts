import { textLook } from '../scene/kinds/text-look';
import { ROOM_RULES, type Fix } from './fix';
import { fitting, isWithinBox, longTextOf } from './long-text';

/** Smaller letters are hard to read. */
const SMALLEST_FONT = 10;

/** A text that is too long for its box gets the largest font size, 10 px at least, at which it stands within it. */
export const makeFit: Fix = {
  id: 'makeFit',
  label: 'Make it fit',
  rules: ROOM_RULES,
  *propose(target) {
    const text = longTextOf(target);
    if (text === null) return;
    const { element } = text;
    for (let fontSize = fontSizeOf(element.style) - 1; fontSize >= SMALLEST_FONT; fontSize--) {
      const style = { ...element.style, fontSize };
      const smaller = fitting({ ...element, style }, text, target.stage);
      if (smaller === null || !isWithinBox(smaller)) continue;
      yield {
        label: `Make it fit: ${fontSize} px`,
        action: { type: 'scene/elementsStyled', ids: [element.id], style: { fontSize } },
      };
    }
  },
};

function fontSizeOf(style: Parameters<typeof textLook>[0]): number {
  return textLook(style, false).size;
}
