import {
  beside,
  cell,
  font,
  padTop,
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
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

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
    const screen = cell(
      { padding: [8, CORNER, 0, CORNER], colSpan: 3 },
      wrapping(
        [
          [IDENTITY, identity(signature, display, look)],
          [READINGS, readings(signature, display, look)],
        ],
        endPadding(look, GUTTER, 4),
      ),
    );
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
    { ...label, lineHeight: CORNER, ...tracking(look, 3) },
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
  const left = spacer({ ...size, borders: { [side]: line, left: line } });
  const right = spacer({ ...size, borders: { [side]: line, right: line } });
  return direction === 'rtl' ? row(right, middle, left) : row(left, middle, right);
}

function identity(signature: SignatureView, display: Display, look: Look): Block {
  const { glow, value, label } = display;
  const who = beside(PHOTO_GAP, [photoCell(signature.photo), person(signature, display, look)]);
  const links = {
    font: { ...value, size: 11, color: glow },
    separator: '\u00a0\u2002',
    beneath: SPACE,
  };
  const [first = null, ...more] = present([
    socialLine(signature.socials, links, look),
    quoteCell(signature, { ...value, color: label.color }),
  ]);
  if (who === null || first === null) return who ?? stacked(6, [first, ...more]);
  const line = { width: 1, color: mix(SPACE, glow, 0.5), style: 'solid' } as const;
  const sent = { ...first, padding: [6, 0, 0, 0], borders: { top: line } } as const;
  return stacked(0, [
    { ...who, padding: [0, 0, 8, 0] },
    sent,
    stacked(6, more, { padding: [6, 0, 0, 0] }),
  ]);
}

function person(signature: SignatureView, { glow, value, label }: Display, look: Look): Block {
  const { photo } = signature;
  const width = TEXT_WIDTH - (photo === null ? 0 : photo.width + PHOTO_GAP);
  const words = wordsOf(signature, 'name');
  const letters = { ...value, size: 18, lineHeight: 24 };
  const { size, lineHeight } = nameFont(words, letters, width - TRACKING * longest(words), 14);
  const texts = textsOf(signature, ['title', 'unit', 'company']).map(({ text }) => text);
  return nameOverRoles(
    signature,
    {
      line: wholeWordFont(texts, { ...value, size: 13 }, width),
      name: { size, lineHeight, color: glow, ...tracking(look, TRACKING) },
      company: { color: label.color },
    },
    { verticalAlign: 'middle' },
  );
}

/** How many letters the longest word has. */
function longest(words: string): number {
  return Math.max(...words.split(/[\s-]+/).map(({ length }) => length));
}

function readings(
  signature: SignatureView,
  { value, label, glow, backing }: Display,
  look: Look,
): Block {
  const style = {
    value,
    marker: label,
    markerOf: labelWithin('[', letterMarker, ']'),
    width: MARKER_WIDTH,
    label: { ...value, color: glow },
    address: 'comma',
  } as const;
  const rows = markerRows(signature.contacts, style, look)?.rows ?? [];
  const chip = logoChip(signature.logo, {
    background: solid(backing),
    inset: 6,
  });
  if (rows.length === 0) return chip;
  const last = chip && row({ ...padTop(chip, 8), colSpan: 2 });
  return cell({}, table(present([...rows, last])));
}
