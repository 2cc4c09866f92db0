import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFontFile, type FontFile } from './font-file';

/** A part of a font: the letters of some scripts. As `scripts/cli-fonts` lists them, the first that has a letter setting it. */
interface FontPart {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Where a letter is. */
export interface Spot {
  readonly font: FontFile;
  readonly glyph: number;
}

/** What sets letters of one look: the parts of a font and of those that stand in for it. */
export interface LetterSet {
  /** The first of the families that is there. */
  readonly family: string;
  /** Null for a letter that none of the fonts has. */
  readonly find: (code: number) => Spot | null;
}

/** The fonts of a folder, by what CSS says of letters. `families` is a stack as CSS writes it. */
export type FindLetters = (families: string, isBold: boolean, isItalic: boolean) => LetterSet;

/** What stands in for the names that fit every font. */
const GENERIC: Readonly<Record<string, string>> = {
  'sans-serif': 'Arial',
  serif: 'Times New Roman',
  monospace: 'Courier New',
  cursive: 'Arial',
};

/** Letters that are looked up in a list; others, which are rare, in a map. */
const LISTED = 0x2200;

/** Reads the list of the fonts that lie in a folder; the files themselves when they are first needed. Throws without a list. */
export function readFonts(folder: string): FindLetters {
  const parts = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly FontPart[];
  const files = new Map<string, FontFile>();
  const load = (name: string): FontFile => {
    const file = files.get(name) ?? readFontFile(readFileSync(join(folder, name)));
    files.set(name, file);
    return file;
  };
  const sets = new Map<string, LetterSet>();
  return (families, isBold, isItalic) => {
    const key = `${Number(isBold)}${Number(isItalic)}${families}`;
    const set =
      sets.get(key) ?? letterSet(familiesOf(families, parts), isBold, isItalic, parts, load);
    sets.set(key, set);
    return set;
  };
}

/** Those of a stack that are there; where none is, Arial. */
function familiesOf(stack: string, parts: readonly FontPart[]): readonly string[] {
  const there = new Set(parts.map(({ family }) => family));
  const named = stack.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  const found = named.map((name) => GENERIC[name] ?? name).filter((name) => there.has(name));
  return [...new Set([...found, 'Arial'])];
}

function letterSet(
  families: readonly string[],
  isBold: boolean,
  isItalic: boolean,
  all: readonly FontPart[],
  load: (name: string) => FontFile,
): LetterSet {
  const [weight, style] = [isBold ? 700 : 400, isItalic ? 'italic' : 'normal'];
  const parts = families.flatMap((family) =>
    all.filter((part) => part.family === family && part.weight === weight && part.style === style),
  );
  const look = (code: number): Spot | null => {
    for (const { file, ranges } of parts) {
      if (!ranges.some(([first, last]) => code >= first && code <= last)) continue;
      const font = load(file);
      const glyph = font.glyphs.get(code);
      if (glyph !== undefined) return { font, glyph };
    }
    return null;
  };
  const listed: (Spot | null | undefined)[] = Array.from({ length: LISTED });
  const find = (code: number): Spot | null => {
    if (code >= LISTED) return look(code);
    const found = listed[code];
    return found === undefined ? (listed[code] = look(code)) : found;
  };
  return { family: families[0] ?? 'Arial', find };
}
