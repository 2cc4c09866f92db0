/** Holds the address of a picture in whose place something else is shown; blank for one that has none. */
export const ADDRESS_ATTRIBUTE = 'data-address';
