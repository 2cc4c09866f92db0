import type { FONT_FACES } from '../../scene/text/fonts';
import type { FaceSource } from './face-source';
import type { OwnFont } from './missing-fonts';

/*
 * The fonts that come with the app. Each has the widths of the font that it stands in for, and goes under the name of that
 * one: a browser then loads, of what it meets, the styles and scripts that it needs. A chunk of its own, for machines that
 * lack some.
 */

/** Whose letters are those of the real fonts. */
const TWINS = import.meta.glob<string>(
  '/node_modules/@fontsource/{arimo,cousine,gelasio,tinos}/files/*-{latin,latin-ext,cyrillic,greek,vietnamese}-{400,700}-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** Of which only the widths are real; made by scripts/stand-ins. */
const STAND_INS = import.meta.glob<string>('./files/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What the files of each font's stand-in are called. */
const FILE_NAMES: Readonly<Record<OwnFont, string>> = {
  Arial: 'arimo',
  Verdana: 'verdana',
  Tahoma: 'tahoma',
  'Trebuchet MS': 'trebuchet',
  Georgia: 'gelasio',
  'Times New Roman': 'tinos',
  'Courier New': 'cousine',
};

/** Of some fonts, those whose letters look different in what stands in for them. */
export function looseOf(fonts: readonly OwnFont[]): readonly OwnFont[] {
  const names = new Set(Object.keys(STAND_INS).map((path) => partsOf(path).name));
  return fonts.filter((font) => names.has(FILE_NAMES[font]));
}

/** What each file holds, as its package says; for ours, see scripts/stand-ins. */
const RANGES: Readonly<Record<string, string>> = {
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

export type RealFonts = Pick<typeof FONT_FACES, OwnFont>;

/** The faces of some fonts, each with the address of its file, and reaching as far as the real ones. */
export function facesOf(fonts: readonly OwnFont[], real: RealFonts): readonly FaceSource[] {
  return Object.entries({ ...TWINS, ...STAND_INS }).flatMap(([path, address]) => {
    const { name, subset, weight, style } = partsOf(path);
    const family = fonts.find((font) => FILE_NAMES[font] === name);
    const unicodeRange = RANGES[subset];
    if (family === undefined || unicodeRange === undefined) return [];
    const { ascent, descent } = real[family];
    const reach = { ascentOverride: share(ascent), descentOverride: share(descent) };
    return [
      {
        family,
        address,
        look: { weight, style, unicodeRange, display: 'swap', ...reach },
      } as const,
    ];
  });
}

const NAMED = /([a-z]+)-([a-z-]+)-(400|700)-(normal|italic)\.woff2$/;

function partsOf(path: string) {
  const [, name = '', subset = '', weight = '', style = ''] = NAMED.exec(path) ?? [];
  return { name, subset, weight, style };
}

function share(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
