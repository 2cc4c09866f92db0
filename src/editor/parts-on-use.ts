import { useEffect } from 'react';
import { onUse } from '../ui/on-use';
import { whenIdle } from '../ui/when-idle';

/*
 * What the designer can begin without: nothing is selected yet, and no dialog is open. It comes once the page stands, so
 * that it is there before it is asked for.
 */

export const PANELS = onUse(() => import('./panels/panels'));

export const EMAIL_VIEW = onUse(() => import('./email/email-view'));

export const PART_BAR = onUse(() => import('./canvas/part-bar'));

/** Dialogs tell of it where they do not load, so they are no `OnUse`. */
export function loadDialogs() {
  return import('./chrome/dialogs');
}

/** The same as long as nobody asks: what is there by then opens at once, and takes the very next key. */
export const DIALOGS_AHEAD = onUse(loadDialogs);

/** Sends for all of it while the browser has nothing to do. */
export function usePartsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        PANELS.want();
        PART_BAR.want();
        EMAIL_VIEW.want();
        // Who opens a dialog asks again, and is told.
        DIALOGS_AHEAD.want();
      }),
    [],
  );
}
