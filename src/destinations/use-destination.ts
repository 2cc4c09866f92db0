import { useEffect, useRef, useState } from 'react';
import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { useAppDispatch } from '../store/hooks';
import { rememberDestination, rememberedDestination } from '../store/remembered-destination';

const [FIRST] = DESTINATIONS;

/** Where the visitor uses signatures, as the device remembers it, asked whenever the dialog opens; null until it has answered. */
export function useDestination(
  isOpen: boolean,
): readonly [DestinationId | null, (destination: DestinationId) => void] {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<DestinationId | null>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    hasChosen.current = false;
    void dispatch(rememberedDestination()).then((remembered) => {
      if (!hasChosen.current) setChosen((now) => remembered ?? now ?? FIRST?.id ?? null);
    });
  }, [dispatch, isOpen]);
  const choose = (destination: DestinationId): void => {
    hasChosen.current = true;
    setChosen(destination);
    void dispatch(rememberDestination(destination));
  };
  return [chosen, choose];
}
