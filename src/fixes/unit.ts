import type { TrialScene, TrialElement } from './trial-scene';
import { liesOn } from './trouble';

/** What moves as one: an element, and what lies on it. */
export type FixUnit = readonly [root: TrialElement, ...others: readonly TrialElement[]];

/** An element with all that lies on it; null where any of that is locked. */
export function unitOf(root: TrialElement, trialScene: TrialScene): FixUnit | null {
  const held = trialScene.near(root.box).filter((other) => other !== root && liesOn(other, root));
  const isLocked = [root, ...held].some(({ element }) => element.locked);
  return isLocked ? null : [root, ...held];
}
