import { isSame } from '../same';

/** What was read of an object, by the names of its parts. */
export type Reads = ReadonlyMap<PropertyKey, unknown>;

/** An object that says the same, and what is read of it from now on. */
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

/** Whether another object would have answered the same. */
export function answersAlike(reads: Reads, object: object): boolean {
  for (const [name, value] of reads) if (!isSame(Reflect.get(object, name), value)) return false;
  return true;
}
