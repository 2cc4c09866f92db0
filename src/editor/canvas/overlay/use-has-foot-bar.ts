import { useAppSelector } from '../../../store/hooks';
import { useIsHandheld } from '../../handheld';

/** Whether a bar stands at the foot of the canvas: on a phone, where anything is selected or a text is written. */
export function useHasFootBar(): boolean {
  const isHandheld = useIsHandheld();
  const isSelected = useAppSelector(
    ({ selection, view, textEdit }) =>
      !view.isPreview && (selection.length > 0 || textEdit !== null),
  );
  return isHandheld && isSelected;
}
