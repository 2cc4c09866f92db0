/** Phones, tablets and desks, in px; the smallest first, as stories are tried on such a page. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** So small a picture still differs where something is 1 px off, and all of them together weigh little. */
export const SCALE = 0.25;
