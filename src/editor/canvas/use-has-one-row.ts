import { useAppSelector } from '../../store/hooks';
import { hasOneRow } from '../commands/views/column';
import { useIsHandheld, useIsSideways } from '../handheld';

/** Whether the canvas of a phone is so low, above an open sheet, that one row of buttons floats over it. */
export function useHasOneRow(): boolean {
  const isLow = useAppSelector(({ view: { column } }) => column.width > 0 && hasOneRow(column));
  const isHandheld = useIsHandheld();
  const isSideways = useIsSideways();
  return isLow && isHandheld && !isSideways;
}
