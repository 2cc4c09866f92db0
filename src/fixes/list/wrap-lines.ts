import { heightOf } from '../../export/fixing';
import { SCENE_LIMITS } from '../../scene/limits';
import { definitionOf } from '../../scene/registry';
import type { Fix } from '../fix';
import { fitting, longTextOf, rightEdgeFor } from './long-text';

/** A text that is too long for its box stands in it on several lines, and within the frame. */
export const wrapLines: Fix = {
  id: 'wrapLines',
  label: 'Wrap text',
  *propose(target) {
    const text = longTextOf(target);
    if (text === null) return;
    const { x, y, height, id } = text.element;
    const width = Math.min(text.element.width, rightEdgeFor(text, target.trialScene) - x);
    if (width < SCENE_LIMITS.resize.width) return;
    const element = { ...text.element, width, wrap: true };
    const wrapped = fitting(element, text, target.trialScene);
    if (wrapped === null) return;
    // A word of its own may be longer than a line.
    const { ink } = definitionOf(element.type).toEmail(element, target.trialScene.context);
    if (ink !== undefined && ink.width > width) return;
    const box = { x, y, width, height: Math.max(height, heightOf(wrapped.box)) };
    yield {
      label: 'Wrap text',
      action: { type: 'scene/elementsResized', boxes: { [id]: box }, wrap: true },
    };
  },
};
