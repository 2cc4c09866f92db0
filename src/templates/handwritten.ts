import { changed, extended } from '../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  present,
  row,
  solid,
  spacer,
  stacked,
  table,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import { lineHeightFor } from '../email/fonts';
import type { Align, Border, Font, Padding } from '../email/nodes';
import { roughWidth } from '../email/rough-width';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { endOf, endPadding, middle, startOf, startPadding } from './parts/alignment';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { socialLine } from './parts/social/social-line';
import { visibleOn } from './parts/readable-colors';
import { packedRoles, wholeWordFont } from './parts/pack';
import { logoRow, photoCell } from './parts/pictures';
import { letterLabel } from './parts/contact/contact';
import { plainContacts } from './parts/contact/plain-contacts';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { roleCell, quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type Picture, type SignatureView } from './view';

const WIDTH = 560;
/** Of the pad: its glued edge, the margin, what is left of the page. */
const GLUE = 8;
const MARGIN = 18;
const GAP = 12;
/** As much as a phone has beside the margin line. */
const PAGE = 288;
/** Of pictures and notes. */
const ASIDE = 232;
const GUTTER = 14;
const RIM = 6;
const RIM_BELOW = 12;
/** Of the tape, over the edge of the print and on it. */
const TAPE = { width: 38, above: 5, below: 6 };
const NAME_SIZE = 30;

/** A sheet of a legal pad: the margin line, the name by hand and underlined twice, a print of the photo taped to the side. */
export const handwritten: Template = {
  id: 'handwritten',
  maxWidth: WIDTH,
  phrases: ['regards', 'care'],
  build(signature, look) {
    const paper = paperOf(look);
    const { primary, accent } = look.palette;
    const pair = wrapping(
      [
        [PAGE, page(signature, look)],
        [ASIDE, hasAside(signature) ? aside(signature, look) : null],
      ],
      endPadding(look, GUTTER, 8, 8),
    );
    const line = spacer({ width: 2, noShrink: true, background: solid(visibleOn(accent, paper)) });
    const sheet = beside(
      0,
      [
        spacer({ width: MARGIN, noShrink: true }),
        line,
        spacer({ width: GAP, noShrink: true }),
        cell({}, pair),
      ],
      {
        background: solid(paper),
        borders: { top: { width: GLUE, color: visibleOn(primary, paper), style: 'solid' } },
      },
    );
    return signatureRoot(handwritten, look, [sheet]);
  },
};

/** The yellow of legal pads, with a breath of the palette. */
function paperOf({ palette }: Look): Hex {
  return mix(YELLOW, palette.background, 0.15);
}

const YELLOW: Hex = '#fffce8';

function page(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const paper = paperOf(look);
  const strong = readableOn(primary, paper);
  const quiet = readableOn(secondary, paper);
  const plain = font('serif', 13, readableOn(text, paper), { lineHeight: 18 });
  const label = changed(hand(look, 14, quiet), { lineHeight: 18 });
  const style = { value: plain, label, address: 'comma' } as const;
  return stacked(8, [
    stacked(0, [
      textCell(hand(look, 15, quiet), phrase('regards', look)),
      signed(signature, look, strong),
    ]),
    stacked(0, [
      roleCell(signature, 'title', changed(plain, { weight: 700 })),
      packedRoles(signature, ['unit', 'company'], ', ', plain, PAGE - GUTTER),
    ]),
    plainContacts(signature.contacts, style, look, PAGE - GUTTER, letterLabel),
    tagLine(look),
  ]);
}

/** Slanted, so that it looks written where a device has no script either. */
function hand(look: Look, size: number, color: Hex): Font {
  return font('script', size, color, {
    lineHeight: lineHeightFor(size),
    ...(look.direction === 'rtl' ? {} : { italic: true }),
  });
}

/** The name over two strokes of the pen, the second shorter and further on. */
function signed(signature: SignatureView, look: Look, color: Hex): Block {
  const words = wordsOf(signature, 'name');
  const size = headlineSize(words, NAME_SIZE, PAGE - GUTTER - GAP);
  const letters = changed(hand(look, size, color), { lineHeight: tightLines(size + 4) });
  const name = nameCell(signature, wholeWordFont([words], letters, PAGE - GUTTER));
  if (name === null) return null;
  const long = Math.min(PAGE - 2 * GUTTER, Math.max(80, roughWidth(words, size)));
  return stacked(0, [
    name,
    stroke(long, look),
    stroke(Math.round(long * 0.55), look, startPadding(look, Math.round(long * 0.3), 3)),
  ]);
}

function stroke(width: number, look: Look, padding: Padding = [0, 0, 0, 0]): Block {
  const background = solid(visibleOn(look.palette.accent, paperOf(look)));
  const line = columns([spacer({ width, height: 2, background })], 0, { width: 'content' });
  return cell({ padding }, line);
}

function tagLine(look: Look): Block {
  const quiet = readableOn(look.palette.secondary, paperOf(look));
  return textCell(hand(look, 13, quiet), phrase('care', look));
}

/** Whether anything stands beside the details. */
function hasAside(signature: SignatureView): boolean {
  const { photo, logo, socials } = signature;
  const hasPicture = photo !== null || logo !== null;
  return hasPicture || socials.length > 0 || wordsOf(signature, 'quote') !== '';
}

/** What else is on the page: the print with the quote at its side, or the networks, and the logo below. */
function aside(signature: SignatureView, look: Look): Block {
  const paper = paperOf(look);
  const strong = readableOn(look.palette.primary, paper);
  const links = { font: hand(look, 14, strong), separator: ', ', beneath: paper };
  const face = print(signature.photo, look);
  const quote = quoteCell(signature, hand(look, 14, strong));
  const networks = socialLine(signature.socials, links, look);
  const notes = middle(quote ?? networks);
  return stacked(12, [
    face === null ? notes : beside(GUTTER, [face, notes]),
    quote === null ? null : networks,
    logoRow(signature.logo),
  ]);
}

/** The photo with a white rim, broader below, held by a strip of tape across its upper edge. */
function print(photo: Picture | null, look: Look): Block {
  if (photo === null) return null;
  const paper = paperOf(look);
  const width = photo.width + 2 * (RIM + 1);
  const edge: Border = {
    width: 1,
    color: mix(paper, visibleOn(look.palette.primary, WHITE), 0.35),
    style: 'solid',
  };
  const background = solid(mix(paper, visibleOn(look.palette.accent, WHITE), 0.55));
  const side = Math.round((width - TAPE.width) / 2);
  const tape = { width: width - 2 * side, background };
  const above = spacer({ width: side, height: TAPE.above });
  const rim = { width: side, height: TAPE.below, background: solid(WHITE) };
  const picture = photoCell(photo, {
    width,
    colSpan: 3,
    padding: [RIM + 1 - TAPE.below, RIM, RIM_BELOW, RIM],
    background: solid(WHITE),
    borders: { right: edge, bottom: edge, left: edge },
  });
  const corner = (which: Align) =>
    spacer(extended(rim, { borders: { top: edge, [which === 'left' ? 'left' : 'right']: edge } }));
  const rows = [
    row(above, spacer(extended(tape, { height: TAPE.above })), above),
    row(corner(startOf(look)), spacer(extended(tape, { height: TAPE.below })), corner(endOf(look))),
    row(...present([picture])),
  ];
  return cell({ width }, table(rows, { width: 'content' }));
}
