import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { withGroups } from '../../scene/selection';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { viewportChanged } from '../../store/canvas/view-slice';
import { viewToShow } from '../commands/views/column';
import { selectScene, selectSelection } from '../selectors';
import { selectDisplayedElement, selectStacked } from './drawing/displayed';
import { elementIdOf, focusElement } from './drawing/element-nodes';

/*
 * Focus and selection follow each other. What was selected last gets the focus while that is on the canvas or nowhere:
 * it is never taken out of a panel. What gets the focus by Tab is selected and brought into view.
 */

/** It shows nothing, and is a component so that nothing else is rendered when the selection changes. */
export function FocusSelected({ svg: svgRef }: { readonly svg: RefObject<SVGSVGElement | null> }) {
  const selection = useAppSelector(selectSelection);
  const count = useAppSelector((state) => selectStacked(state).length);
  const earlierRef = useRef({ selection, count });
  useEffect(() => {
    const svg = svgRef.current;
    const { current: earlier } = earlierRef;
    // What is hidden stays selected, and takes the focus with it.
    const isHidden = count < earlier.count;
    earlierRef.current = { selection, count };
    if (svg === null || (!isHidden && earlier.selection === selection)) return;
    const { activeElement, body } = svg.ownerDocument;
    if (activeElement === body || svg.contains(activeElement)) focusElement(svg, selection.at(-1));
  }, [svgRef, selection, count]);
  return null;
}

export function useSelectFocused(): (event: FocusEvent<SVGSVGElement>) => void {
  const store = useStore<RootState>();
  return useCallback(
    ({ target }: FocusEvent<SVGSVGElement>) => {
      const id = elementIdOf(target);
      const state = store.getState();
      if (id === null || state.selection.includes(id)) return;
      const others = withGroups(selectScene(state), [id]).filter((other) => other !== id);
      store.dispatch(selectionChanged([...others, id]));
      const element = selectDisplayedElement(state, id);
      if (element === undefined) return;
      store.dispatch(viewportChanged(viewToShow(element, state.view, state.view.column)));
    },
    [store],
  );
}
