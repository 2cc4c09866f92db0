import { changed, extended } from '../base/changed';
import {
  beside,
  cell,
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
import type { Background, Font, RowNode } from '../email/nodes';
import { mix, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { endOf, endPadding } from './parts/alignment';
import { labelWithin } from './parts/contact/contact';
import { nameFont } from './parts/headline';
import { heldHue, vivid } from './parts/hue';
import { coolest, litOn, luminous } from './parts/readable-colors';
import { logoChip } from './parts/logo-chip';
import { letterMarker, markerRows } from './parts/contact/marker-rows';
import { nameOverRoles } from './parts/name-over-roles';
import { wholeWordFont } from './parts/pack';
import { fitted, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, textsOf, wordsOf, type SignatureView } from './view';

const SPACE: Hex = '#05070d';
/** The hues of the display, in degrees: from sea green to ice blue. */
const COLDEST = [170, 202] as const;
const CORNER = 14;
const TICK = 2;
/** Between the edge of the screen and the ticks. */
const INSET = 6;
const IDENTITY = 280;
const READINGS = 272;
const GUTTER = 8;
const MARKER_WIDTH = 30;
const TEXT_WIDTH = IDENTITY - GUTTER;
const PHOTO_GAP = 12;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO = { width: 120, height: 60 } as const;
/** Between the letters of the name. */
const TRACKING = 2;

/** The inks of the display. */
interface Display {
  readonly glow: Hex;
  /** Behind all: lit from one corner. */
  readonly screen: Background;
  /** Behind a logo. */
  readonly backing: Hex;
  readonly value: Font;
  /** Of labels and of the template's own words. */
  readonly label: Font;
}

/** A head-up display: black space, corner ticks, who at the left and readings in brackets at the right, all in cold light. */
export const futuristic: Template = {
  id: 'futuristic',
  maxWidth: 600,
  phrases: ['signal'],
  build(signature, look) {
    const display = displayOf(look.palette);
    const pair = wrapping(
      [
        [IDENTITY, identity(signature, display, look)],
        [READINGS, readings(signature, display, look)],
      ],
      endPadding(look, GUTTER, 10),
    );
    const screen = cell({ padding: [8, CORNER, 0, CORNER], colSpan: 3 }, pair);
    return signatureRoot(futuristic, look, [
      cell(
        { padding: [INSET, INSET, INSET, INSET], background: display.screen },
        table([
          topEdge(display, look),
          ...present([screen]).map((block) => row(block)),
          edge('bottom', display.glow, spacer({ height: CORNER }), look),
        ]),
      ),
    ]);
  },
};

function displayOf({ primary, secondary, accent }: Palette): Display {
  const cold = heldHue(vivid(coolest(primary, secondary, accent), 0.65), ...COLDEST);
  const glow = luminous(cold, SPACE);
  const near = mix(SPACE, glow, 0.16);
  const value = font('sans', 12, mix(glow, WHITE, 0.8), { lineHeight: 18 });
  const dim = litOn(mix(SPACE, glow, 0.65), [SPACE, near]);
  return {
    glow,
    screen: { color: SPACE, gradient: { angle: 135, from: near, to: SPACE } },
    backing: mix(WHITE, glow, 0.18),
    value,
    label: font('console', 11, dim, { lineHeight: 18 }),
  };
}

/** The ticks at the top, and the template's own words between them. */
function topEdge({ glow, label }: Display, look: Look): RowNode {
  const status = textCell(
    changed(label, { lineHeight: CORNER, ...tracking(look, 3) }),
    phrase('signal', look, { decorative: true }),
    { align: endOf(look), padding: [0, 6, 0, 6] },
  );
  return edge('top', glow, status ?? spacer({ height: CORNER }), look);
}

function edge(
  side: 'top' | 'bottom',
  color: Hex,
  middle: RowNode['cells'][number],
  { direction }: Look,
): RowNode {
  const line = { width: TICK, color, style: 'solid' } as const;
  const size = { width: CORNER, height: CORNER, noShrink: true };
  const left = spacer(extended(size, { borders: { [side]: line, left: line } }));
  const right = spacer(extended(size, { borders: { [side]: line, right: line } }));
  return direction === 'rtl' ? row(right, middle, left) : row(left, middle, right);
}

/** Who, and the logo of where they are. */
function identity(signature: SignatureView, display: Display, look: Look): Block {
  const logo = fitted(signature.logo, LOGO.width, LOGO.height);
  const chip = logoChip(logo, { background: solid(display.backing), inset: 5 });
  return stacked(8, [
    beside(PHOTO_GAP, [photoCell(signature.photo), person(signature, display, look)]),
    chip && stacked(0, [chip]),
  ]);
}

function person(signature: SignatureView, { glow, value, label }: Display, look: Look): Block {
  const { photo } = signature;
  const width = TEXT_WIDTH - (photo === null ? 0 : photo.width + PHOTO_GAP);
  const words = wordsOf(signature, 'name');
  const size = isNameAlone(signature) ? 24 : 18;
  const letters = changed(value, { size, lineHeight: size + 6 });
  const { size: fitting, lineHeight } = nameFont(
    words,
    letters,
    width - TRACKING * longest(words),
    15,
  );
  const texts = textsOf(signature, ['title', 'unit', 'company']).map(({ text }) => text);
  return nameOverRoles(
    signature,
    {
      line: wholeWordFont(texts, changed(value, { size: 13 }), width),
      name: { size: fitting, lineHeight, color: glow, ...tracking(look, TRACKING) },
      company: { color: label.color },
    },
    { verticalAlign: 'middle' },
  );
}

/** How many letters the longest word has. */
function longest(words: string): number {
  return Math.max(...words.split(/[\s-]+/).map(({ length }) => length));
}

/** How to be reached, and what is sent below a line: networks and quote. */
function readings(signature: SignatureView, { value, label, glow }: Display, look: Look): Block {
  const style = {
    value,
    marker: label,
    markerOf: labelWithin('[', letterMarker, ']'),
    width: MARKER_WIDTH,
    label: changed(value, { color: glow }),
    address: 'comma',
  } as const;
  const links = {
    font: changed(value, { size: 11, color: glow }),
    separator: '\u00a0\u2002',
    beneath: SPACE,
  };
  const sent = present([
    socialLine(signature.socials, links, look),
    quoteCell(signature, changed(value, { color: label.color })),
  ]);
  const rows = markerRows(signature.contacts, style, look)?.rows ?? [];
  if (rows.length === 0) return stacked(0, sent);
  const line = { width: 1, color: mix(SPACE, glow, 0.5), style: 'solid' } as const;
  const last = sent.map((block, index) => {
    const spanning = changed(block, { colSpan: 2 });
    return index === 0
      ? [
          row({ ...spacer({ height: 6, colSpan: 2 }) }),
          row(changed(spanning, { padding: [5, 0, 0, 0], borders: { top: line } })),
        ]
      : [row(spanning)];
  });
  return cell({}, table([...rows, ...last.flat()]));
}
