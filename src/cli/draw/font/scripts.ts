/** Letters of one script. */
export type Script = number;

/** What belongs to every script: blanks, digits, signs. */
export const COMMON: Script = 0;
const LATIN = 1;
const GREEK = 2;
const CYRILLIC = 3;
const OTHER = 4;

/** The scripts of the letters that the app's fonts have, by blocks; signs within a block count as its letters where they stand alone. */
const BLOCKS: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x41, 0x5a, LATIN],
  [0x61, 0x7a, LATIN],
  [0xaa, 0xaa, LATIN],
  [0xba, 0xba, LATIN],
  [0xc0, 0xd6, LATIN],
  [0xd8, 0xf6, LATIN],
  [0xf8, 0x2b8, LATIN],
  [0x2e0, 0x2e4, LATIN],
  [0x2ea, 0x2eb, OTHER],
  [0x370, 0x377, GREEK],
  [0x37a, 0x37d, GREEK],
  [0x37f, 0x37f, GREEK],
  [0x384, 0x384, GREEK],
  [0x386, 0x386, GREEK],
  [0x388, 0x3ff, GREEK],
  [0x400, 0x52f, CYRILLIC],
  [0x1d26, 0x1d2a, GREEK],
  [0x1d2b, 0x1d2b, CYRILLIC],
  [0x1d00, 0x1d5c, LATIN],
  [0x1d5d, 0x1d61, GREEK],
  [0x1d62, 0x1d65, LATIN],
  [0x1d66, 0x1d6a, GREEK],
  [0x1d6b, 0x1d77, LATIN],
  [0x1d78, 0x1d78, CYRILLIC],
  [0x1d79, 0x1dbe, LATIN],
  [0x1dbf, 0x1dbf, GREEK],
  [0x1e00, 0x1eff, LATIN],
  [0x2c60, 0x2c7f, LATIN],
  [0xa722, 0xa787, LATIN],
  [0xa78b, 0xa7ff, LATIN],
];

const LISTED = 0x530;
const scripts = Uint8Array.from({ length: LISTED }, (_, code) => search(code));

/** The script of a letter. Browsers shape each script by itself, so nothing is kerned where it changes. */
export function scriptOf(code: number): Script {
  return code < LISTED ? (scripts[code] ?? COMMON) : search(code);
}

function search(code: number): Script {
  return BLOCKS.find(([first, last]) => code >= first && code <= last)?.[2] ?? COMMON;
}
