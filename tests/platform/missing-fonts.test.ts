import { describe, expect, test } from 'vitest';
import { missingFonts } from '../../src/fonts/browser/missing-fonts';
import { FONT_FACES, type FontFace } from '../../src/scene/text/fonts';

/** Widths of 'WMIa' in hundredths of the size, as each family has them. */
const ARIAL = [94.4, 83.3, 27.8, 55.6];
const TIMES = [94.4, 88.9, 33.3, 44.4];
const COURIER = [60, 60, 60, 60];
const GEORGIA = [97.6, 92.7, 39, 50.4];
const VERDANA = [98.9, 84.3, 42.1, 60.1];
const TAHOMA = [90.2, 77, 37.3, 52.4];
const TREBUCHET = [85.2, 70.9, 27.8, 52.5];
const DEJAVU_SANS = [98.9, 86.3, 29.5, 61.3];
const DEJAVU_SERIF = [102.8, 102.4, 39.5, 59.6];
const DEJAVU_MONO = [60.2, 60.2, 60.2, 60.2];
const ROBOTO = [88.7, 87.3, 27.2, 54.4];

const GENERIC = { serif: DEJAVU_SERIF, monospace: DEJAVU_MONO };
/** Fonts that joined later are as wide as they state. */
const { Helvetica: _, ...OTHERS } = FONT_FACES;
const ALL = {
  ...Object.fromEntries(
    Object.entries<FontFace>(OTHERS).flatMap(([name, { widths }]) =>
      widths ? [[name, widths]] : [],
    ),
  ),
  Arial: ARIAL,
  Verdana: VERDANA,
  Tahoma: TAHOMA,
  'Trebuchet MS': TREBUCHET,
  Georgia: GEORGIA,
  'Times New Roman': TIMES,
  'Courier New': COURIER,
};

/** A drawing surface on a machine with these families. */
function machine(fonts: Readonly<Record<string, readonly number[]>>) {
  const families: Readonly<Record<string, readonly number[]>> = { ...fonts, ...GENERIC };
  return {
    font: '',
    measureText(letter: string): TextMetrics {
      const [, size = '', list = ''] = /^(\d+)px (.*)$/.exec(this.font) ?? [];
      const names = list.split(',').map((name) => name.replaceAll('"', ''));
      const widths = names.flatMap((name) => families[name]?.['WMIa'.indexOf(letter)] ?? []);
      return { width: ((widths[0] ?? 0) * Number(size)) / 100 } as TextMetrics;
    },
  };
}

describe('a machine lacks', () => {
  test('nothing where all the real fonts are', () => {
    expect(missingFonts(machine(ALL))).toEqual([]);
  });

  test('all where there is none', () => {
    expect(missingFonts(machine({}))).toEqual(Object.keys(ALL));
  });

  test('nothing that the system has a twin for', () => {
    const { Verdana: _, ...others } = ALL;
    expect(missingFonts(machine(others))).toEqual(['Verdana']);
  });

  test('what it puts another font in place of', () => {
    const phone = machine({ ...ALL, Arial: ROBOTO, Verdana: ROBOTO, Tahoma: DEJAVU_SANS });
    expect(missingFonts(phone)).toEqual(['Arial', 'Verdana', 'Tahoma']);
  });

  test('nothing as far as one can see where nothing can be drawn', () => {
    expect(missingFonts(null)).toEqual([]);
  });

  test('no font whose widths are rounded to whole px', () => {
    const rounded = Object.entries(ALL).map(([name, widths]) => [name, widths.map(Math.round)]);
    expect(missingFonts(machine(Object.fromEntries(rounded)))).toEqual([]);
  });
});
