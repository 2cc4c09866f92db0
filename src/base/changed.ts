/**
 * A copy of an object with some of its parts changed. It is what `{ ...whole, ...change }` is; but in Node 20, V8 gives each object
 * that is made by a spread and then gets a further property a hidden class of its own, and whatever reads it later is several
 * times as slow.
 */
export function changed<Whole extends object>(whole: Whole, change: Partial<Whole>): Whole {
  return Object.assign({}, whole, change);
}

/** The same for parts that the object did not have. */
export function extended<Whole extends object, More extends object>(
  whole: Whole,
  more: More,
): Whole & More {
  return Object.assign({}, whole, more);
}
