import { readCmap } from './cmap';
import { readClasses } from './coverage';
import { readKerning, type Kerning } from './kerning';
import { readLigatures, readSequences, type Ligatures } from './ligatures';
import { readOutlines, type Outline } from './outline';
import { readI16, readU16 } from './read';
import { readTables, tableOf, type Tables } from './tables';

/** What is needed of a font to set words in it. */
export interface FontFile {
  /** How many units are as long as letters are large. */
  readonly units: number;
  /** Glyphs by character. */
  readonly glyphs: ReadonlyMap<number, number>;
  /** How far each glyph goes on, in units; marks nowhere. */
  readonly advances: Uint16Array;
  /** Null where there is none. */
  readonly kerning: Kerning | null;
  readonly ligatures: Ligatures;
  readonly outlineOf: (glyph: number) => Outline;
  /** How far above the baseline the middle of an underline lies, mostly below 0, and how thick it is. */
  readonly underline: { readonly y: number; readonly thickness: number };
}

/** Reads a TrueType file as the app's fonts are. */
export function readFontFile(bytes: Uint8Array): FontFile {
  const tables = readTables(bytes);
  const head = tableOf(tables, 'head');
  const gsub = tableOf(tables, 'GSUB');
  const count = readU16(tableOf(tables, 'maxp'), 4);
  const outlines = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')] as const;
  const post = tableOf(tables, 'post');
  return takenApart(readSequences(gsub), {
    units: readU16(head, 18) || 1,
    glyphs: readCmap(tableOf(tables, 'cmap')),
    advances: readAdvances(tables, count),
    kerning: readKerning(tableOf(tables, 'GPOS'), count),
    ligatures: readLigatures(gsub),
    outlineOf: readOutlines(...outlines, readI16(head, 50) === 1),
    underline: { y: readI16(post, 8), thickness: readI16(post, 10) },
  });
}

/**
 * The font with letters of their own for those that it takes apart itself: the pieces, kerned. What a ligature makes stays whole, as
 * ligatures come after.
 */
function takenApart(sequences: ReadonlyMap<number, readonly number[]>, font: FontFile): FontFile {
  if (sequences.size === 0) return font;
  const { kerning } = font;
  const made = new Map<number, Pieces>();
  const glyphs = new Map(font.glyphs);
  for (const [code, glyph] of font.glyphs) {
    const pieces = sequences.get(glyph);
    if (pieces === undefined || pieces.length === 0) continue;
    const own = font.advances.length + made.size;
    made.set(own, putTogether(pieces, font));
    glyphs.set(code, own);
  }
  return {
    ...font,
    glyphs,
    advances: Uint16Array.from([...font.advances, ...[...made.values()].map((each) => each.width)]),
    outlineOf: (glyph) => made.get(glyph)?.outline ?? font.outlineOf(glyph),
    kerning:
      kerning &&
      ((left, right) => kerning(made.get(left)?.last ?? left, made.get(right)?.first ?? right)),
  };
}

interface Pieces {
  readonly first: number;
  readonly last: number;
  readonly width: number;
  readonly outline: Outline;
}

function putTogether(pieces: readonly number[], font: FontFile): Pieces {
  let width = 0;
  const outline = pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (before !== undefined) width += font.kerning?.(before, piece) ?? 0;
    const start = width;
    width += font.advances[piece] ?? 0;
    return font.outlineOf(piece).map((curve) => curve.map((at) => ({ ...at, x: at.x + start })));
  });
  return { first: pieces[0] ?? 0, last: pieces.at(-1) ?? 0, width: Math.max(0, width), outline };
}

/** A mark stands over or below a letter, and takes no room beside it. */
const MARK = 3;

function readAdvances(tables: Tables, count: number): Uint16Array {
  const hmtx = tableOf(tables, 'hmtx');
  const last = readU16(tableOf(tables, 'hhea'), 34) - 1;
  const gdef = tableOf(tables, 'GDEF');
  const place = readU16(gdef, 4);
  const classes = place === 0 ? new Uint16Array() : readClasses(gdef, place, count);
  return Uint16Array.from({ length: count }, (_, glyph) =>
    classes[glyph] === MARK ? 0 : readU16(hmtx, Math.min(glyph, last) * 4),
  );
}
