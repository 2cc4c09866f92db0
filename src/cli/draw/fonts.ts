import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  FONT_FILES,
  fontFileParts,
  hasFontFiles,
  UNICODE_RANGES,
  type FontWithFiles,
} from '../../drawing/font-files';
import type { CanvasModule } from './canvas';

/** Letters that follow one another and are set by one part of a font. */
export interface FontPiece {
  readonly text: string;
  /** What the canvas takes as their families; null for letters that no font has, or can set. */
  readonly families: string | null;
}

/** The fonts of a folder, for texts on the canvas of Node. */
export interface Fonts {
  /** The first font of a stack, as CSS writes it, that is there; Arial where none is. */
  readonly firstOf: (stack: string) => FontWithFiles;
  readonly piecesOf: (text: string, stack: string) => readonly FontPiece[];
}

/** The fonts for generic family names. */
const GENERIC: Readonly<Record<string, string>> = {
  'sans-serif': 'Arial',
  serif: 'Times New Roman',
  monospace: 'Courier New',
  cursive: 'Arial',
};

/** The parts of a font, each a family of its own here: a letter is set by the first that has it in its range. */
const SUBSETS = ['vietnamese', 'latin-ext', 'latin', 'western', 'greek', 'cyrillic'];

/**
 * A font with one glyph for all letters, wider than any of them (scripts/stand-ins): the last of each list, so that no letter
 * is taken from a font of this machine, and missing letters are found by their width.
 */
const ANY_LETTER = 'any-letter';
const SIZE = 10;
const WIDEST = 8 * SIZE;

/** Reads which fonts lie in a folder, and registers each with the first text that needs it. Throws without any. */
export function readFonts({ GlobalFonts, createCanvas }: CanvasModule, folder: string): Fonts {
  const files = readdirSync(folder);
  if (GlobalFonts.registerFromPath(join(folder, `${ANY_LETTER}.woff2`), ANY_LETTER) === null) {
    throw new Error(`There are no fonts in ${folder}`);
  }
  const context = createCanvas(1, 1).getContext('2d');
  const partsOf = remembered((font: FontWithFiles) => {
    for (const file of files) {
      const { name, subset } = fontFileParts(file);
      if (name !== FONT_FILES[font]) continue;
      GlobalFonts.registerFromPath(join(folder, file), `${font} ${subset}`);
    }
    return SUBSETS.map((subset) => ({ family: `'${font} ${subset}'`, ranges: rangesOf(subset) }));
  });
  const lookUp = remembered((stack: string) => {
    const parts = fontsOf(stack).flatMap(partsOf);
    const isIn = (letter: string, { family, ranges }: (typeof parts)[number]): boolean => {
      const code = letter.codePointAt(0) ?? 0;
      if (!ranges.some(([first, last]) => code >= first && code <= last)) return false;
      context.font = `${SIZE}px ${family},${ANY_LETTER}`;
      return context.measureText(letter).width < WIDEST;
    };
    return remembered((letter: string): Found => {
      const script = SCRIPTS.findIndex((letters) => letters.test(letter));
      const part = MARK.test(letter) ? undefined : parts.find((each) => isIn(letter, each));
      return { families: part === undefined ? null : `${part.family},${ANY_LETTER}`, script };
    });
  });
  return {
    firstOf: (stack) => fontsOf(stack)[0] ?? 'Arial',
    piecesOf: (text, stack) => cutIntoPieces(text, lookUp(stack)),
  };
}

/** A letter and its marks, which are one letter wherever there is one; and two that are other letters. */
const MARKED = /\P{M}\p{M}+|[\u037e\u0387]/gu;
/** Left after that, it would have to be put on a letter. */
const MARK = /^\p{M}/u;
/** Those that a canvas makes itself where a font has none. */
const BLANK = /^[\t-\r\xa0\u2000-\u200a\u202f\u205f\u3000]/;
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Such as one that parts a ligature. */
const FORMAT = /^\p{Cf}/u;

/** Browsers shape each script by itself, with the signs that follow it. */
const SCRIPTS = [
  /^\p{Script=Latin}/u,
  /^[\p{Script=Greek}\u0374]/u,
  /^\p{Script=Cyrillic}/u,
  /^\p{Script=Coptic}/u,
  /^\p{Script=Bopomofo}/u,
];
const COMMON = -1;

/** Where a letter was found, and its script as its place in `SCRIPTS`. */
interface Found {
  readonly families: string | null;
  readonly script: number;
}

function cutIntoPieces(text: string, lookUp: (letter: string) => Found): readonly FontPiece[] {
  const pieces: { text: string; families: string | null }[] = [];
  let current = COMMON;
  for (const letter of text.replaceAll(MARKED, (each) => each.normalize('NFC'))) {
    const last = pieces.at(-1);
    const { script, families: own } = lookUp(letter);
    let families = own;
    if (families === null && (BLANK.test(letter) || UNSEEN.test(letter))) {
      if (!BLANK.test(letter) && !FORMAT.test(letter)) continue;
      families = last?.families ?? lookUp(' ').families;
    }
    const isSameScript = script === COMMON || current === COMMON || script === current;
    if (script !== COMMON) current = script;
    if (last !== undefined && last.families === families && isSameScript) last.text += letter;
    else pieces.push({ text: letter, families });
  }
  return pieces;
}

/** Those of a stack that are there, and in the end Arial. */
function fontsOf(stack: string): readonly FontWithFiles[] {
  const named = stack.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  const found = named.map((name) => GENERIC[name] ?? name);
  return [...new Set<FontWithFiles>([...found.filter(hasFontFiles), 'Arial'])];
}

/** As numbers. */
function rangesOf(subset: string): readonly (readonly [first: number, last: number])[] {
  return (UNICODE_RANGES[subset] ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

function remembered<Key extends string, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
