import { changeEach, changeSome } from '../operations/change';
import type { Scene, SceneElement } from '../scene';
import { stacksOf, whyNotStacked } from './members';

/** Puts elements into a new stack. They leave the one that they are in. */
export function stackElements(scene: Scene, ids: readonly string[], stack: string): Scene {
  if (whyNotStacked(scene, new Set(ids)) !== null) return scene;
  return changeSome(scene, ids, (element) => ({ ...withoutStack(element), stack }));
}

/** Ends the stacks that any of the elements is in. */
export function endStacks(scene: Scene, ids: readonly string[]): Scene {
  const ended = stacksOf(scene, ids);
  return changeEach(scene, (element) => {
    return ended.has(element.stack ?? '') ? withoutStack(element) : element;
  });
}

function withoutStack({ stack: _stack, home: _home, ...rest }: SceneElement): SceneElement {
  return rest;
}
