import { changed } from '../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  spacer,
  stacked,
  textCell,
  type Block,
} from '../email/builders';
import type { Background, SpacerNode } from '../email/nodes';
import {
  AA_CONTRAST,
  AA_CONTRAST_LARGE,
  mix,
  readableOn,
  WHITE,
  type Hex,
} from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { centeredTable, middle } from './parts/alignment';
import { initials } from './parts/initials';
import { nameFont } from './parts/headline';
import { letterRows } from './parts/contact/letter-rows';
import { nameWords } from './parts/name';
import { packedRoles } from './parts/pack';
import { logoBeside } from './parts/logo-beside';
import { fitted, logoRow } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

/** Narrow enough that a phone shows an address of mail in one line beside it. */
const COLUMN = 88;
const GAP = 12;
/** At the sides of the photo in the column. */
const AIR = 5;
/** Above and below what stands in the column and beside it: Word takes the larger of the two. */
const INSET = 6;
const LETTERS = 16;
/** What a phone has beside the column. */
const PHONE = 244;
/** As many icons as fit there. */
const BADGES = 6;
/** What a network takes of the capsule. */
const CAPSULE = 25;
/** Of the logo at most, beside that. */
const LOGO = { width: 100, height: 40 } as const;
const LEAST_NAME = 17;
const NAME_SIZE = 24;

/** A column of running color with the photo, the name in steps from one color to the other, the logo at the foot. */
export const gradient: Template = {
  id: 'gradient',
  maxWidth: 600,
  build(signature, look) {
    return signatureRoot(gradient, look, [
      beside(GAP, [colorColumn(signature, look), details(signature, look)]),
    ]);
  },
};

/** The photo, else the initials. */
function colorColumn(signature: SignatureView, { palette }: Look): Block | SpacerNode {
  const background = colorRun(palette, 160);
  const line = { width: 3, color: WHITE, style: 'solid' } as const;
  const ring = ringedPhoto(signature.photo, { line, gap: 0 });
  const face = columns([ring], 0, { width: 'content' });
  const letters = textCell(
    font('sans', 36, WHITE, { lineHeight: 48, weight: 700 }),
    initials(signature, 2),
    { align: 'center', noWrap: true },
  );
  const head = cell({}, centeredTable(face)) ?? letters;
  const width = Math.max(COLUMN, (ring?.width ?? 0) + 2 * AIR);
  const props = { width, noShrink: true, background, radius: 12 } as const;
  return (
    (head && { ...props, ...head, padding: [INSET, AIR, INSET, AIR], verticalAlign: 'middle' }) ??
    spacer(props)
  );
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const ink = readableOn(text, WHITE);
  const quiet = readableOn(secondary, WHITE);
  const value = font('sans', 12, ink, { lineHeight: 18 });
  const step = (share: number): Hex => readableOn(mix(primary, secondary, share), WHITE);
  const words = wordsOf(signature, 'name');
  const letters = font('sans', NAME_SIZE, readableOn(primary, WHITE), {
    lineHeight: 26,
    weight: 700,
  });
  const name = nameWords(
    signature,
    nameFont(words, letters, PHONE, LEAST_NAME),
    (index, count) => ({
      color: step(index / Math.max(1, count - 1)),
    }),
  );
  const rule = spacer({ width: 56, height: 4, radius: 2, background: colorRun(look.palette, 90) });
  const style = {
    value,
    label: changed(value, { weight: 700 }),
    colorAt: step,
    address: 'comma',
  } as const;
  return stacked(
    7,
    [
      stacked(2, [
        name,
        roleCell(signature, 'title', font('sans', 14, ink)),
        packedRoles(
          signature,
          ['unit', 'company'],
          ' · ',
          font('sans', 13, ink, { weight: 700 }),
          PHONE,
        ),
      ]),
      cell({}, columns([rule], 0, { width: 'content' })),
      cell({}, letterRows(signature.contacts, LETTERS, style, look)),
      quoteCell(signature, changed(value, { color: quiet, italic: true })),
      foot(signature, look),
    ],
    { verticalAlign: 'middle', padding: [INSET, 0, INSET, 0] },
  );
}

/** The logo, and the networks beside it where there is room. */
function foot({ logo, socials }: SignatureView, look: Look): Block {
  const style = { background: deepRun(look.palette), radius: 12, most: BADGES };
  const links = socialCapsule(socials, style, look);
  const fitting = fitted(logo, LOGO.width, LOGO.height);
  const mark = logoBeside(fitting);
  if (mark === null || links === null) return links ?? logoRow(fitting);
  const width = CAPSULE * socials.length + GAP + (mark.width ?? 0);
  return width <= PHONE
    ? cell({}, columns([middle(mark), middle(links)], GAP, { width: 'content' }))
    : stacked(GAP, [links, logoRow(fitting)]);
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
