/** Values that can be gone through again and again, in the same order. An array is one; others make each value when it is asked for. */
export interface Sequence<T> extends Iterable<T> {
  readonly length: number;
}

/** A sequence that keeps nothing: `values` is called each time that somebody goes through it. */
export function sequence<T>(length: number, values: () => Iterable<T>): Sequence<T> {
  return { length, ...repeatable(values) };
}

/** Values of which it is not known how many there are: they are made each time that somebody goes through them. */
export function repeatable<T>(values: () => Iterable<T>): Iterable<T> {
  return { [Symbol.iterator]: () => values()[Symbol.iterator]() };
}

/** Each value as `change` makes it. */
export function mapped<From, To>(all: Sequence<From>, change: (value: From) => To): Sequence<To> {
  return sequence(all.length, function* () {
    for (const value of all) yield change(value);
  });
}

/** The values that pass a test, which gives the same answer each time. */
export function filtered<T>(all: Sequence<T>, test: (value: T) => boolean): Sequence<T> {
  const passing = function* (): Generator<T> {
    for (const value of all) if (test(value)) yield value;
  };
  let length = 0;
  for (const value of all) if (test(value)) length++;
  return sequence(length, passing);
}

/** One sequence behind the other. */
export function joined<T>(...parts: readonly Sequence<T>[]): Sequence<T> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return sequence(length, function* () {
    for (const part of parts) yield* part;
  });
}
