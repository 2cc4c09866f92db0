import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import {
  forgetDeliveryChecks,
  keepDeliveryCheck,
  readDeliveryChecks,
  type DeliveryCheck,
} from '../../../store/delivery-checks';

export type NewDeliveryCheck = Parameters<typeof keepDeliveryCheck>[0];

/** What is kept of how signatures arrived, read whenever it is shown. */
export function useDeliveryChecks(isShown: boolean) {
  const dispatch = useAppDispatch();
  const [all, setAll] = useState<readonly DeliveryCheck[]>([]);
  useEffect(() => {
    if (isShown) void dispatch(readDeliveryChecks()).then(setAll);
  }, [dispatch, isShown]);
  return {
    all,
    keep: (deliveryCheck: NewDeliveryCheck) =>
      void dispatch(keepDeliveryCheck(deliveryCheck)).then(setAll),
    forget: () =>
      void dispatch(forgetDeliveryChecks()).then((isForgotten) => isForgotten && setAll([])),
  };
}
