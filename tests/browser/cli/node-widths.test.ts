import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { facesOf } from '../../../src/fonts/browser/own-fonts';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { FONT_FACES } from '../../../src/scene/text/fonts';
import type { MeasuredFont } from '../../../src/scene/text/text-measure';
import { LINES, OWN_FONTS, OWN_NAMES, STYLES } from './samples';

/*
 * The command line measures by itself, in the same fonts. Widths must be those of the page, or its emails are laid out otherwise.
 */

/** In px, at letters of 72. */
const MOST_OFF = 0.05;
const LARGEST = 72;
/** Letters are tried among these, at their right and left. */
const NEIGHBORS = (letter: string) => [
  letter,
  `a${letter}o`,
  `T${letter}A`,
  letter + letter,
  `f${letter}`,
  `${letter}i`,
  `A ${letter} V`,
];

/** Marks alone, which browsers set in whatever font holds letter and mark; and a sign that is another one (U+0387). */
const NOT_ALONE = /[\p{M}\u0387]/u;

describe.each(OWN_NAMES)('in %s', (name) => {
  it.each(STYLES)('every letter is as wide as in the page (%o)', async (style) => {
    const letters = [...(await ownLetters(name, style))].filter((each) => !NOT_ALONE.test(each));

    expect(letters.length).toBeGreaterThan(300);
    const font: MeasuredFont = { name, size: LARGEST, ...style };
    expect(await wider(letters.flatMap(NEIGHBORS), font)).toEqual([]);
  });

  it.each(STYLES)('lines are as wide up to each of their letters (%o)', async (style) => {
    const letters = await ownLetters(name, style);
    const lines = LINES.filter((line) =>
      [...line.normalize('NFC')].every((letter) => letters.includes(letter)),
    );
    expect(lines.length).toBeGreaterThan(3);
    const prefixes = lines.flatMap(prefixesOf);
    for (const size of [8, 13.25, LARGEST]) {
      expect(await wider(prefixes, { name, size, ...style })).toEqual([]);
    }
  });

  it('small capitals are as wide', async () => {
    const letters = await ownLetters(name, STYLES[0]);
    const lines = LINES.slice(0, 3).filter((line) =>
      [...line].every((each) => letters.includes(each)),
    );
    const prefixes = lines.flatMap(prefixesOf);
    for (const size of [8, 13.25, 20, LARGEST]) {
      expect(await wider(prefixes, { name, size, ...STYLES[0], smallCaps: true })).toEqual([]);
    }
  });

  it('letters reach as far', async () => {
    const fonts = Array.from({ length: 4 * (LARGEST - 8) }, (_, step): MeasuredFont => {
      return { name, size: 8 + step / 4, bold: false, italic: false };
    });
    expect(await commands.nodeReach(fonts)).toEqual(
      fonts.map((font) => measureText.reachOf?.(font)),
    );
  });
});

it('the fonts are those of the app', async () => {
  const files = await commands.nodeFonts();
  const own = facesOf(
    ['Arial', 'Verdana', 'Tahoma', 'Trebuchet MS', 'Georgia', 'Times New Roman', 'Courier New'],
    FONT_FACES,
  );
  const beside = files.map(fileName).filter((name) => name !== 'any-letter.woff2');
  expect(beside.toSorted()).toEqual(own.map(({ address }) => fileName(address)).toSorted());
});

/** The letters of a font, loaded in the page. */
async function ownLetters(
  name: keyof typeof OWN_FONTS,
  { bold, italic }: (typeof STYLES)[number],
): Promise<string> {
  const family = OWN_FONTS[name];
  const letters = await commands.nodeLetters(family);
  await document.fonts.load(
    `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}9px '${family}'`,
    letters,
  );
  return letters;
}

/** The texts that are not as wide in Node. */
async function wider(texts: readonly string[], font: MeasuredFont): Promise<readonly string[]> {
  const widths = await commands.nodeWidths(texts, font);
  return texts.flatMap((text, index) => {
    const [here, there] = [measureText(text, font), widths[index] ?? 0];
    if (Math.abs(here - there) <= MOST_OFF) return [];
    return `${text}: ${here.toFixed(2)} px in the page, ${there.toFixed(2)} in Node`;
  });
}

function prefixesOf(line: string): readonly string[] {
  const letters = [...line];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

function fileName(path: string): string {
  return path.replace(/^.*[\\/]/, '').replace(/\?.*$/, '');
}
