import { useEffect, type RefObject } from 'react';
import { whenResized } from '../hooks/when-resized';
import { hideToast, toastSource } from './show-toast';

/** Takes away the toast that was there before what has opened, if it lies over that. One that comes since is about it, and stays. */
export function useFreeOfToast(openedRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = openedRef.current;
    const earlier = toastSource.read().shown?.key;
    if (opened === null || earlier === undefined) return undefined;
    return whenResized([opened], () => {
      const toast = document.querySelector('[data-toasts] > *');
      const isThere = toastSource.read().shown?.key === earlier;
      if (toast !== null && isThere && isOver(toast, opened)) hideToast(earlier);
    });
  }, [openedRef]);
}

function isOver(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
