import { withoutWidow } from '../base/text';
import {
  beside,
  cell,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, SpacerNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { endPadding, middle } from './parts/alignment';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { lineSize, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { envelopes } from './parts/contact/envelopes';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const NAVY: Hex = '#14233f';
const FOOTER_GRAY: Hex = '#5c6675';
const COLUMN = 292;
/** Between the columns, half of it at the end of each. */
const GUTTER = 16;
const TEXT_WIDTH = COLUMN - GUTTER;
const PHOTO_GAP = 14;
/** Above and below each column. */
const EDGE = 6;
/** What the space between letters takes of a line. */
const SPACED = 24;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 80;

/** The annual report: navy, wide capitals without serifs, every column under a rule of its own, a line on confidentiality. */
export const executive: Template = {
  id: 'executive',
  maxWidth: 600,
  phrases: ['confidential'],
  build(signature, look) {
    const words = phrase('confidential', look);
    const held = words && { ...words, text: withoutWidow(words.text) };
    const footer = textCell(font('sans', 11, FOOTER_GRAY), held, {
      padding: [6, 0, 0, 0],
    });
    const reach = contact(signature, look);
    return signatureRoot(executive, look, [
      spacer({ height: 5, background: solid(navy(look)) }),
      spacer({ height: 2 }),
      spacer({ height: 1, background: solid(look.palette.accent) }),
      head(signature, look),
      reach && hairline(look),
      reach,
      quoteCell(signature, { ...plain(look, 12), italic: true }, { padding: [0, 0, 6, 0] }),
      footer && hairline(look),
      footer,
    ]);
  },
};

/** The primary color on its way to navy. */
function navy({ palette }: Look): Hex {
  return readableOn(mix(palette.primary, NAVY, 0.6), WHITE, 7);
}

/** As wide as the bar above all, on a phone, too. */
function hairline(look: Look): SpacerNode {
  return spacer({ height: 1, background: solid(mix(navy(look), WHITE, 0.7)) });
}

function plain({ palette }: Look, size: number): Font {
  return font('sans', size, readableOn(palette.text, WHITE), { lineHeight: 18 });
}

/** The portrait and who it is, the logo where the second column begins; a phone sets it below, at the same edge. */
function head(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const line = plain(look, 13);
  const { photo } = signature;
  const width = TEXT_WIDTH - (photo === null ? 0 : photo.width + PHOTO_GAP);
  const size = lineSize(wordsOf(signature, 'name'), { largest: 21, least: 17 }, width - SPACED);
  const name = font('sans', size, strong, { ...tracking(look, 2), smallCaps: true });
  const words = stacked(2, [
    nameAbovePronouns(signature, { ...name, lineHeight: tightLines(size + 2) }),
    packedRoles(signature, ['title'], ', ', { ...line, color: strong, weight: 700 }, width),
    packedRoles(signature, ['unit', 'company'], ' · ', line, width),
  ]);
  const person = beside(PHOTO_GAP, [middle(photoCell(photo)), middle(words)]);
  return pair(look, middle(person), middle(logoRow(fitted(signature.logo, 120, LOGO_HEIGHT))));
}

function contact(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const value = plain(look, 12);
  const style = {
    value,
    label: { ...value, size: 11, color: readableOn(mix(strong, WHITE, 0.4), WHITE) },
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const { addresses, others } = splitAddresses(signature.contacts);
  const fitting = fittingStyle(others, style, TEXT_WIDTH);
  const links = { font: { ...value, color: strong }, separator: ' | ' };
  const first = cell({}, contactRows(others, fitting, look));
  const second = stacked(6, [
    envelopes(addresses, fitting, look),
    packedSocials(signature.socials, links, look, TEXT_WIDTH),
  ]);
  return pair(look, first, second);
}

/** Two columns, below one another on a phone. */
function pair(look: Look, first: Block, second: Block): Block {
  const columns = [first, second].map(
    (block) =>
      [
        COLUMN,
        block && stacked(0, [block], { verticalAlign: block.verticalAlign ?? 'top' }),
      ] as const,
  );
  return cell({}, wrapping(columns, endPadding(look, GUTTER, EDGE, EDGE)));
}
