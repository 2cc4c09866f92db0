import { useLayoutEffect, type RefObject } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectChosenIds } from './drawing/displayed';
import type { DrawnElement } from './drawing/drawn-element';

/**
 * Sets `aria-selected` on each element without React, since that attribute is all that a selection changes of a drawing. One
 * element is the tab stop of the canvas: the one selected last, else the undermost. `ref` is the node that contains the
 * elements of `drawn`, in their order.
 */
export function useChosenOptions(
  ref: RefObject<SVGGElement | null>,
  drawn: readonly DrawnElement[],
  isPreview: boolean,
): void {
  const chosen = useAppSelector(selectChosenIds);
  useLayoutEffect(() => {
    if (isPreview || ref.current === null) return;
    const stop = tabStopOf(drawn, chosen);
    let node = ref.current.firstElementChild;
    for (const { element } of drawn) {
      if (node === null) return;
      write(node, 'aria-selected', String(chosen.has(element.id)));
      write(node, 'tabindex', element.id === stop ? '0' : '-1');
      node = node.nextElementSibling;
    }
  }, [ref, drawn, chosen, isPreview]);
}

/** The one that was selected last of those that are drawn; else the first. */
function tabStopOf(
  drawn: readonly DrawnElement[],
  chosen: ReadonlySet<string>,
): string | undefined {
  const shown = new Set(drawn.map(({ element }) => element.id));
  return [...chosen].findLast((id) => shown.has(id)) ?? drawn[0]?.element.id;
}

function write(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
