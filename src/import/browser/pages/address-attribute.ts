/** Holds the address of a picture in whose place something else is shown; blank for one that has none. */
export const ADDRESS_ATTRIBUTE = 'data-address';

/** One transparent pixel: keeps the place of a picture. */
export const PLACEHOLDER_SRC =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The number of a drawing that an image keeps the place of. */
export const DRAWING_ATTRIBUTE = 'data-drawing';
