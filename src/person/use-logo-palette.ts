import { useEffect, useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import type { LogoPalette } from '../model/color/logo-palette';
import { readLogoPalette } from '../pictures/state/logo-palette';

/** The palette of a logo; null until it has been looked at, and where there is none. */
export function useLogoPalette(address: string): LogoPalette | null {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ address: string; found: LogoPalette } | null>(null);
  useEffect(() => {
    if (address === '') return;
    let isWanted = true;
    void dispatch(readLogoPalette(address)).then((found) => {
      if (isWanted) setKnown({ address, found });
    });
    return () => {
      isWanted = false;
    };
  }, [dispatch, address]);
  return known?.address === address ? known.found : null;
}
