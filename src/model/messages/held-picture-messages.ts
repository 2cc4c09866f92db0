/* What the page says of pictures that are not loaded before the visitor allows it. */

export const HELD_WORDS = {
  told: 'Pictures on the web are not loaded yet: their sender could see that you opened this.',
  /** Stands in the place of one in the form. */
  place: 'Not loaded yet',
} as const;

/** What the button says that loads so many pictures. */
export function loadPicturesLabel(count: number): string {
  return count === 1 ? 'Load its picture' : `Load its ${count} pictures`;
}
