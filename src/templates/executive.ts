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
import type { Border, Font } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { middle } from './parts/alignment';
import { atEnd } from './parts/at-end';
import { contactRows, fullLabel } from './parts/contact/contact';
import { headlineSize } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { envelopes } from './parts/contact/envelopes';
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const NAVY: Hex = '#14233f';
const FOOTER_GRAY: Hex = '#5c6675';
const COLUMN_WIDTH = 296;
const INSET = 10;
const TEXT_WIDTH = COLUMN_WIDTH - 2 * INSET;

/** The boardroom: navy, hairlines, small capitals, the pictures at the right, a line on confidentiality at the foot. */
export const executive: Template = {
  id: 'executive',
  maxWidth: 600,
  phrases: ['confidential'],
  build(signature, look) {
    const words = phrase('confidential', look);
    const footer = textCell(font('sans', 11, FOOTER_GRAY), words, {
      padding: [6, INSET, 0, INSET],
      borders: { top: hairline(look) },
    });
    return signatureRoot(executive, look, [
      spacer({ height: 2, background: solid(navy(look)) }),
      head(signature, look),
      contact(signature, look),
      footer,
    ]);
  },
};

/** The primary color on its way to navy. */
function navy({ palette }: Look): Hex {
  return readableOn(mix(palette.primary, NAVY, 0.6), WHITE, 7);
}

function hairline(look: Look): Border {
  return { width: 1, color: mix(navy(look), WHITE, 0.7), style: 'solid' };
}

function plain({ palette }: Look, size: number): Font {
  return font('sans', size, readableOn(palette.text, WHITE), { lineHeight: 18 });
}

/** Who it is, and at the other end of the line logo and portrait; a phone sets them below one another. */
function head(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const line = plain(look, 13);
  const pictures = headPictures(signature);
  const width = pictures === null ? 2 * TEXT_WIDTH : TEXT_WIDTH;
  const size = headlineSize(wordsOf(signature, 'name'), 24, width);
  const person = stacked(2, [
    nameCell(signature, font('palatino', size, strong, { ...tracking(look, 1), smallCaps: true })),
    roleCell(signature, 'title', { ...line, color: strong, weight: 700 }),
    packedRoles(signature, ['unit', 'company'], ' · ', line, width),
  ]);
  const padding = [10, INSET, 10, INSET] as const;
  if (person === null || pictures === null) {
    const only = person ?? pictures;
    return only && { ...only, padding };
  }
  const pair = wrapping(
    [
      [COLUMN_WIDTH, middle(person)],
      [COLUMN_WIDTH, middle(pictures)],
    ],
    padding,
  );
  return cell({}, pair);
}

/** The logo where the second column begins, the portrait at the end of the line. */
function headPictures({ logo, photo }: SignatureView): Block {
  const portrait = middle(photoCell(photo));
  const logoBlock = middle(logoBeside(logo));
  return logoBlock === null
    ? atEnd(portrait)
    : beside(0, [logoBlock, portrait && spacer({}), portrait]);
}

function contact(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const value = plain(look, 12);
  const style = {
    value,
    label: { ...value, color: readableOn(mix(strong, WHITE, 0.4), WHITE) },
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const { addresses, others } = splitAddresses(signature.contacts);
  const links = { font: { ...value, color: strong }, separator: ' | ' };
  const first = stacked(6, [
    cell({}, contactRows(others, style, look)),
    quoteCell(signature, { ...value, italic: true }),
  ]);
  const second = stacked(6, [
    envelopes(addresses, style, look),
    packedSocials(signature.socials, links, look, TEXT_WIDTH),
  ]);
  const pair = wrapping(
    [
      [COLUMN_WIDTH, first],
      [COLUMN_WIDTH, second],
    ],
    [10, INSET, 10, INSET],
  );
  return cell({ borders: { top: hairline(look) } }, pair);
}
