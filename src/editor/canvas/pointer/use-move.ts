import { useState, type RefObject } from 'react';
import type { Point } from '../../../scene/geometry';
import { useOverlay, type CanvasState } from '../overlay/use-overlay';

/*
 * A drag changes nothing but the places of a few nodes, sixty times a second. So those nodes get a transform, and a layer of
 * their own, for as long as they are under way; where they are dropped the place goes into the drawing itself.
 */

/** More layers than these cost a browser more than drawing what moves again. */
const MOST_LAYERS = 8;

/** Shifts the drawings of the elements in flight; `ref` is the node that holds all drawings. */
export function useElementsInFlight(ref: RefObject<SVGGElement | null>): void {
  const [shift] = useState(makeShift);
  useOverlay(ref, partsOf, shift);
}

function partsOf({ interaction: { move } }: CanvasState) {
  return [move?.ids ?? null, move?.offset ?? null] as const;
}

function makeShift() {
  let movingIds: readonly string[] | null = null;
  let nodes: readonly SVGGElement[] = [];
  return (list: SVGGElement, ids: readonly string[] | null, offset: Point | null) => {
    if (ids !== movingIds) {
      for (const node of nodes) node.removeAttribute('style');
      movingIds = ids;
      nodes = ids === null ? [] : nodesOf(list, new Set(ids));
      const isLayered = nodes.length <= MOST_LAYERS;
      if (isLayered) for (const { style } of nodes) style.willChange = 'transform';
    }
    if (offset === null) return;
    const transform = `translate(${offset.x}px, ${offset.y}px)`;
    for (const { style } of nodes) style.transform = transform;
  };
}

function nodesOf(list: SVGGElement, ids: ReadonlySet<string>): readonly SVGGElement[] {
  return [...list.children]
    .filter((node) => node instanceof SVGGElement)
    .filter(({ dataset }) => ids.has(dataset['elementId'] ?? ''));
}
