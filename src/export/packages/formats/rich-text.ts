import { hexOfBytes } from '../../../base/hex-of-bytes';
import { LETTER_FLAGS } from '../../../email/letters';
import { font as fontOf } from '../../../email/builders';
import {
  type Font,
  type ImageNode,
  readText,
  type CellNode,
  type EmailNode,
  type LinkNode,
  type RowNode,
} from '../../../email/nodes';
import { BLACK, hexToRgb, readableOn, WHITE, type Hex } from '../../../model/color/color';
import { readPicture } from '../../../model/picture/picture-bytes';
import { imageFile } from '../../pictures/image-names';
import type { EmailImage, EmailOutput } from '../../types';

/*
 * Rich text as Outlook writes emails that are not HTML: the lines of the signature in their letters and colors, with links
 * and pictures, without tables. 7-bit ASCII. (Rich Text Format Specification 1.9.1)
 */

/** A signature as an RTF file. */
export function richTextOf({ doc, images }: Pick<EmailOutput, 'doc' | 'images'>): string {
  const plain = fontOf('sans', 12, BLACK);
  const lines = documentLines(doc, plain);
  const fonts = [...new Set([plain, ...fontsIn(lines)].map(familyOf))];
  const colors = [...new Set(fontsIn(lines).map(inkOf))];
  const context: RichTextContext = { fonts, colors, images };
  const start = doc.dir === 'rtl' ? '\\pard\\plain\\rtlpar\\qr ' : '\\pard\\plain ';
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1',
    `{\\fonttbl${fonts.map((name, index) => `{\\f${index}\\fnil ${escapeRichText(name)};}`).join('')}}`,
    `{\\colortbl;${colors.map(colorRow).join('')}}`,
    ...lines.map((line) => `${start}${line.map((piece) => pieceOf(piece, context)).join('')}\\par`),
    '}',
    '',
  ].join('\r\n');
}

interface RichTextContext {
  readonly fonts: readonly string[];
  readonly colors: readonly Hex[];
  readonly images: readonly EmailImage[];
}

function fontsIn(lines: readonly DocumentLine[]): readonly Font[] {
  return lines.flat().flatMap((piece) => (piece.kind === 'text' ? [piece.font] : []));
}

/** The first of a stack of fonts: one that comes with the systems. */
function familyOf({ family }: Font): string {
  return (family.split(',')[0] ?? '').replaceAll("'", '').trim();
}

/** There are no backgrounds: the color is changed so that it can be read on white. */
function inkOf({ color }: Font): Hex {
  return readableOn(color, WHITE);
}

function colorRow(color: Hex): string {
  const { r, g, b } = hexToRgb(color);
  return `\\red${r}\\green${g}\\blue${b};`;
}

function pieceOf(piece: LinePiece, context: RichTextContext): string {
  const shown =
    piece.kind === 'text'
      ? `{${look(piece.font, context)} ${escapeRichText(piece.text)}}`
      : pictureOf(piece.image, context);
  const { href } = piece;
  if (href === undefined || shown === '') return shown;
  const address = escapeRichText(href);
  return `{\\field{\\*\\fldinst{HYPERLINK "${address}"}}{\\fldrslt{${shown}}}}`;
}

/** Half points: three quarters of a px each, doubled. */
function look(font: Font, { fonts, colors }: RichTextContext): string {
  const { size, weight = 400, letterSpacing } = font;
  return [
    `\\f${fonts.indexOf(familyOf(font))}`,
    `\\fs${Math.round(size * 1.5)}`,
    `\\cf${colors.indexOf(inkOf(font)) + 1}`,
    weight >= 600 ? '\\b' : '',
    ...LETTER_FLAGS.map(({ name, rtf }) => (font[name] === true ? rtf : '')),
    letterSpacing === undefined ? '' : `\\expndtw${Math.round(letterSpacing * TWIPS)}`,
  ].join('');
}

const TWIPS = 15;
const BLIPS = { 'image/png': 'pngblip', 'image/jpeg': 'jpegblip' } as const;

