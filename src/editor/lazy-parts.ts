import { useEffect } from 'react';
import { lazy } from '../base/lazy';
import { STACKS } from './lazy-stacks';
import { PICTURES } from './commands/clipboard/lazy-pictures';
import { CLEAN_HTML } from './paste/lazy-clean-html';
import { VERSION_DIALOGS } from '../saving/page/versions/late-versions';
import { whenIdle } from '../ui/hooks/when-idle';

export const PARTS = lazy(() => import('./parts'));

/** In the order in which they are likely to be needed. */
const PREFETCHED = [PARTS, STACKS, PICTURES, VERSION_DIALOGS, CLEAN_HTML];

/**
 * Loads them one after another while the browser has nothing to do, so that what is asked for opens at once and takes the very
 * next key.
 */
export function usePrefetchedParts(): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const prefetchFrom = (at: number): void => {
      const part = PREFETCHED[at];
      if (part === undefined) return;
      cancel = whenIdle(() => {
        part.prefetch();
        prefetchFrom(at + 1);
      });
    };
    prefetchFrom(0);
    return () => cancel();
  }, []);
}
