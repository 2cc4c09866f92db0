import { useLayoutEffect, type RefObject } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectChosenIds } from './displayed';
import type { DrawnElement } from './drawn-element';

/**
 * Says of each element whether it is selected, past React: one attribute is all that a selection changes of a drawing.
 * `ref` is the node that holds those of `drawn`, in their order.
 */
export function useChosenOptions(
  ref: RefObject<SVGGElement | null>,
  drawn: readonly DrawnElement[],
  isPreview: boolean,
): void {
  const chosen = useAppSelector(selectChosenIds);
  useLayoutEffect(() => {
    if (isPreview || ref.current === null) return;
    let node = ref.current.firstElementChild;
    for (const { element } of drawn) {
      const isChosen = String(chosen.has(element.id));
      if (node?.getAttribute(SELECTED) !== isChosen) node?.setAttribute(SELECTED, isChosen);
      node = node?.nextElementSibling ?? null;
    }
  }, [ref, drawn, chosen, isPreview]);
}

const SELECTED = 'aria-selected';
