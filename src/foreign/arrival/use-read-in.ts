import { useEffect, useState } from 'react';
import { DESTINATIONS } from '../../model/destinations';
import { useAppDispatch } from '../../store/hooks';
import { rememberedDestination } from '../../store/remembered-destination';
import { SEEN_ELSEWHERE, type SeenIn } from '../../store/sightings';

/** The client that a mail was read in: the one that the signature was taken to, unless the visitor says another. */
export function useReadIn(): readonly [SeenIn, (client: SeenIn) => void] {
  const dispatch = useAppDispatch();
  const [guess, setGuess] = useState<SeenIn>(SEEN_ELSEWHERE);
  const [chosen, setChosen] = useState<SeenIn | null>(null);
  useEffect(() => {
    void dispatch(rememberedDestination()).then((id) => {
      const [client] = DESTINATIONS.find((destination) => destination.id === id)?.clients ?? [];
      if (client !== undefined) setGuess(client);
    });
  }, [dispatch]);
  return [chosen ?? guess, setChosen];
}
