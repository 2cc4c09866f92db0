import { lowerOnce } from '../../export/fixing';
import type { Rect } from '../../scene/geometry';
import { placeWords } from '../../scene/kinds/text/words-place';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Fix, Proposal } from '../fix';
import type { TrialScene } from '../trial-scene';

/** A box that is too small for its words gets as large as they need, at its right and below first. */
export const growBox: Fix = {
  id: 'growBox',
  label: 'Make it larger',
  *propose({ element, trialScene }) {
    if (element.locked) return;
    yield* growths(element, 'Make it larger', trialScene);
    if (element.wrap !== true) {
      yield* growths({ ...element, wrap: true }, 'Wrap text', trialScene);
    }
  },
};

/** Whether words of an element reach out of the box that they have in it. */
export function isTooSmall(element: SceneElement, { context }: TrialScene): boolean {
  return lowerOnce(element, context).findings.some(({ rule }) => rule === 'words-past-box');
}

/** Words that wrap may break elsewhere in a wider box, and need another height. */
const MOST_STEPS = 3;

function* growths(
  element: SceneElement,
  label: string,
  trialScene: TrialScene,
): Iterable<Proposal> {
  let grown = element;
  for (let step = 0; step < MOST_STEPS && isTooSmall(grown, trialScene); step++) {
    grown = enlarged(grown, trialScene);
  }
  if (isTooSmall(grown, trialScene)) return;
  const { id, wrap = false } = element;
  for (const box of placesFor(element, grown, trialScene)) {
    yield { label, action: { type: 'scene/elementsResized', boxes: { [id]: box }, wrap } };
  }
}

/** An element as large as its words need as they stand. */
function enlarged(element: SceneElement, { context }: TrialScene): SceneElement {
  const words = definitionOf(element.type).textOf?.(element, context);
  if (words === undefined) return element;
  const { ink } = placeWords(words, element, context);
  return {
    ...element,
    width: Math.ceil(element.width + Math.max(0, ink.width - words.box.width)),
    height: Math.ceil(element.height + Math.max(0, ink.height - words.box.height)),
  };
}

/** Where the larger box could stand: with the same corner at the top left, top right, bottom left, bottom right. */
function placesFor(
  { x, y, width: oldWidth, height: oldHeight }: SceneElement,
  { width, height }: SceneElement,
  trialScene: TrialScene,
): readonly Rect[] {
  const lefts = new Set([x, x + oldWidth - width]);
  const tops = new Set([y, y + oldHeight - height]);
  return [...tops].flatMap((top) =>
    [...lefts].flatMap((left) => {
      const isWithin = top >= 0 && left >= 0 && left + width <= trialScene.width;
      return isWithin ? [{ x: left, y: top, width, height }] : [];
    }),
  );
}
