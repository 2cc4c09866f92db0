import type { FontName } from '../scene/properties/placed-element';

/** The first part of the file names of the font that is used in place of each font. */
export const FONT_FILES = {
  Arial: 'arimo',
  Verdana: 'verdana',
  Tahoma: 'tahoma',
  'Trebuchet MS': 'trebuchet',
  Georgia: 'gelasio',
  'Times New Roman': 'tinos',
  'Courier New': 'cousine',
} as const satisfies Partial<Record<FontName, string>>;

/** A font that there are files for. */
export type FontWithFiles = keyof typeof FONT_FILES;

export function hasFontFiles(name: string): name is FontWithFiles {
  return Object.hasOwn(FONT_FILES, name);
}

/** The characters of each file, from its package; for our own files, see scripts/stand-ins. */
export const UNICODE_RANGES: Readonly<Record<string, string>> = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  greek: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  western:
    'U+20-7E,U+A0-17F,U+2013-2014,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2122',
};

const NAMED = /([a-z]+)-([a-z-]+)-(400|700)-(normal|italic)\.woff2$/;

/** The parts of a font file's name, by the pattern of its package; blank strings where the name does not match. */
export function fontFileParts(path: string) {
  const [, name = '', subset = '', weight = '', style = ''] = NAMED.exec(path) ?? [];
  return { name, subset, weight, style };
}
