import {
  beside,
  cell,
  columns,
  font,
  solid,
  spacer,
  stack,
  stacked,
  textCell,
  type Block,
} from '../email/builders';
import type { Background, SpacerNode } from '../email/nodes';
import {
  AA_CONTRAST,
  AA_CONTRAST_LARGE,
  mix,
  parseHex,
  readableOn,
  WHITE,
  type Hex,
} from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { centeredTable } from './parts/alignment';
import { initials } from './parts/initials';
import { letterRows } from './parts/contact/letter-rows';
import { nameWords } from './parts/name';
import { within, logoCell } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { roleCell, roleLine, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const COLUMN = 120;
/** Between the edges of the column and the tile of a logo, and within the tile. */
const AIR = 8;
const EDGE = 4;
/** Above and below what stands in the column and beside it: Word takes the larger of the two. */
const INSET = 10;
const LETTERS = 18;
/** What a phone has room for beside the column. */
const BADGES = 6;

/** A column of running color with photo and logo, the name in steps from one color to the other. */
export const gradient: Template = {
  id: 'gradient',
  maxWidth: 600,
  build(signature, look) {
    return signatureRoot(gradient, look, [
      beside(16, [colorColumn(signature, look), details(signature, look)]),
    ]);
  },
};

/** The photo, else the initials, and the logo on a backing of its own. */
function colorColumn(signature: SignatureView, { palette }: Look): Block | SpacerNode {
  const background = colorRun(palette, 160);
  const line = { width: 3, color: WHITE, style: 'solid' } as const;
  const face = columns([ringedPhoto(signature.photo, { line, gap: 0 })], 0, { width: 'content' });
  const letters = textCell(
    font('sans', 40, WHITE, { lineHeight: 48, weight: 700 }),
    initials(signature, 2),
    { align: 'center', noWrap: true },
  );
  const head = cell({}, centeredTable(face)) ?? letters;
  const width = Math.round(COLUMN * Math.max(1, signature.logo?.scale ?? 1));
  const props = { width, noShrink: true, background, radius: 12 } as const;
  const pictures = stack([head, backing(signature, palette, width)], 14);
  return (
    cell({ ...props, padding: [INSET, AIR, INSET, AIR], verticalAlign: 'middle' }, pictures) ??
    spacer(props)
  );
}

/** A tile as wide as the column allows, the logo in the middle of it. */
function backing({ logo }: SignatureView, { primary }: Palette, width: number): Block {
  const small = within(logo, width - 2 * AIR - 2 * EDGE);
  if (small === null) return null;
  const bare = columns([logoCell({ ...small, background: '' })], 0, { width: 'content' });
  return cell(
    {
      padding: [EDGE, EDGE, EDGE, EDGE],
      radius: 8,
      background: solid(parseHex(small.background) ?? mix(primary, WHITE, 0.94)),
    },
    centeredTable(bare),
  );
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const ink = readableOn(text, WHITE);
  const quiet = readableOn(secondary, WHITE);
  const value = font('sans', 13, ink);
  const step = (share: number): Hex => readableOn(mix(primary, secondary, share), WHITE);
  const name = nameWords(
    signature,
    font('sans', 24, readableOn(primary, WHITE), { lineHeight: 30, weight: 700 }),
    (index, count) => ({
      color: step(index / Math.max(1, count - 1)),
    }),
  );
  const rule = spacer({ width: 56, height: 4, radius: 2, background: colorRun(look.palette, 90) });
  const style = {
    value,
    label: { ...value, weight: 700 },
    colorAt: step,
    address: 'comma',
  } as const;
  return stacked(
    9,
    [
      stacked(0, [
        name,
        roleCell(signature, 'title', font('sans', 14, ink)),
        roleLine(signature, ['unit', 'company'], ' · ', { ...value, weight: 700 }),
      ]),
      cell({}, columns([rule], 0, { width: 'content' })),
      cell({}, letterRows(signature.contacts, LETTERS, style, look)),
      quoteCell(signature, { ...value, color: quiet, italic: true }),
      socialCapsule(
        signature.socials,
        { background: deepRun(look.palette), radius: 12, most: BADGES },
        look,
      ),
    ],
    { verticalAlign: 'middle', padding: [INSET, 0, INSET, 0] },
  );
}

/** Deep enough for large white letters from one end to the other. */
function colorRun({ primary, secondary }: Palette, angle: number): Background {
  return run(primary, secondary, angle, AA_CONTRAST_LARGE);
}

/** The same for small ones. */
function deepRun({ primary, secondary }: Palette): Background {
  return run(primary, secondary, 90, AA_CONTRAST);
}

function run(first: Hex, last: Hex, angle: number, ratio: number): Background {
  const from = readableOn(first, WHITE, ratio);
  const to = readableOn(last, WHITE, ratio);
  return { color: readableOn(mix(from, to, 0.4), WHITE, ratio), gradient: { angle, from, to } };
}
