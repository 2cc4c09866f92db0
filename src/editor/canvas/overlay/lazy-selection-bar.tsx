import { useAppSelector } from '../../../store/hooks';
import { useLazy } from '../../../ui/hooks/use-lazy';
import { PARTS } from '../../lazy-parts';
import { selectDisplayedSelection } from '../drawing/displayed';
import { useInteraction } from '../pointer/interaction-store';
import { useIsHandheld } from '../../handheld';
import { useHasFootBar } from './use-has-foot-bar';

/** From how many selected elements on the bar is shown. */
const FEWEST = 2;

/** The bar of several selected elements, where they are at rest; at the foot of a phone's canvas is one for any selection. */
export function LazySelectionBar() {
  const isHandheld = useIsHandheld();
  const isSeveral = useAppSelector(
    (state) =>
      !isHandheld && !state.view.isPreview && selectDisplayedSelection(state).length >= FEWEST,
  );
  const isBusy = useInteraction(({ gesture }) => gesture.name !== 'idle');
  const parts = useLazy(isSeveral ? PARTS : null);
  return isSeveral && !isBusy && parts !== null ? <parts.SelectionBar /> : null;
}

/** The bar of the selection at the foot of a phone's canvas. */
export function LazyFootBar() {
  const isShown = useHasFootBar();
  const parts = useLazy(isShown ? PARTS : null);
  return isShown && parts !== null ? <parts.FootBar /> : null;
}
