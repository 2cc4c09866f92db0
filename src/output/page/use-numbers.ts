import { useMemo } from 'react';
import type { KnownNumbers } from '../../model/person/phone/known-numbers';
import { hasOwnNumber, NUMBER_PLANS, numbersOf } from '../../model/person/phone/load-numbers';
import type { Person } from '../../model/person/signature';
import { useOptionalLazy } from '../../ui/hooks/use-lazy';

/**
 * What is known of the numbers of a person; undefined until the numbering plans have loaded, which they do once there is a number
 * that is not the sample's.
 */
export function useNumbers(person: Person): KnownNumbers | undefined {
  const plans = useOptionalLazy(hasOwnNumber(person) ? NUMBER_PLANS : null);
  return useMemo(
    () => (plans === null ? undefined : numbersOf(person, plans, true)),
    [person, plans],
  );
}
