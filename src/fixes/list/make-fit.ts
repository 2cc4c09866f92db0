import type { SceneElement } from '../../scene/scene';
import { definitionOf } from '../../scene/registry';
import type { Fix, Target } from '../fix';
import { isTooSmall } from './grow-box';
import { fitting, isWithinBox, longTextOf, rightEdgeFor } from './long-text';

/** Smaller letters are hard to read. */
const SMALLEST_FONT = 10;

/** A text that is too long for its box gets the largest font size, at least 10 px, at which it fits into box and frame. */
export const makeFit: Fix = {
  id: 'makeFit',
  label: 'Make it fit',
  *propose(target) {
    const isFitting = fitterFor(target);
    if (isFitting === null) return;
    const { element, trialScene } = target;
    const { look } = definitionOf(element.type).textOf?.(element, trialScene.context) ?? {};
    for (let fontSize = (look?.size ?? 0) - 1; fontSize >= SMALLEST_FONT; fontSize--) {
      const style = { ...element.style, fontSize };
      if (!isFitting({ ...element, style })) continue;
      yield {
        label: `Make it fit: ${fontSize} px`,
        action: { type: 'scene/elementsStyled', ids: [element.id], style: { fontSize } },
      };
    }
  },
};

/** A test whether an element has the room that it needs; null where it may not be changed, or has it already. */
function fitterFor(target: Target): ((smaller: SceneElement) => boolean) | null {
  const { element, finding, trialScene } = target;
  if (finding.rule === 'words-past-box') {
    return element.locked ? null : (smaller) => !isTooSmall(smaller, trialScene);
  }
  const text = longTextOf(target);
  if (text === null) return null;
  const edge = rightEdgeFor(text, trialScene);
  return (smaller) => {
    const fit = fitting(smaller, text, trialScene);
    return fit !== null && isWithinBox(fit) && fit.box.x1 <= edge;
  };
}
