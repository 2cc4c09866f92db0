/** Sizes, durations and counts that the product promises. Lengths are CSS px unless the name says otherwise. */
export const LIMITS = {
  templates: 20,
  presetPalettes: 39,
  customColors: 5,
  uploadBytes: 10 * 1024 * 1024,
  copiedIndicatorMs: 2000,
  /** Gmail refuses a signature of more characters than this (HTML source, data URLs included). */
  signatureCharactersWall: 10_000,
  signatureCharactersAim: 8_000,
  signatureMaxWidth: 600,
} as const;

/** The box each kind of uploaded picture is fitted into (aspect kept), and how it is encoded. */
export const IMAGE_FIT = {
  profile: { width: 200, height: 200, quality: 0.9 },
  logo: { width: 300, height: 150, quality: 0.9 },
  default: { width: 800, height: 600, quality: 0.9 },
} as const;
