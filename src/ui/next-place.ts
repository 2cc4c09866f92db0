/**
 * Where in a row of `count` a key leads from place `at`; the ends of the row meet. -1 for keys that do not move. Arrows go as
 * the row is laid out from the left.
 */
export function nextPlace(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
