import { useAppSelector } from '../../../store/hooks';
import { useIsHandheld } from '../../handheld';

/** Whether the bar of the selection stands at the foot of the canvas: on a phone, where anything is selected. */
export function useHasFootBar(): boolean {
  const isHandheld = useIsHandheld();
  const isSelected = useAppSelector(
    ({ selection, view, textEdit }) => selection.length > 0 && !view.isPreview && textEdit === null,
  );
  return isHandheld && isSelected;
}
