import { widthOf } from '../../export/fixing';
import { grownFrame } from '../../scene/frame';
import type { SceneElement } from '../../scene/scene';
import type { Target } from '../fix';
import { replaced, type TrialElement, type TrialScene } from '../trial-scene';
import { isInWay } from '../trouble';

/**
 * A text that may be changed, and whose lines are longer than its box, and there over something else or out of the frame;
 * null for any other.
 */
export function longTextOf({ element, trialScene }: Target): TrialElement | null {
  const trialElement = trialScene.find(element.id);
  if (
    trialElement === null ||
    trialElement.item.kind !== 'text' ||
    element.locked ||
    element.wrap === true
  ) {
    return null;
  }
  return !isWithinBox(trialElement) && hasProblem(trialElement, trialScene) ? trialElement : null;
}

/** An element as it would stand after a change, if it then is in no other's way and within the frame; else null. */
export function fitting(
  element: SceneElement,
  before: TrialElement,
  trialScene: TrialScene,
): TrialElement | null {
  const after = replaced(element, before, trialScene);
  return hasProblem(after, trialScene) ? null : after;
}

/** Whether the lines of a text are no longer than its box. */
export function isWithinBox({ box, element }: TrialElement): boolean {
  return widthOf(box) <= Math.round(element.x + element.width) - Math.round(element.x);
}

/**
 * How far to the right a text may reach: as far as the frame would without it. A frame grows with what stands in it, so a text
 * that is too long makes room for itself.
 */
export function rightEdgeFor({ element }: TrialElement, { scene }: TrialScene): number {
  const elements = scene.elements.filter((other) => other !== element);
  return grownFrame({ ...scene, elements }).width;
}

function hasProblem(trialElement: TrialElement, trialScene: TrialScene): boolean {
  return (
    trialElement.box.x0 < 0 ||
    trialElement.box.x1 > trialScene.width ||
    isInWay(trialElement, trialScene)
  );
}
