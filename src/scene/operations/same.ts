/** Whether two pieces of plain data hold the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(second, key) && isSame(first[key], second[key]));
}
