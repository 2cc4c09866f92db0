/** Sizes, durations and counts that the product promises. Lengths are CSS px unless the name has another unit. */
export const LIMITS = {
  uploadBytes: 10 * 1024 * 1024,
  /** Pixels of a picture, decoded at four bytes each; the largest cameras of phones give as many. */
  picturePixels: 200_000_000,
  /** Pixels along one side: the most that a JPEG or GIF can have, where a PNG could have four thousand million. */
  pictureSide: 65_535,
  /** Pixels along one side of a linked picture whose size is kept. */
  naturalSide: 20_000,
  /** How long the visitor waits for a picture of their own. */
  uploadMs: 10_000,
  /** How long a picture of the output may take to be drawn. */
  drawMs: 10_000,
  copiedIndicatorMs: 2000,
  /** Gmail refuses a signature of more characters than this (HTML source, data URLs included). */
  signatureCharactersWall: 10_000,
  signatureCharactersAim: 8_000,
  /** What an add-in may set as a signature in Outlook. */
  outlookAddInCharacters: 30_000,
  signatureMaxWidth: 600,
} as const;

/** How many characters the fixed words of a template may have. */
export const LONGEST_PHRASE = 200;

/** How many characters the address of a profile holds. */
export const PROFILE_CHARACTERS = 2048;

/** The box each kind of uploaded picture is fitted into (aspect kept), and how it is encoded. */
export const IMAGE_FIT = {
  profile: { width: 200, height: 200, quality: 0.9 },
  logo: { width: 300, height: 150, quality: 0.9 },
  /** Cut to twice the size in which it is shown when it is exported: a banner must not blur. */
  canvas: { width: 1200, height: 1200, quality: 0.9 },
  default: { width: 800, height: 600, quality: 0.9 },
} as const;
