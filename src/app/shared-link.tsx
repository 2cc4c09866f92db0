import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isShareHash } from '../model/share-link';

const LazyDialog = lazy(async () => {
  const { SharedSignatureDialog } = await import('../signatures/shared-signature');
  return { default: SharedSignatureDialog };
});

/** Asks about the signature of a link with which the page was opened, or that was put into its address. */
export function SharedLink() {
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    const take = (): void => {
      const { hash: found, pathname, search } = location;
      if (!isShareHash(found)) return;
      setHash(found);
      // The address no longer says it: a reload does not ask again, and a bookmark holds nobody's data.
      history.replaceState(history.state, '', pathname + search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const onDone = useCallback(() => setHash(null), []);
  return (
    hash !== null && (
      <Suspense fallback={null}>
        <LazyDialog key={hash} hash={hash} onDone={onDone} />
      </Suspense>
    )
  );
}
