/** The first `count` values of a sequence, or all: what is not taken is not made. */
export function* firstOf<Value>(values: Iterable<Value>, count: number): Iterable<Value> {
  let taken = 0;
  if (count > 0) {
    for (const value of values) {
      yield value;
      if (++taken >= count) return;
    }
  }
}
