import { useEffect } from 'react';

/** Keeps toasts above something that is fixed at the bottom of the page and this high, a CSS length. */
export function useToastInset(height: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-inset', height);
    return () => {
      style.removeProperty('--toast-inset');
    };
  }, [height]);
}
