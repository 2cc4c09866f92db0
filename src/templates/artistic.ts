import { changed } from '../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  present,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, SpacerNode } from '../email/nodes';
import { AA_CONTRAST_LARGE, contrast, readableOn, WHITE, type Hex } from '../model/color/color';
import { parseName } from '../model/person/name/name';
import type { Palette } from '../model/color/palettes';
import { endPadding, middle } from './parts/alignment';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { nameFont, tightLines } from './parts/headline';
import { initials } from './parts/initials';
import { nameWords } from './parts/name';
import { packedRoles } from './parts/pack';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const INK: Hex = '#1f2933';
const BLOCK = 88;
/** Of the block around the photo at least. */
const EDGE = 4;
const BAR_HEIGHT = 8;
const GAP = 16;
/** Beside the block on a phone. */
const NAME_WIDTH = 212;
const DETAILS = 300;
const ASIDE = 284;
const GUTTER = 12;
/** Above the logo. */
const LOGO_AIR = 12;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 72;
const NAME_SIZE = 28;
/** Larger than the role, whatever its length. */
const LEAST_NAME = 17;

/** A print: the portrait or a great initial on a block of the accent, the palette as three bars across, a name of two weights. */
export const artistic: Template = {
  id: 'artistic',
  maxWidth: 600,
  build(signature, look) {
    const pair = wrapping(
      [
        [DETAILS, contacts(signature, look)],
        [ASIDE, aside(signature, look)],
      ],
      endPadding(look, GUTTER, 0, 12),
    );
    return signatureRoot(artistic, look, [
      beside(GAP, [
        portrait(signature, look.palette) ?? monogram(signature, look.palette),
        middle(person(signature, look)),
      ]),
      bars(look.palette),
      cell({}, pair),
    ]);
  },
};

/** The photo in the middle of the block; null without one. */
function portrait({ photo }: SignatureView, { accent }: Palette): Block {
  if (photo === null) return null;
  const [across, above] = [margin(photo.width), margin(photo.height)];
  const square = photoCell(photo, {
    width: photo.width + 2 * across,
    padding: [above, across, above, across],
    background: solid(visibleOn(accent, WHITE)),
  });
  const table = columns([square], 0, { width: 'content' });
  return cell({ width: photo.width + 2 * across, noShrink: true }, table);
}

/** What `length` px of the photo leave of the block at either side. */
function margin(length: number): number {
  return Math.max(EDGE, Math.round((BLOCK - length) / 2));
}

/** The initial of the name, else of the company, else the bare block; a square, however high the words beside it are. */
function monogram(signature: SignatureView, { accent }: Palette): Block {
  const color = visibleOn(accent, WHITE);
  const background = solid(color);
  const ink = contrast(WHITE, color) >= AA_CONTRAST_LARGE ? WHITE : INK;
  const letters = font('serif', 56, ink, { lineHeight: BLOCK });
  const block = textCell(letters, initials(signature, 1), {
    width: BLOCK,
    align: 'center',
    background,
  });
  const square = block ?? spacer({ width: BLOCK, height: BLOCK, background });
  return cell({ width: BLOCK, noShrink: true }, columns([square], 0, { width: 'content' }));
}

/** As the colors stand at the edge of a printed sheet: the first as wide as the block. */
function bars({ primary, secondary, accent }: Palette): Block {
  const strip = [
    changed(bar(primary, BLOCK), { noShrink: true }),
    bar(secondary, DETAILS - BLOCK),
    bar(accent, DETAILS),
  ];
  return cell({}, columns(strip));
}

function bar(color: Hex, width: number): SpacerNode {
  return spacer({ width, height: BAR_HEIGHT, background: solid(visibleOn(color, WHITE)) });
}

function person(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const words = wordsOf(signature, 'name');
  const soft = font('sans', NAME_SIZE, readableOn(secondary, WHITE), {
    lineHeight: tightLines(NAME_SIZE),
  });
  const strong: Partial<Font> = { weight: 700, color: readableOn(primary, WHITE) };
  const { size: whole, lineHeight } = nameFont(
    words,
    { ...soft, ...strong },
    NAME_WIDTH,
    LEAST_NAME,
  );
  const isStrong = strongWords(words);
  const name = nameWords(
    signature,
    changed(soft, { size: whole, lineHeight }),
    (_index, _count, word) => (isStrong(word) ? strong : {}),
  );
  const role = font('sans', 14, readableOn(text, WHITE), {
    lineHeight: 18,
  });
  const lines = present([
    name,
    packedRoles(signature, ['title'], ' / ', role, NAME_WIDTH),
    packedRoles(signature, ['unit', 'company'], ' / ', role, NAME_WIDTH),
  ]);
  // What is higher than the block stays clear of the bars.
  const last = lines.length - 1;
  return stacked(
    0,
    lines.map((line, index) => (index === last ? changed(line, { padding: [0, 0, 4, 0] }) : line)),
  );
}

/** The family name; where there is none, the name without titles and degrees. */
function strongWords(name: string): (word: string) => boolean {
  const { family, given } = parseName(name);
  const words = new Set((family || given).split(' '));
  return (word) => words.has(word.replace(/,$/, ''));
}

function contacts(signature: SignatureView, look: Look): Block {
  const value = font('sans', 12, readableOn(look.palette.text, WHITE), { lineHeight: 18 });
  const label = changed(value, { color: readableOn(look.palette.secondary, WHITE) });
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const fitting = fittingStyle(signature.contacts, style, DETAILS - GUTTER);
  return cell({}, contactRows(signature.contacts, fitting, look));
}

/** Quote and networks, and below them the logo. */
function aside(signature: SignatureView, look: Look): Block {
  const strong = readableOn(look.palette.primary, WHITE);
  const quote = font('serif', 14, strong, { lineHeight: 18, italic: true });
  const capsule = { background: solid(darkEnoughForWhite(strong)), most: 6 };
  const words = stacked(8, [
    quoteCell(signature, quote),
    socialCapsule(signature.socials, capsule, look),
  ]);
  const logo = logoRow(fitted(signature.logo, 120, LOGO_HEIGHT));
  return stacked(LOGO_AIR, [words, logo && stacked(0, [logo])]);
}
