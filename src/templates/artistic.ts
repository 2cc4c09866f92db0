import {
  beside,
  cell,
  columns,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { AA_CONTRAST_LARGE, contrast, readableOn, WHITE, type Hex } from '../model/color/color';
import { parseName } from '../model/person/name/name';
import type { Palette } from '../model/color/palettes';
import { middle } from './parts/alignment';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { initials } from './parts/initials';
import { logoBeside } from './parts/logo-beside';
import { nameWords } from './parts/name';
import { packedRoles } from './parts/pack';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const INK: Hex = '#1f2933';
const BLOCK = 88;
const BAR_HEIGHT = 8;
const GAP = 16;
/** Beside the block on a phone. */
const NAME_WIDTH = 212;
const DETAILS = 300;
const ASIDE = 284;
const GUTTER = 12;

/** A print: a great initial on a block of the accent, the palette as three bars across, a name of two weights. */
export const artistic: Template = {
  id: 'artistic',
  maxWidth: 600,
  build(signature, look) {
    const pair = wrapping(
      [
        [DETAILS, contacts(signature, look)],
        [ASIDE, aside(signature, look)],
      ],
      [12, 0, 0, 0],
    );
    return signatureRoot(artistic, look, [
      beside(GAP, [monogram(signature, look.palette), middle(person(signature, look))]),
      bars(look.palette),
      cell({}, pair),
    ]);
  },
};

/** The initial of the name, else of the company, else the bare block. */
function monogram(signature: SignatureView, { accent }: Palette): Block | SpacerNode {
  const color = visibleOn(accent, WHITE);
  const background = solid(color);
  const ink = contrast(WHITE, color) >= AA_CONTRAST_LARGE ? WHITE : INK;
  const letters = font('serif', 56, ink, { lineHeight: 64 });
  const block = textCell(letters, initials(signature, 1), {
    width: BLOCK,
    noShrink: true,
    height: BLOCK,
    align: 'center',
    verticalAlign: 'middle',
    background,
  });
  return block ?? spacer({ width: BLOCK, height: BLOCK, noShrink: true, background });
}

/** As the colors stand at the edge of a printed sheet: the first as wide as the block. */
function bars({ primary, secondary, accent }: Palette): Block {
  const strip = [
    { ...bar(primary, BLOCK), noShrink: true },
    bar(secondary, DETAILS - BLOCK),
    bar(accent, DETAILS),
  ];
  return cell({ padding: [4, 0, 0, 0] }, columns(strip));
}

function bar(color: Hex, width: number): SpacerNode {
  return spacer({ width, height: BAR_HEIGHT, background: solid(visibleOn(color, WHITE)) });
}

function person(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const size = headlineSize(wordsOf(signature, 'name'), 28, NAME_WIDTH);
  const soft = readableOn(secondary, WHITE);
  const isStrong = strongWords(wordsOf(signature, 'name'));
  const name = nameWords(
    signature,
    font('sans', size, soft, { lineHeight: tightLines(size) }),
    (_index, _count, word) =>
      isStrong(word) ? { weight: 700, color: readableOn(primary, WHITE) } : {},
  );
  const role = font('sans', 14, readableOn(text, WHITE), { lineHeight: 18 });
  const words = stacked(0, [
    name,
    packedRoles(signature, ['title'], ' / ', role, NAME_WIDTH),
    packedRoles(signature, ['unit', 'company'], ' / ', role, NAME_WIDTH),
  ]);
  // What is higher than the block stays clear of the bars.
  return words && stacked(0, [words, spacer({ height: 4 })]);
}

/** The family name; where there is none, the name without titles and degrees. */
function strongWords(name: string): (word: string) => boolean {
  const { family, given } = parseName(name);
  const words = new Set((family || given).split(' '));
  return (word) => words.has(word.replace(/,$/, ''));
}

function contacts(signature: SignatureView, look: Look): Block {
  const value = font('sans', 12, readableOn(look.palette.text, WHITE), { lineHeight: 18 });
  const label = { ...value, color: readableOn(look.palette.secondary, WHITE) };
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const fitting = fittingStyle(signature.contacts, style, DETAILS - GUTTER);
  const rows = cell({}, contactRows(signature.contacts, fitting, look));
  return rows && beside(0, [rows, spacer({ width: GUTTER })]);
}

/** Pictures beside one another; a photo alone stands beside the words. */
function aside(signature: SignatureView, look: Look): Block {
  const strong = readableOn(look.palette.primary, WHITE);
  const quote = font('serif', 14, strong, { lineHeight: 18, italic: true });
  const capsule = { background: solid(darkEnoughForWhite(strong)), most: 8 };
  const words = stacked(10, [
    quoteCell(signature, quote),
    socialCapsule(signature.socials, capsule, look),
  ]);
  const photo = middle(photoCell(signature.photo));
  const logo = middle(logoBeside(signature.logo));
  if (logo === null) return beside(GUTTER, [photo, middle(words)]);
  const pictures = columns([photo, logo], GUTTER, { width: 'content' });
  return stacked(10, [words, cell({}, pictures)]);
}
