import { useEffect, useState } from 'react';
import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { useAppDispatch } from '../store/hooks';
import { rememberDestination, rememberedDestination } from '../store/remembered-destination';

const [FIRST] = DESTINATIONS;

/** Where the visitor uses signatures, as the device remembers it; null until it has answered. */
export function useDestination(): readonly [
  DestinationId | null,
  (destination: DestinationId) => void,
] {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<DestinationId | null>(null);
  useEffect(() => {
    void dispatch(rememberedDestination()).then((remembered) =>
      setChosen((now) => now ?? remembered ?? FIRST?.id ?? null),
    );
  }, [dispatch]);
  const choose = (destination: DestinationId): void => {
    setChosen(destination);
    void dispatch(rememberDestination(destination));
  };
  return [chosen, choose];
}
