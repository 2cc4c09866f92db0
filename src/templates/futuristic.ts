import {
  beside,
  cell,
  font,
  joined,
  literal,
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
import type { Font, RowNode, SpacerNode } from '../email/nodes';
import { mix, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { endOf, endPadding } from './parts/alignment';
import { labelWithin } from './parts/contact/contact';
import { headlineSize } from './parts/headline';
import { heldHue, vivid } from './parts/hue';
import { coolest, litOn, luminous } from './parts/readable-colors';
import { logoChip } from './parts/logo-chip';
import { letterMarker, markerRows } from './parts/contact/marker-rows';
import { nameAbovePronouns } from './parts/name';
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { quoteCell, roleRuns } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const SPACE: Hex = '#05070d';
const BACKING: Hex = '#eef3f7';
/** The hues of the display, in degrees: from sea green to ice blue. */
const COLDEST = [170, 202] as const;
const CORNER = 14;
const TICK = 2;
/** Between the edge of the screen and the ticks. */
const INSET = 6;
const IDENTITY = 272;
const READINGS = 280;
const GUTTER = 8;
const MARKER_WIDTH = 24;
/** Beside the photo, without the space between letters. */
const NAME_WIDTH = 176;

/** The inks of the display. */
interface Display {
  readonly glow: Hex;
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
        endPadding(look, GUTTER, 6),
      ),
    );
    return signatureRoot(futuristic, look, [
      cell(
        { padding: [INSET, INSET, INSET, INSET], background: solid(SPACE) },
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
  const value = font('sans', 13, mix(glow, WHITE, 0.8), { lineHeight: 18 });
  const dim = litOn(mix(SPACE, glow, 0.65), SPACE);
  return { glow, value, label: font('console', 11, dim, { lineHeight: 18 }) };
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

function identity(signature: SignatureView, { glow, value, label }: Display, look: Look): Block {
  const size = headlineSize(wordsOf(signature, 'name'), 18, NAME_WIDTH);
  const name = { ...label, size, lineHeight: 24, color: glow, weight: 700 };
  const role = roleRuns(signature, ['title', 'unit', 'company']);
  const words = stacked(
    0,
    [
      nameAbovePronouns(signature, { ...name, ...tracking(look, 1) }),
      textCell(value, joined(role, literal('\n'))),
    ],
    { verticalAlign: 'middle' },
  );
  const who = beside(12, [photoCell(signature.photo), words]);
  const sent = stacked(6, [
    socialLine(
      signature.socials,
      { font: { ...value, size: 12, color: glow }, separator: '\u00a0// ', beneath: SPACE },
      look,
    ),
    quoteCell(signature, { ...value, size: 12, color: label.color }),
  ]);
  if (who === null || sent === null) return who ?? sent;
  const above = { ...who, padding: [0, 0, 8, 0] } as const;
  return stacked(0, [above, scanLine(glow, look), { ...sent, padding: [6, 0, 0, 0] }]);
}

/** A beam that fades out along the line. */
function scanLine(glow: Hex, { direction }: Look): SpacerNode {
  const angle = direction === 'rtl' ? 270 : 90;
  return spacer({
    height: 2,
    background: { color: mix(SPACE, glow, 0.5), gradient: { angle, from: glow, to: SPACE } },
  });
}

function readings(signature: SignatureView, { value, label, glow }: Display, look: Look): Block {
  const style = {
    value,
    marker: { ...value, size: 11, color: label.color },
    markerOf: labelWithin('[', letterMarker, ']'),
    width: MARKER_WIDTH,
    label: { ...value, color: glow },
    address: 'comma',
  } as const;
  const rows = markerRows(signature.contacts, style, look)?.rows ?? [];
  const chip = logoChip(signature.logo, { background: solid(BACKING) });
  if (rows.length === 0) return chip;
  const last = chip && row({ ...padTop(chip, 8), colSpan: 2 });
  return cell({}, table(present([...rows, last])));
}
