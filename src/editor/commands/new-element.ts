import { ENGLISH } from '../../model/languages/load-words';
import { boundsOf, type Point, type Rect, type Size } from '../../scene/geometry';
import { labelledShape } from '../../scene/labels/labels';
import { nextId } from '../../scene/element-id';
import { fitElement } from '../../scene/text/fit-element';
import { makeElement } from '../../scene/operations/add';
import { freePlace } from '../../scene/operations/free-place';
import { definitionOf, type ElementType } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { seenBox } from '../../scene/drawing/seen-box';
import { elementsOf, visibleElements } from '../../scene/selection';
import { textRoom } from '../../scene/design-file/text-total';
import type { RootState } from '../../store/state';
import { selectElementContext, type RenderEnv } from '../render-env';
import { selectScene } from '../selectors';

/** A new element of a kind as it is for the person of the design, in the frame's corner. */
export function newElement(
  type: ElementType,
  state: RootState,
  device: RenderEnv,
  nowMs: number,
): SceneElement {
  const scene = selectScene(state);
  const id = nextId(type, nowMs, new Set(scene.elements.map((element) => element.id)));
  const definition = definitionOf(type);
  const { contentIn } = definition;
  const content = contentIn?.(device.words ?? ENGLISH) ?? '';
  const begun = makeElement(definition, id, { x: 0, y: 0 }, scene);
  const hasRoom = content !== '' && content.length <= textRoom(scene.elements);
  const made = hasRoom ? { ...begun, content } : begun;
  return fitElement(made, selectElementContext(state, device));
}

/** Where something new goes: it covers no letter, not even those that reach out of their box. */
export function placeForNew(size: Size, state: RootState, device: RenderEnv): Point {
  return freePlace(selectScene(state), size, surroundingsOf(state, device));
}

function surroundingsOf(state: RootState, device: RenderEnv) {
  const scene = selectScene(state);
  const context = selectElementContext(state, device);
  const boxOf = (element: SceneElement): Rect => seenBox(element, context);
  const visible = visibleElements(scene);
  const selected = elementsOf(scene, state.selection).filter(({ hidden }) => hidden !== true);
  const last = selected.length > 0 ? selected : visible.slice(-1);
  // What goes below a label goes below its shape, in line with that.
  const above = last.map((element) => boxOf(labelledShape(scene, element)));
  return { taken: visible.map(boxOf), above: boundsOf(above) };
}
