import { memoizeObject } from '../../base/memoize';
import type { SceneElement } from '../scene';
import { membersByGroup } from './groups';

/** The ids of all that may have a name beside the elements: groups, and stacks, hidden ones too. */
export const nameable = memoizeObject(
  (elements: readonly SceneElement[]): ReadonlySet<string> =>
    new Set([...membersByGroup(elements).keys(), ...elements.flatMap(({ stack }) => stack ?? [])]),
);
