import type { AppThunk } from '../../store/state';

/** Lets the texts of a frame use the fonts that the page uses. */
export function shareFonts(frame: Window & typeof globalThis): AppThunk<Promise<void>> {
  return (_dispatch, _getState, { fonts }) => fonts.addTo(frame);
}
