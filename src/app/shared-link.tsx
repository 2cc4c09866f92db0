import { lazy } from '../base/lazy';
import { useCallback, useEffect, useState } from 'react';
import { NOTICES } from '../model/messages/messages';
import { isShareHash } from '../model/share-link';
import { useAppDispatch } from '../store/hooks';
import { withFailureNotice } from '../store/with-failure-notice';

const DIALOG = lazy(() => import('../saving/page/shared-signature'));

interface Asked {
  readonly hash: string;
  readonly code: typeof import('../saving/page/shared-signature');
}

/** Asks about the signature of a link with which the page was opened, or that was put into its address. */
export function SharedLink() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const take = async (): Promise<void> => {
      const { hash } = location;
      if (!isShareHash(hash)) return;
      const code = await DIALOG.load();
      setAsked({ hash, code });
      // The address no longer says it: a reload does not ask again, and a bookmark holds nobody's data. Where the dialog did
      // not load, it still does: a reload asks.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const onHash = () => void dispatch(withFailureNotice(NOTICES.partMissing, take));
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [dispatch]);
  const onDone = useCallback(() => setAsked(null), []);
  return (
    asked && <asked.code.SharedSignatureDialog key={asked.hash} hash={asked.hash} onDone={onDone} />
  );
}
