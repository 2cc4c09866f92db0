import { useAppSelector } from '../../../store/hooks';
import { useLazy } from '../../../ui/hooks/use-lazy';
import { PARTS } from '../../lazy-parts';
import { selectDisplayedSelection } from '../drawing/displayed';
import { useInteraction } from '../pointer/interaction-store';

/** From how many selected elements on the bar is shown. */
const FEWEST = 2;

/** The bar of several selected elements, where they are at rest. */
export function LazySelectionBar() {
  const isSeveral = useAppSelector(
    (state) => !state.view.isPreview && selectDisplayedSelection(state).length >= FEWEST,
  );
  const isBusy = useInteraction(({ gesture }) => gesture.name !== 'idle');
  const parts = useLazy(isSeveral ? PARTS : null);
  return isSeveral && !isBusy && parts !== null ? <parts.SelectionBar /> : null;
}
