import {
  beside,
  cell,
  font,
  shrinkToFit,
  literal,
  solid,
  spacer,
  stack,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, TextNode } from '../email/nodes';
import { mix, readableOn, type Hex } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { centered, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { contactLines } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { fitted } from './parts/pictures';
import { plainContacts } from './parts/contact/plain-contacts';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { quoteCell, roleLines } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

const CREAM: Hex = '#f8f1e1';
const SEPIA: Hex = '#4a3424';

/** Narrow, as note paper is. */
const WIDTH = 460;
const GAP = 6;
const INSET = 14;
const EDGE = 3;
/** A long address of mail fits. */
const COLUMN = 254;
const ASIDE = WIDTH - 2 * (INSET + EDGE) - COLUMN - 8;
/** Beside the photo on a phone. */
const NAME_WIDTH = 184;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 40;

/** Which inks on which paper. */
interface Inks {
  readonly paper: Hex;
  readonly strong: Hex;
  readonly quiet: Hex;
  readonly bloom: Hex;
  readonly line: Hex;
  readonly value: Font;
}

/** Letter paper of another time: cream, a double frame, the photo as a miniature, one ornament. */
export const vintage: Template = {
  id: 'vintage',
  maxWidth: WIDTH,
  phrases: ['sincerely'],
  build(signature, look) {
    const inks = inksOf(look);
    const { paper, line, strong, value } = inks;
    const links = { font: { ...value, color: strong }, separator: ' ◊ ', beneath: paper } as const;
    const top = head(signature, look, inks);
    const blocks = stack([
      top,
      top && spacer({ height: GAP }),
      stacked(GAP, [
        ornament(inks),
        reach(signature, look, inks),
        socialLine(signature.socials, { ...links, align: 'center' }, look),
      ]),
    ]);
    const sheet = cell(
      {
        width: WIDTH,
        padding: [10, INSET, 10, INSET],
        background: solid(paper),
        borders: frame(line, EDGE, 'double'),
      },
      blocks,
    );
    return signatureRoot(vintage, look, [sheet]);
  },
};

/** Every color of the palette, aged. */
function inksOf({ palette }: Look): Inks {
  const { primary, secondary, accent, background, text } = palette;
  const paper = mix(CREAM, background, 0.12);
  const aged = (color: Hex, amount: number): Hex => readableOn(mix(color, SEPIA, amount), paper);
  const strong = aged(primary, 0.5);
  return {
    paper,
    strong,
    quiet: aged(secondary, 0.6),
    bloom: readableOn(accent, paper),
    line: mix(paper, strong, 0.45),
    value: font('serif', 13, aged(text, 0.7), { lineHeight: 18 }),
  };
}

/** In the middle of the sheet where no photo is beside it. */
function head(signature: SignatureView, look: Look, inks: Inks): Block {
  const { strong, quiet, line } = inks;
  const props = signature.photo === null ? ({ align: 'center' } as const) : {};
  const role = font('serif', 13, quiet, { lineHeight: 16, smallCaps: true });
  const size = headlineSize(wordsOf(signature, 'name'), 27, NAME_WIDTH);
  const sincerely = phrase('sincerely', look);
  const text = stacked(0, [
    textCell(font('serif', 13, quiet, { italic: true }), sincerely, props),
    nameCell(signature, font('serif', size, strong, { lineHeight: tightLines(size) }), props),
    roleLines(signature, titleAndCompany(signature), ' ◊ ', role, props),
  ]);
  const ring = { line: { width: 1, color: line, style: 'solid' }, gap: 4 } as const;
  return beside(14, [ringedPhoto(signature.photo, ring), middle(text)]);
}

/** The company beside the title, or beside the unit under it. */
function titleAndCompany(signature: SignatureView): Parameters<typeof roleLines>[1] {
  const hasUnit = textsOf(signature, ['unit']).length > 0;
  return hasUnit ? [['title'], ['unit', 'company']] : [['title', 'company']];
}

/** A flower between two strokes. */
function ornament({ bloom, quiet }: Inks): Block {
  const flower = literal(' ❦ ', { decorative: true, font: { color: bloom, size: 16 } });
  return textCell(
    font('serif', 12, quiet, { lineHeight: 16 }),
    [stroke('◊————'), flower, stroke('————◊')],
    { align: 'center' },
  );
}

/** Dashes drawn together into one line. */
function stroke(dashes: string): TextNode {
  return literal(dashes, { decorative: true, font: { letterSpacing: -2 } });
}

/** Numbers and the quote, and at their side the logo over the address; all in the middle where nothing is at the side. */
function reach(signature: SignatureView, look: Look, { value, quiet, strong }: Inks): Block {
  const { addresses, others } = splitAddresses(signature.contacts);
  const style = {
    value,
    label: { ...value, color: quiet, italic: true },
    address: 'lines',
  } as const;
  const aside = stacked(GAP, [
    shrinkToFit(logoBeside(fitted(signature.logo, 120, LOGO_HEIGHT))),
    ...addresses.map((address) => contactLines([address], { ...style, labelOf: () => '' }, look)),
  ]);
  const quote = quoteCell(signature, { ...value, color: strong, italic: true });
  if (aside === null) {
    return stacked(GAP, [centered(plainContacts(others, style, look)), centered(quote)]);
  }
  const gutter = spacer({ width: 8 });
  const pair = wrapping(
    [
      [COLUMN, beside(0, [stacked(GAP, [plainContacts(others, style, look), quote]), gutter])],
      [ASIDE, aside],
    ],
    [0, 0, 0, 0],
  );
  return cell({}, pair);
}
