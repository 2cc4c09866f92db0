import { isSame } from '../operations/same';

/** What was read of an object, by the names of its parts. */
export type Reads = ReadonlyMap<PropertyKey, unknown>;

/** A proxy with the same properties, and a map that records each property that is read from it. */
export function watchReads<Watched extends object>(
  object: Watched,
): readonly [watched: Watched, reads: Reads] {
  const reads = new Map<PropertyKey, unknown>();
  const watched = new Proxy(object, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      reads.set(name, value);
      return value;
    },
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      for (const name of names) reads.set(name, Reflect.get(target, name));
      return names;
    },
  });
  return [watched, reads];
}

/** Whether another object has the same values for everything that was read. */
export function answersAlike(reads: Reads, object: object): boolean {
  for (const [name, value] of reads) if (!isSame(Reflect.get(object, name), value)) return false;
  return true;
}
