import { useCallback, useEffect, useState } from 'react';
import { lazy } from '../base/lazy';
import { NOTICES } from '../model/messages/messages';
import { isShareHash } from '../model/share-link';
import { useAppDispatch } from '../store/hooks';
import { withFailureNotice } from '../store/with-failure-notice';

const DIALOG = lazy(() => import('../saving/page/shared-signature'));

/** Asks about the signature of a link with which the page was opened, or that was put into its address. */
export function SharedLink() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const take = async (): Promise<void> => {
      const { hash } = location;
      if (!isShareHash(hash)) return;
      await DIALOG.load();
      setAsked(hash);
      // Removes the signature from the address: a reload does not ask again, and a bookmark contains no personal data. When the
      // dialog did not load, the address keeps it, and a reload asks again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const onHash = () => void dispatch(withFailureNotice(NOTICES.partMissing, take));
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [dispatch]);
  const onDone = useCallback(() => setAsked(null), []);
  const code = DIALOG.current();
  if (asked === null || code === null) return null;
  return <code.SharedSignatureDialog key={asked} hash={asked} onDone={onDone} />;
}
