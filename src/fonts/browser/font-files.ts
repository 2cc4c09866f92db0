import { FONT_FILES, fontFileParts, UNICODE_RANGES } from '../../drawing/font-files';
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

const FILE_NAMES: Readonly<Record<OwnFont, string>> = FONT_FILES;

/** Of some fonts, those whose letters look different in what stands in for them. */
export function looseOf(fonts: readonly OwnFont[]): readonly OwnFont[] {
  const names = new Set(Object.keys(STAND_INS).map((path) => fontFileParts(path).name));
  return fonts.filter((font) => names.has(FILE_NAMES[font]));
}

export type RealFonts = Pick<typeof FONT_FACES, OwnFont>;

/** The faces of some fonts, each with the address of its file, and reaching as far as the real ones. */
export function facesOf(fonts: readonly OwnFont[], real: RealFonts): readonly FaceSource[] {
  return Object.entries({ ...TWINS, ...STAND_INS }).flatMap(([path, address]) => {
    const { name, subset, weight, style } = fontFileParts(path);
    const family = fonts.find((font) => FILE_NAMES[font] === name);
    const unicodeRange = UNICODE_RANGES[subset];
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

function share(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
