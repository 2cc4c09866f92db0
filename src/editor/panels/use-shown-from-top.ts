import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls what holds a node to its top for each other `key`. It is only touched where it has been scrolled: reading how far lays
 * out the page.
 */
export function useShownFromTop(key: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const isScrolled = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(ref.current)) isScrolled.current = true;
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, []);
  // What comes in its place begins at the top, too.
  useLayoutEffect(() => {
    const node = ref.current;
    return () => {
      if (isScrolled.current) scrollToTop(node);
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!isScrolled.current) return;
    isScrolled.current = false;
    scrollToTop(ref.current);
  }, [key]);
  return ref;
}

function scrollToTop(node: HTMLElement | null): void {
  for (let around = node?.parentElement; around; around = around.parentElement) {
    if (around.scrollTop > 0) around.scrollTop = 0;
  }
}
