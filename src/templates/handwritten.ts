import {
  beside,
  cell,
  columns,
  font,
  padTop,
  solid,
  spacer,
  shrinkToFit,
  stack,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import { lineHeightFor } from '../email/fonts';
import type { Font } from '../email/nodes';
import { roughWidth } from '../email/rough-width';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { middle } from './parts/alignment';
import { frame } from './parts/borders';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { socialLine } from './parts/social/social-line';
import { visibleOn } from './parts/readable-colors';
import { logoBeside } from './parts/logo-beside';
import { photoCell } from './parts/pictures';
import { plainLines } from './parts/contact/plain-lines';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { roleCell, roleLine, quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type Picture, type SignatureView } from './view';

const WIDTH = 560;
/** Of the pad: its glued edge, the margin, what is left of the page. */
const GLUE = 8;
const MARGIN = 18;
const GAP = 12;
/** As much as a phone has beside the margin line. */
const PAGE = 288;
/** Photo and logo stand beside one another. */
const ASIDE = 228;
const GUTTER = 14;
const RIM = 6;
const RIM_BELOW = 14;
const TAPE = { width: 40, height: 10 };
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
      [8, 0, 6, 0],
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
  const plain = font('sans', 13, readableOn(text, paper), { lineHeight: 18 });
  const style = { value: plain, label: { ...plain, color: quiet }, address: 'comma' } as const;
  const column = stacked(8, [
    stacked(0, [
      textCell(hand(look, 15, quiet), phrase('regards', look)),
      signed(signature, look, strong),
    ]),
    stacked(0, [
      roleCell(signature, 'title', { ...plain, weight: 700 }),
      roleLine(signature, ['unit', 'company'], ', ', plain),
    ]),
    plainLines(signature.contacts, style, look),
    hasAside(signature) ? null : tagLine(look),
  ]);
  return column && beside(0, [column, spacer({ width: GUTTER, noShrink: true })]);
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
  const name = nameCell(signature, {
    ...hand(look, size, color),
    lineHeight: tightLines(size + 4),
  });
  if (name === null) return null;
  const background = solid(visibleOn(look.palette.accent, paperOf(look)));
  const long = Math.min(PAGE - 2 * GUTTER, Math.max(80, roughWidth(words, size)));
  const start = spacer({ width: Math.round(long * 0.3), height: 2 });
  const second = stroke(start, spacer({ width: Math.round(long * 0.55), height: 2, background }));
  return stacked(0, [
    name,
    stroke(spacer({ width: long, height: 2, background })),
    second && padTop(second, 3),
  ]);
}

function stroke(...parts: Parameters<typeof columns>[0]): Block {
  return cell({}, columns(parts, 0, { width: 'content' }));
}

function tagLine(look: Look): Block {
  const quiet = readableOn(look.palette.secondary, paperOf(look));
  return textCell(hand(look, 13, quiet), phrase('care', look));
}

/** Whether anything stands beside the details; the tag line alone would be lost there. */
function hasAside(signature: SignatureView): boolean {
  const { photo, logo, socials } = signature;
  const hasPicture = photo !== null || logo !== null;
  return hasPicture || socials.length > 0 || wordsOf(signature, 'quote') !== '';
}

/** What else is on the page: pictures, the quote as a note under them, the networks, the tag line. */
function aside(signature: SignatureView, look: Look): Block {
  const { photo, logo, socials } = signature;
  const paper = paperOf(look);
  const strong = readableOn(look.palette.primary, paper);
  const links = { font: hand(look, 14, strong), separator: ', ', beneath: paper };
  const [face, mark] = [print(photo, look), middle(logoBeside(logo))];
  const isWide = (face?.width ?? 0) + GAP + (mark?.width ?? 0) > ASIDE;
  const pictures = isWide
    ? stack([shrinkToFit(face), shrinkToFit(mark)], GAP)
    : columns([face, mark], GAP, { width: 'content' });
  const notes = stacked(8, [
    cell({}, pictures),
    quoteCell(signature, hand(look, 14, strong)),
    socialLine(socials, links, look),
    tagLine(look),
  ]);
  return notes && { ...notes, verticalAlign: pictures === null ? 'bottom' : 'top' };
}

/** The photo with a white rim, broader below, held by a strip of tape. */
function print(photo: Picture | null, look: Look): Block {
  if (photo === null) return null;
  const paper = paperOf(look);
  const width = photo.width + 2 * (RIM + 1);
  const picture = photoCell(photo, {
    width,
    padding: [RIM, RIM, RIM_BELOW, RIM],
    background: solid(WHITE),
    borders: frame(mix(paper, visibleOn(look.palette.primary, WHITE), 0.35)),
  });
  const side = Math.round((width - TAPE.width) / 2);
  const background = solid(mix(paper, visibleOn(look.palette.accent, WHITE), 0.55));
  const tape = columns(
    [spacer({ width: side, height: TAPE.height }), spacer({ ...TAPE, background })],
    0,
    { width: 'content' },
  );
  return stacked(0, [cell({}, tape), cell({}, columns([picture], 0, { width: 'content' }))], {
    width,
  });
}
