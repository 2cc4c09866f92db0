/* Texts about pictures that are not loaded before the visitor allows it. */

export const HELD_WORDS = {
  heldBack: 'Pictures on the web are not loaded yet: their sender could see that you opened this.',
  /** Stands in the place of one in the form. */
  place: 'Not loaded yet',
} as const;

/** The label of the button that loads so many pictures. */
export function loadPicturesLabel(count: number): string {
  return count === 1 ? 'Load its picture' : `Load its ${count} pictures`;
}
