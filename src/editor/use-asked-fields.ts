import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { fieldsAsked } from '../store/canvas/view-slice';
import { useOnUse } from '../ui/on-use';
import { PANELS } from './parts-on-use';

const FIELDS = '[aria-label="Properties"] :is(input, select, textarea, button):not(:disabled)';

/** Brings the focus to the properties when a command asks for it; `open` shows them where they are hidden. */
export function useAskedFields(open: () => void): void {
  const isAsked = useAppSelector(({ view }) => view.areFieldsAsked);
  const hasCome = useOnUse(PANELS) !== null;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isAsked || !hasCome) return;
    open();
    // Once what opens is on the page, and a dialog that asked has given the focus back.
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(FIELDS)?.focus();
      dispatch(fieldsAsked(false));
    });
    return () => clearTimeout(timer);
  }, [isAsked, hasCome, open, dispatch]);
}
