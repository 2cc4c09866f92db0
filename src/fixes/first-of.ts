/** The first `count` values of a sequence, or all: what is not taken is not made. */
export function firstOf<Value>(values: Iterable<Value>, count: number): readonly Value[] {
  const taken: Value[] = [];
  if (count > 0) {
    for (const value of values) if (taken.push(value) >= count) break;
  }
  return taken;
}
