import { OPENER } from './opener';

/**
 * Gives the focus back to the first button on the screen that opens the dialog: what has opened it may be gone, as a toast
 * or a menu is.
 */
export function returnFocus(): void {
  const openers = document.querySelectorAll<HTMLElement>(`[${Object.keys(OPENER).join()}]`);
  for (const opener of openers) {
    if (opener.getClientRects().length === 0) continue;
    opener.focus();
    return;
  }
}
