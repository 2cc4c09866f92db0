import { useEffect } from 'react';
import { lazy } from '../base/lazy';
import { STACKS } from './lazy-stacks';
import { PICTURES } from './commands/clipboard/lazy-pictures';
import { CLEAN_HTML } from './paste/lazy-clean-html';
import { VERSION_DIALOGS } from '../saving/page/versions/late-versions';
import { whenIdle } from '../ui/hooks/when-idle';

export const PARTS = lazy(() => import('./parts'));

/** Loads them while the browser has nothing to do, so that what is asked for opens at once and takes the very next key. */
export function usePrefetchedParts(): void {
  useEffect(
    () =>
      whenIdle(() => {
        PARTS.prefetch();
        STACKS.prefetch();
        PICTURES.prefetch();
        VERSION_DIALOGS.prefetch();
        CLEAN_HTML.prefetch();
      }),
    [],
  );
}
