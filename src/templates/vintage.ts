import {
  beside,
  cell,
  font,
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
import { centered, endPadding, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { envelopes } from './parts/contact/envelopes';
import { lineSize, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { logoRow } from './parts/pictures';
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
const WIDTH = 540;
const GAP = 4;
const INSET = 14;
const EDGE = 3;
/** A long address of mail fits, beside its label and within a phone. */
const COLUMN = 286;
const GUTTER = 10;
const ASIDE = WIDTH - 2 * (INSET + EDGE) - COLUMN - 8;
const PHOTO_GAP = 14;
/** Beside the photo on a phone. */
const NAME_WIDTH = 192;

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
        padding: [9, INSET, 9, INSET],
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

/** Photo and name, the logo where the second column begins; in the middle of the sheet where no picture is beside the name. */
function head(signature: SignatureView, look: Look, inks: Inks): Block {
  const { strong, quiet, line } = inks;
  const { photo } = signature;
  const logo = logoRow(signature.logo);
  const props = photo === null && logo === null ? ({ align: 'center' } as const) : {};
  const role = font('serif', 13, quiet, { lineHeight: 16, smallCaps: true });
  const size = lineSize(wordsOf(signature, 'name'), { largest: 27, least: 22 }, NAME_WIDTH);
  const sincerely = phrase('sincerely', look);
  const text = stacked(0, [
    textCell(font('serif', 13, quiet, { italic: true }), sincerely, props),
    nameAbovePronouns(
      signature,
      font('serif', size, strong, { lineHeight: tightLines(size) }),
      props,
    ),
    roleLines(signature, titleAndCompany(signature), ' ◊ ', role, props),
  ]);
  const ring = { line: { width: 1, color: line, style: 'solid' }, gap: 4 } as const;
  const person = beside(PHOTO_GAP, [ringedPhoto(photo, ring), middle(text)]);
  if (logo === null) return person;
  const pair = wrapping(
    [
      [COLUMN, middle(person)],
      [ASIDE, middle(logo)],
    ],
    endPadding(look, GUTTER, 4),
  );
  return cell({}, pair);
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

/** Numbers, the address at their side, the quote below; all in the middle where there is no address. */
function reach(signature: SignatureView, look: Look, { value, quiet, strong }: Inks): Block {
  const { addresses, others } = splitAddresses(signature.contacts);
  const label = { ...value, color: quiet, italic: true };
  const style = { value, label, address: 'lines' } as const;
  const quote = centered(quoteCell(signature, { ...value, color: strong, italic: true }));
  const contacts = plainContacts(others, style, look, COLUMN - GUTTER);
  if (addresses.length === 0) return stacked(GAP, [centered(contacts), quote]);
  const pair = wrapping(
    [
      [COLUMN, contacts],
      [ASIDE, stacked(GAP, [envelopes(addresses, style, look)])],
    ],
    endPadding(look, GUTTER, 6),
  );
  return stacked(0, [cell({}, pair), quote]);
}
