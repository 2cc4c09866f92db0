import { useState } from 'react';
import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { useAppDispatch } from '../store/hooks';
import { rememberDestination, rememberedDestination } from '../store/remembered-destination';

const [FIRST] = DESTINATIONS;

/** Where the visitor uses signatures, as the device remembers it whenever the dialog opens. */
export function useDestination(
  isOpen: boolean,
): readonly [DestinationId | null, (destination: DestinationId) => void] {
  const dispatch = useAppDispatch();
  const [wasOpen, setWasOpen] = useState(false);
  const [chosen, setChosen] = useState<DestinationId | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(dispatch(rememberedDestination()) ?? chosen ?? FIRST?.id ?? null);
  }
  const choose = (destination: DestinationId): void => {
    setChosen(destination);
    dispatch(rememberDestination(destination));
  };
  return [chosen, choose];
}
