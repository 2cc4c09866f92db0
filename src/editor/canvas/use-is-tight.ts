import { useAppSelector } from '../../store/hooks';
import { ONE_ROW_PX } from '../commands/views/column';

/** Whether the canvas is too narrow for all that floats at its foot in one row. */
export function useIsTight(): boolean {
  return useAppSelector(({ view: { column } }) => column.width > 0 && column.width < ONE_ROW_PX);
}
