import { useEffect, useState } from 'react';
import type { Signature } from '../../store/signature/signature';
import { useAppDispatch } from '../../store/hooks';
import { sharedHtml } from '../state/shared-picture';

/** What a signature that is not open looks like; null until that is made, or without one, and blank where it cannot be. */
export function useSignatureHtml(signature: Signature | null): string | null {
  const dispatch = useAppDispatch();
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    if (signature === null) return;
    let isShown = true;
    void dispatch(sharedHtml(signature, () => isShown)).then((made) => {
      if (isShown) setHtml(made);
    });
    return () => {
      isShown = false;
    };
  }, [dispatch, signature]);
  return html;
}