/** The picture at the size it is shown in; its words where the format has no way to hold it. */
function pictureOf(node: ImageNode, { images }: RichTextContext): string {
  const image = images.find((each) => node.src.endsWith(`/${imageFile(each)}`));
  const natural = image && readPicture(image.bytes, image.mime).size;
  if (!image || !natural || image.mime === 'image/gif') return escapeRichText(node.alt);
  const goal = `\\picwgoal${node.width * TWIPS}\\pichgoal${node.height * TWIPS}`;
  const size = `\\picw${natural.width}\\pich${natural.height}${goal}`;
  return `{\\pict\\${BLIPS[image.mime]}${size} ${hexOfBytes(image.bytes)}}`;
}

/** Each unit beyond ASCII as a signed number of 16 bits, with a question mark for readers without Unicode. */
function escapeRichText(text: string): string {
  return text
    .replace(/[\\{}]/g, '\\$&')
    .replaceAll('\t', '\\tab ')
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
}

/** A piece of a line: letters of one look, or a picture, both perhaps in a link. */
type LinePiece =
  | { readonly kind: 'text'; readonly text: string; readonly font: Font; readonly href?: string }
  | { readonly kind: 'image'; readonly image: ImageNode; readonly href?: string };

type DocumentLine = readonly LinePiece[];

interface Surroundings {
  readonly font: Font;
  readonly href?: string;
}

/** The texts and pictures of a document line by line, for formats without tables. Ornaments are left out. */
function documentLines(node: EmailNode, plain: Font): readonly DocumentLine[] {
  return linesOf(node, { font: plain }).filter((line) => line.some(isSeen));
}

function linesOf(node: EmailNode, around: Surroundings): readonly DocumentLine[] {
  switch (node.kind) {
    case 'table':
      return node.rows.flatMap((row) => rowLines(row, around));
    case 'row':
      return rowLines(node, around);
    case 'cell':
      return cellLines(node, around);
    case 'spacer':
      return [];
    case 'text': {
      if (node.decorative === true) return [];
      const font = { ...around.font, ...node.font };
      return readText(node.text)
        .split('\n')
        .map((text) => [{ kind: 'text', ...around, text, font }]);
    }
    case 'image':
      return [[{ kind: 'image', image: node, ...hrefOf(around) }]];
    case 'link':
      return linkLines(node, around);
  }
}

/** A badge of letters is written by its name: without its background the letters would mean nothing. */
function linkLines(
  { href, color, underline, label, children }: LinkNode,
  around: Surroundings,
): readonly DocumentLine[] {
  const inside = { font: { ...around.font, color, underline }, href };
  if (label !== undefined && children.every(({ kind }) => kind === 'text')) {
    return [[{ kind: 'text', text: label, ...inside }]];
  }
  return joined(children.map((child) => linesOf(child, inside)));
}

/** Cells of one line each share a line; as soon as one holds more, they stand below one another. */
function rowLines({ cells }: RowNode, around: Surroundings): readonly DocumentLine[] {
  const held = cells
    .map((cell) => linesOf(cell, around))
    .filter((lines) => lines.some((line) => line.some(isSeen)));
  if (held.some((lines) => lines.length > 1)) return held.flat();
  const blank: LinePiece = { kind: 'text', text: ' ', ...around };
  const line = held.flat().flatMap((each, index) => (index === 0 ? each : [blank, ...each]));
  return [line];
}

function cellLines({ children, font }: CellNode, around: Surroundings): readonly DocumentLine[] {
  const inside = font === undefined ? around : { ...around, font };
  const lines: DocumentLine[] = [];
  let isOpen = false;
  for (const child of children) {
    const [first = [], ...more] = linesOf(child, inside);
    if (isOpen && child.kind !== 'table') {
      lines.push([...(lines.pop() ?? []), ...first], ...more);
    } else lines.push(first, ...more);
    isOpen = child.kind !== 'table';
  }
  return lines;
}

/** Runs of lines, the last of each going on in the first of the next. */
function joined(runs: readonly (readonly DocumentLine[])[]): readonly DocumentLine[] {
  return runs.reduce<readonly DocumentLine[]>((lines, [first = [], ...more]) => {
    const last = lines.at(-1);
    return last === undefined
      ? [first, ...more]
      : [...lines.slice(0, -1), [...last, ...first], ...more];
  }, []);
}

function hrefOf({ href }: Surroundings): { readonly href?: string } {
  return href === undefined ? {} : { href };
}

function isSeen(piece: LinePiece): boolean {
  return piece.kind === 'image' || piece.text.trim() !== '';
}
