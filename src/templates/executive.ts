import {
  beside,
  cell,
  font,
  literal,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Border } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import { splitAddress } from './parts/address';
import { fullLabel, contactFlow, contactLines } from './parts/contact';
import { headlineSize } from './parts/headline';
import { logoCell, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { fieldCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const NAVY: Hex = '#14233f';
const FOOTER_GREY: Hex = '#5c6675';
const COLUMN_WIDTH = 296;
const INSET = 10;
/** Beside the photo. */
const NAME_WIDTH = 200;

/** The boardroom: navy, hairlines, small capitals, the logo at the right, a word on confidence at the foot. */
export const executive: Template = {
  id: 'executive',
  maxWidth: 600,
  phrases: ['confidential'],
  build(signature, look) {
    const words = phrase('confidential', look);
    const footer = textCell(font('sans', 11, FOOTER_GREY), words, {
      padding: [10, INSET, 0, INSET],
      borders: { top: hairline(look) },
    });
    return signatureRoot(executive, look, [
      spacer({ height: 2, ground: solid(navy(look)) }),
      head(signature, look),
      contact(signature, look),
      footer,
    ]);
  },
};

/** The primary colour on its way to navy. */
function navy({ palette }: Look): Hex {
  return readableOn(mix(palette.primary, NAVY, 0.6), WHITE, 7);
}

function hairline(look: Look): Border {
  return { width: 1, color: mix(navy(look), WHITE, 0.7), style: 'solid' };
}

/** With a logo in two halves, which a phone sets below one another. */
function head(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const line = font('sans', 13, readableOn(look.palette.text, WHITE));
  const size = headlineSize(signature.name, 24, NAME_WIDTH);
  const display = { ...tracking(look, 1), smallCaps: true };
  const person = stacked(2, [
    nameCell(signature, font('serif', size, strong, display)),
    fieldCell(signature, 'title', { ...line, color: strong, weight: 700 }),
    fieldCell(signature, 'department', line),
    fieldCell(signature, 'company', line),
  ]);
  const padding = [14, INSET, 14, INSET] as const;
  const identity = beside(16, [photoCell(signature.photo), person]);
  const logo = logoCell(signature.logo);
  if (logo === null) return identity && { ...identity, padding };
  const pair = wrapping(
    [
      [COLUMN_WIDTH, identity],
      [COLUMN_WIDTH, beside(0, [spacer({}), logo])],
    ],
    padding,
  );
  return cell({}, pair);
}

function contact(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const value = font('sans', 12, readableOn(look.palette.text, WHITE), { lineHeight: 20 });
  const style = {
    value,
    label: { ...value, color: readableOn(mix(strong, WHITE, 0.4), WHITE) },
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const { address, others } = splitAddress(signature.contacts);
  const aside = stacked(8, [
    contactFlow(address, literal(''), style, look),
    socialLine(signature.socials, { font: { ...value, color: strong }, separator: ' | ' }, look),
    quoteCell(signature, { ...value, italic: true }),
  ]);
  const pair = wrapping(
    [
      [COLUMN_WIDTH, contactLines(others, style, look)],
      [COLUMN_WIDTH, aside],
    ],
    [12, INSET, 12, INSET],
  );
  return cell({ borders: { top: hairline(look) } }, pair);
}
