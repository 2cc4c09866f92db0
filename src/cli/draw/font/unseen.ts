/** Whether a character is never seen: joiners, marks of direction, soft hyphens and the like. */
export function isUnseen(code: number): boolean {
  return UNSEEN.test(String.fromCodePoint(code));
}

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Whether a character of control shows as a blank: the ends of lines and the like. */
export function isBlank(code: number): boolean {
  return code >= 0x09 && code <= 0x0d;
}

/** How wide a blank is: as a share of the size of letters, or as so many times another letter. */
type BlankWidth = number | { readonly as: string; readonly times: number };

/**
 * How wide browsers make a blank that a font does not have (HarfBuzz: `_hb_ot_shape_fallback_spaces`); null for what is none.
 */
export function blankShare(code: number): BlankWidth | null {
  return BLANKS[code] ?? null;
}

const BLANKS: Readonly<Record<number, BlankWidth>> = {
  0xa0: { as: ' ', times: 1 },
  0x2000: 1 / 2,
  0x2001: 1,
  0x2002: 1 / 2,
  0x2003: 1,
  0x2004: 1 / 3,
  0x2005: 1 / 4,
  0x2006: 1 / 6,
  0x2007: { as: '0', times: 1 },
  0x2008: { as: '.', times: 1 },
  0x2009: 1 / 5,
  0x200a: 1 / 16,
  0x202f: { as: ' ', times: 0.5 },
  0x205f: 4 / 18,
  0x3000: 1,
};
