import {
  beside,
  cell,
  font,
  solid,
  spacer,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import { readableOn, WHITE } from '../model/color/color';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { packedRoles } from './parts/pack';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/social/socials';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const GAP = 14;
const RULE = 3;
/** The details with their rule: beside the photo on a screen, below it on a phone. */
const DETAILS = 300;
const TEXT_WIDTH = DETAILS - RULE - GAP;
/** Of the logo at the end, which on a phone begins where the text does. */
const LOGO = 170;
/** Above and below each of the three: what stands below another on a phone is twice as far from it. */
const EDGE = 6;

/** Photo, a vertical rule in the primary color, details beside it, the logo at the end. The default. */
export const modern: Template = {
  id: 'modern',
  maxWidth: 600,
  build(signature, look) {
    const photo = photoCell(signature.photo);
    const logo = logoRow(signature.logo);
    const parts = wrapping(
      [
        [(signature.photo?.width ?? 0) + GAP, photo],
        [DETAILS, ruled(details(signature, look), look)],
        [LOGO, logo && beside(0, [spacer({ width: RULE + GAP }), logo])],
      ],
      [EDGE, 0, EDGE, 0],
    );
    return signatureRoot(modern, look, [cell({}, parts)]);
  },
};

function ruled(block: Block, { palette }: Look): Block {
  const rule = spacer({ width: RULE, noShrink: true, background: solid(palette.primary) });
  return block && beside(GAP, [rule, block]);
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const ink = readableOn(text, WHITE);
  const quiet = readableOn(secondary, WHITE);
  const name = font('sans', 20, readableOn(primary, WHITE), { weight: 700, lineHeight: 24 });
  const fitting = nameFont(wordsOf(signature, 'name'), name, TEXT_WIDTH, 15);
  const contacts = {
    value: font('sans', 12, ink, { lineHeight: 18 }),
    label: font('sans', 11, quiet, { lineHeight: 18 }),
    labelOf: fullLabel,
    address: 'comma',
  } as const;
  const fittingContacts = fittingStyle(signature.contacts, contacts, TEXT_WIDTH);
  return stacked(10, [
    stacked(2, [
      nameCell(signature, fitting),
      packedRoles(
        signature,
        ['title', 'unit', 'company'],
        ' · ',
        font('sans', 13, ink),
        TEXT_WIDTH,
      ),
    ]),
    cell({}, contactRows(signature.contacts, fittingContacts, look)),
    cell({}, socialBadges(signature.socials, { background: primary, gap: 4 }, look)),
    quoteCell(signature, font('sans', 12, quiet, { italic: true })),
  ]);
}
