import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { elementsOf } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import type { RootState } from '../../store/state';
import { selectScene } from '../selectors';
import { selectMove, type Move } from './displayed';

/*
 * A drag changes nothing but the places of a few nodes, sixty times a second. So it goes past React: one subscription
 * writes the transform of just those nodes, and writes the place in the scene back when the move is over.
 */

type Shift = (move: Move | null, state: RootState) => void;

/** Shifts the drawings of the elements in flight, within the node that holds them all. */
export function useMovedElements(ref: RefObject<SVGGElement | null>): void {
  useMove(ref, shiftElements);
}

/** Shifts a node that lies over the elements in flight. */
export function useMovedNode(ref: RefObject<SVGGElement | null>): void {
  useMove(ref, shiftNode);
}

function useMove(
  ref: RefObject<SVGGElement | null>,
  makeShift: (node: SVGGElement) => Shift,
): void {
  const store = useStore<RootState>();
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const shift = makeShift(ref.current);
    let last: Move | null = null;
    return store.subscribe(() => {
      const state = store.getState();
      const move = selectMove(state);
      if (move === last) return;
      last = move;
      shift(move, state);
    });
  }, [ref, store, makeShift]);
}

function shiftElements(root: SVGGElement): Shift {
  let flying: readonly Flying[] = [];
  let ids: readonly string[] | null = null;
  return (move, state) => {
    if (move === null || !isSameList(ids, move.ids)) {
      putBack(flying, state);
      ids = move?.ids ?? null;
      flying = move === null ? [] : nodesOf(root, move.ids, state);
    }
    if (move === null) return;
    const { x, y } = move.offset;
    for (const { node, element } of flying) put(node, element.x + x, element.y + y);
  };
}

function shiftNode(node: SVGGElement): Shift {
  return (move) => put(node, move?.offset.x ?? 0, move?.offset.y ?? 0);
}

interface Flying {
  readonly node: SVGGElement;
  readonly element: SceneElement;
}

function nodesOf(root: SVGGElement, ids: readonly string[], state: RootState): readonly Flying[] {
  const elements = new Map(
    elementsOf(selectScene(state), ids).map((element) => [element.id, element]),
  );
  const nodes = [...root.children].filter((node) => node instanceof SVGGElement);
  return nodes.flatMap((node) => {
    const element = elements.get(node.dataset['elementId'] ?? '');
    return element === undefined ? [] : [{ node, element }];
  });
}

/** Puts nodes where their elements are, wherever the move left them. */
function putBack(flying: readonly Flying[], state: RootState): void {
  if (flying.length === 0) return;
  const ids = flying.map(({ element }) => element.id);
  const now = new Map(elementsOf(selectScene(state), ids).map((element) => [element.id, element]));
  for (const { node, element } of flying) {
    const { x, y } = now.get(element.id) ?? element;
    put(node, x, y);
  }
}

function put(node: SVGGElement, x: number, y: number): void {
  node.setAttribute('transform', `translate(${x} ${y})`);
}

function isSameList(a: readonly string[] | null, b: readonly string[]): boolean {
  return a !== null && a.length === b.length && a.every((id, index) => id === b[index]);
}
