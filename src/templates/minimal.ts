import { changed, extended } from '../base/changed';
import {
  cell,
  columns,
  font,
  padTop,
  row,
  solid,
  spacer,
  stacked,
  table,
  type Block,
} from '../email/builders';
import type { Font, RowNode } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color/color';
import { fullLabel } from './parts/contact/contact';
import { contactRows, fittingStyle, labelWidth } from './parts/contact/contact-rows';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

/** What a phone of 320 px leaves: lines break between their parts, and at the same places everywhere. */
const LINE = 304;
const WIDTH = 520;
/** Of the margin at least. */
const MARGIN = 64;
const PHOTO = 48;
const NAME = { size: 24, lineHeight: 28, least: 16 } as const;
const LOGO = { width: 96, height: 28 } as const;
const STROKE = { width: 24, height: 3, above: 15 } as const;
/** Above each group of lines. */
const AIR = 7;
/** Above the logo. */
const LOGO_AIR = 10;

/** Type from two edges: a margin with portrait, gray labels and a stroke, the line at which all words begin, a large light name. */
export const minimal: Template = {
  id: 'minimal',
  maxWidth: WIDTH,
  build(signature, look) {
    const { contacts, photo } = signature;
    const { value, label } = inksOf(look);
    const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
    const portrait = fitted(photo, PHOTO, PHOTO);
    const least = (portrait?.width ?? 0) + MARGIN - PHOTO;
    const labelColumn = Math.max(MARGIN, least, labelWidth(contacts, style));
    const margin = { width: labelColumn, noShrink: true } as const;
    const room = LINE - labelColumn;
    const fitting = fittingStyle(contacts, extended(style, { labelColumn }), LINE);
    const face = photoCell(portrait, margin);
    const blank = spacer(extended(margin, { height: 1 }));
    const who = person(signature, value, room);
    const rest = foot(signature, changed(value, { color: label.color }), look);
    const groups = [
      [row(face ?? stroke(look, margin), who ?? spacer({ height: 1 }))],
      contactRows(contacts, fitting, look)?.rows ?? [],
      rest === null ? [] : [row(blank, rest)],
    ];
    const [first = [], ...more] = groups;
    return signatureRoot(minimal, look, [cell({}, table([...first, ...more.flatMap(lowered)]))]);
  },
};

function inksOf({ palette }: Look): { readonly value: Font; readonly label: Font } {
  const { text } = palette;
  const value = font('trebuchet', 13, readableOn(text, WHITE), { lineHeight: 18 });
  const gray = readableOn(mix(text, WHITE, 0.35), WHITE);
  return { value, label: changed(value, { size: 12, color: gray }) };
}

/** The rows of a group, with air above the first. */
function lowered([first, ...rows]: readonly RowNode[]): readonly RowNode[] {
  if (first === undefined) return [];
  const cells = first.cells.map((each) => (each.kind === 'cell' ? padTop(each, AIR) : each));
  return [changed(first, { cells }), ...rows];
}

/** In the margin beside the name, where no portrait stands there. */
function stroke(
  { palette }: Look,
  margin: { readonly width: number; readonly noShrink: boolean },
): NonNullable<Block> {
  const { width, height, above } = STROKE;
  const line = spacer({ width, height, background: solid(visibleOn(palette.accent, WHITE)) });
  const strip = columns([line], 0, { width: 'content' });
  return { kind: 'cell', ...margin, padding: [above, 0, 0, 0], children: strip ? [strip] : [] };
}

function person(signature: SignatureView, line: Font, room: number): Block {
  const { size, lineHeight, least } = NAME;
  const name = changed(line, { size, lineHeight });
  return stacked(0, [
    nameCell(signature, nameFont(wordsOf(signature, 'name'), name, room, least)),
    packedRoles(signature, ['title', 'unit', 'company'], ' · ', line, room),
  ]);
}

/** Networks and quote, and the logo below them, all at the line of the words. */
function foot(signature: SignatureView, gray: Font, look: Look): Block {
  const words = stacked(0, [
    packedSocials(signature.socials, { font: gray, separator: ' · ' }, look, LINE - 20),
    quoteCell(signature, gray),
  ]);
  const logo = logoRow(fitted(signature.logo, LOGO.width, LOGO.height));
  return stacked(LOGO_AIR, [words, logo && stacked(0, [logo])]);
}
