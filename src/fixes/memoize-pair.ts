import { memoizeObject } from '../base/memoize-object';

/** A function of two objects that caches its answer for the same two, by weak references. */
export function memoizePair<A extends object, B extends object, Answer>(
  ask: (a: A, b: B) => Answer,
): (a: A, b: B) => Answer {
  const answersFor = memoizeObject((a: A) => memoizeObject((b: B) => ask(a, b)));
  return (a, b) => answersFor(a)(b);
}
