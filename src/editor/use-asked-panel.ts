import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { panelAsked, type AskedPanel } from '../store/canvas/view-slice';
import { useOptionalLazy } from '../ui/use-lazy';
import { PARTS } from './lazy-parts';

/** Where the fields of a panel are. */
const PLACES: Readonly<Record<AskedPanel, string>> = {
  details: '[data-details] fieldset',
  properties: '[aria-label="Properties"]',
};
const FIELDS = ':is(input, select, textarea, button):not(:disabled)';

/** Brings the focus to the panel that a command asks for; `open` shows it where it is hidden. */
export function useAskedPanel(open: (panel: AskedPanel) => void): void {
  const asked = useAppSelector(({ view }) => view.askedPanel);
  const hasCome = useOptionalLazy(PARTS) !== null;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (asked === null || !hasCome) return;
    open(asked);
    // Once what opens is on the page, and a dialog that asked has given the focus back.
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(`${PLACES[asked]} ${FIELDS}`)?.focus();
      dispatch(panelAsked(null));
    });
    return () => clearTimeout(timer);
  }, [asked, hasCome, open, dispatch]);
}
