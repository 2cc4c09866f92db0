import type { SceneAction } from '../actions';
import type { Rect } from '../geometry';
import { withLabels } from '../labels/labels';
import { changeEach, changeSome } from '../operations/change';
import type { Scene, SceneElement } from '../scene';
import { stacksOf } from './members';
import { whyNotStacked } from './why-not-stacked';

/** Puts elements and their labels into a new stack. They leave the one that they are in. `boxes` part what overlaps. */
export function stackElements(
  scene: Scene,
  ids: readonly string[],
  stack: string,
  boxes: Boxes = {},
): Scene {
  if (whyNotStacked(scene, new Set(ids)) !== null) return scene;
  return changeSome(scene, withLabels(scene, ids), (element) => ({
    ...withoutStack(element),
    ...boxes[element.id],
    stack,
  }));
}

type Boxes = Readonly<Record<string, Rect>>;

/** Gives members of a stack other boxes; those moved by hand may leave it. */
export function arrangeStack(
  scene: Scene,
  { ids, boxes, leaves = false }: Extract<SceneAction, { type: 'scene/stackArranged' }>,
): Scene {
  const left = new Set(leaves ? ids : []);
  return changeSome(scene, [...Object.keys(boxes), ...left], (element) => ({
    ...(left.has(element.id) ? withoutStack(element) : element),
    ...boxes[element.id],
  }));
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
