import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { rangeOf, type Stretch } from './rich-text-node';

/** What the style sheet calls it. */
const NAME = 'selected-part';

/** Keeps showing which part of a field is selected while something else has the focus, such as the field for its link. */
export function useShownPart(fieldRef: RefObject<HTMLElement | null>, part: Stretch): void {
  const isFocused = useSyncExternalStore(
    subscribeToFocus,
    () => document.activeElement === fieldRef.current,
  );
  // The pieces of the text that a range stands in are replaced with it.
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!('highlights' in CSS) || field === null) return;
    if (isFocused) CSS.highlights.delete(NAME);
    else CSS.highlights.set(NAME, new Highlight(rangeOf(field, part)));
  });
  useEffect(
    () => () => {
      if ('highlights' in CSS) CSS.highlights.delete(NAME);
    },
    [],
  );
}

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}
