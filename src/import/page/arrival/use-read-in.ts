import { useState } from 'react';
import { DESTINATIONS } from '../../../model/destinations';
import { useAppDispatch } from '../../../store/hooks';
import { rememberedDestination } from '../../../store/remembered-destination';
import { SEEN_ELSEWHERE, type SeenIn } from '../../../store/sightings';

/** The client that a mail was read in: the one that the signature was taken to, unless the visitor chooses another. */
export function useReadIn(): readonly [SeenIn, (client: SeenIn) => void] {
  const dispatch = useAppDispatch();
  return useState<SeenIn>(() => {
    const remembered = dispatch(rememberedDestination());
    const destination = DESTINATIONS.find(({ id }) => id === remembered);
    return destination?.clients[0] ?? SEEN_ELSEWHERE;
  });
}
