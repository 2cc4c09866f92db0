/** A value with what it is sorted by, and its place in the list. */
interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly index: number;
}

/**
 * `values` from the smallest to the largest, those of the same size in their order, sorted no further than they are asked
 * for (a binary heap). It can be gone through again and again.
 */
export function sortedAsAsked<Value>(
  values: readonly Value[],
  sizeOf: (value: Value) => number,
): Iterable<Value> {
  const heap = values.map((value, index) => ({ value, size: sizeOf(value), index }));
  for (let at = Math.floor(heap.length / 2) - 1; at >= 0; at--) sink(heap, at);
  const sorted: Entry<Value>[] = [];
  const goOn = (): Entry<Value> | undefined => {
    const next = takeFirst(heap);
    if (next !== undefined) sorted.push(next);
    return next;
  };
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        const entry = sorted[at] ?? goOn();
        if (entry === undefined) return;
        yield entry.value;
      }
    },
  };
}

function takeFirst<Value>(heap: Entry<Value>[]): Entry<Value> | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) {
    heap[0] = last;
    sink(heap, 0);
  }
  return first;
}

/** Lets an entry change places with smaller ones below it. */
function sink<Value>(heap: Entry<Value>[], from: number): void {
  const entry = heap[from];
  if (entry === undefined) return;
  let at = from;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    if (left === undefined) break;
    const isRight = right !== undefined && isBefore(right, left);
    const smaller = isRight ? right : left;
    if (!isBefore(smaller, entry)) break;
    heap[at] = smaller;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = entry;
}

function isBefore(a: Entry<unknown>, b: Entry<unknown>): boolean {
  return a.size < b.size || (a.size === b.size && a.index < b.index);
}
