import { zlibSync } from 'fflate';
import { encode } from 'uqr';
import { encodeBase64 } from '../../base/base64';
import { crc32 } from '../../base/crc32';
import { addressHref, addressOrPhoneHref } from '../../model/person/web/address-href';
import { valueOf, type SignatureBlock } from '../../model/person/blocks';
import type { QrCode, QrCodes } from '../../model/person/qr-code';
import type { Person } from '../../model/person/signature';
import type { SceneElement } from '../../scene/scene';
import { BLACK, hexToRgb, WHITE } from '../../model/color/color';
import { codeColors, type CodeColors } from '../../scene/kinds/code-colors';
import { cardText } from '../packages/vcard';

/** The codes that stand below a signature, by the ids of their blocks. What is too long for a code is not there. */
export function encodePerson(person: Person): QrCodes {
  return codesBy(person.blocks, (block) => {
    const text = block.kind === 'qr' ? textOf(block, person) : null;
    return text === null ? null : encodeQr(text);
  });
}

/** The codes on a canvas, by the ids of their elements. What is too long for a code of their size is not there. */
export function encodeElements(elements: readonly SceneElement[], person: Person): QrCodes {
  return codesBy(elements, (element) => {
    const { type, content = '', width, height } = element;
    if (type !== 'qr') return null;
    const text = content.trim() === '' ? cardText(person) : addressHref(content);
    return text === null ? null : encodeQr(text, Math.min(width, height), codeColors(element));
  });
}

function codesBy<Item extends { readonly id: string }>(
  items: readonly Item[],
  codeOf: (item: Item) => QrCode | null,
): QrCodes {
  const codes = items.flatMap((item) => {
    const code = codeOf(item);
    return code === null ? [] : [[item.id, code] as const];
  });
  return Object.fromEntries(codes);
}

/** The text in the code of a block: a link, or the person for an address book; null where there is neither. */
function textOf(block: SignatureBlock, person: Person): string | null {
  if (valueOf(block, 'holds') === 'link') return addressOrPhoneHref(valueOf(block, 'link'));
  return cardText(person);
}

/** Squares that stay light around the code (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;
/** As large as a code is shown, in px, unless it has too many squares for that. */
const USUAL_SIDE = 116;
const LEAST_SQUARE = 2;
/** It holds 997 bytes and is 250 px wide; a larger one would be higher than the signature. */
const LARGEST_VERSION = 25;
const FINENESS = 2;

/**
 * The code of a text, black on white unless other colors are given, `side` px wide or as large as is usual; null where the text is too long for one, or for
 * one of that size.
 */
function encodeQr(text: string, side?: number, colors?: CodeColors): QrCode | null {
  const code = codeOf(text);
  if (code === null) return null;
  const square =
    side === undefined
      ? Math.max(LEAST_SQUARE, Math.floor(USUAL_SIDE / code.length))
      : Math.floor(side / code.length);
  if (square < LEAST_SQUARE) return null;
  const whole = side ?? square * code.length;
  const png = pngOf(code, square * FINENESS, whole * FINENESS, colors);
  return { src: `data:image/png;base64,${encodeBase64(png)}`, side: whole };
}

/** Its rows of squares, true for dark. */
function codeOf(text: string): readonly (readonly boolean[])[] | null {
  try {
    return encode(text, { ecc: 'M', border: QUIET, maxVersion: LARGEST_VERSION }).data;
  } catch {
    // The text is too long, which only the encoder can find.
    return null;
  }
}

const BLACK_ON_WHITE: CodeColors = { ink: BLACK, paper: WHITE };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GRAY_OF_ONE_BIT = [1, 0, 0, 0, 0];
const PALETTE_OF_ONE_BIT = [1, 3, 0, 0, 0];

/** A PNG of one bit for each pixel (PNG 3rd edition, 11.2), `side` pixels wide, each square `scale`; the code in its middle. */
function pngOf(
  rows: readonly (readonly boolean[])[],
  scale: number,
  side: number,
  { ink, paper }: CodeColors = BLACK_ON_WHITE,
): Uint8Array {
  const edge = Math.floor((side - rows.length * scale) / 2);
  const light = lineOf([], scale, edge, side);
  const lines = Array.from({ length: side }, (_, y) => {
    const row = y < edge ? undefined : rows[Math.floor((y - edge) / scale)];
    return row === undefined ? light : lineOf(row, scale, edge, side);
  });
  const isGray = ink === BLACK && paper === WHITE;
  const kind = isGray ? GRAY_OF_ONE_BIT : PALETTE_OF_ONE_BIT;
  const palette = [ink, paper].map(hexToRgb).flatMap(({ r, g, b }) => [r, g, b]);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...wordOf(side), ...wordOf(side), ...kind]),
    ...(isGray ? [] : chunk('PLTE', palette)),
    ...chunk('IDAT', zlibSync(Uint8Array.from(lines.flat()), { level: 9 })),
    ...chunk('IEND', []),
  ]);
}

/** A line of pixels, eight in a byte, after the filter byte, 0 for none. Light is one. */
function lineOf(
  row: readonly boolean[],
  scale: number,
  edge: number,
  side: number,
): readonly number[] {
  const bytes = Array.from({ length: Math.ceil(side / 8) }, () => 0xff);
  row.forEach((isDark, square) => {
    if (!isDark) return;
    const from = edge + square * scale;
    for (let at = from; at < from + scale; at++) {
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) & ~(0x80 >> (at & 7));
    }
  });
  return [0, ...bytes];
}

function chunk(type: string, data: ArrayLike<number>): readonly number[] {
  const named = [...[...type].map((letter) => letter.charCodeAt(0)), ...Array.from(data)];
  return [...wordOf(data.length), ...named, ...wordOf(crc32(Uint8Array.from(named)))];
}

/** Four bytes, the highest first. */
function wordOf(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}
