import { heightOf } from '../export/geometry/box';
import { definitionOf } from '../scene/registry';
import { ROOM_RULES, type Fix } from './fix';
import { fitting, longTextOf } from './long-text';

/** A text that is too long for its box stands in it on several lines. */
export const wrapLines: Fix = {
  id: 'wrapLines',
  label: 'Wrap text',
  rules: ROOM_RULES,
  *propose(target) {
    const text = longTextOf(target);
    if (text === null) return;
    const { x, y, width, height, id } = text.element;
    const element = { ...text.element, wrap: true };
    const wrapped = fitting(element, text, target.stage);
    if (wrapped === null) return;
    // A word of its own may be longer than a line.
    const { ink } = definitionOf(element.type).toEmail(element, target.stage.context);
    if (ink !== undefined && ink.width > width) return;
    const box = { x, y, width, height: Math.max(height, heightOf(wrapped.box)) };
    yield {
      label: 'Wrap text',
      action: { type: 'scene/elementsResized', boxes: { [id]: box }, wrap: true },
    };
  },
};
