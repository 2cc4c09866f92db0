import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import {
  forgetSightings,
  keepSighting,
  readSightings,
  type DeliveryCheck,
} from '../../../store/delivery-checks';

export type NewSighting = Parameters<typeof keepSighting>[0];

/** What is kept of how signatures arrived, read whenever it is shown. */
export function useDeliveryChecks(isShown: boolean) {
  const dispatch = useAppDispatch();
  const [all, setAll] = useState<readonly DeliveryCheck[]>([]);
  useEffect(() => {
    if (isShown) void dispatch(readSightings()).then(setAll);
  }, [dispatch, isShown]);
  return {
    all,
    keep: (sighting: NewSighting) => void dispatch(keepSighting(sighting)).then(setAll),
    forget: () => void dispatch(forgetSightings()).then((isForgotten) => isForgotten && setAll([])),
  };
}
