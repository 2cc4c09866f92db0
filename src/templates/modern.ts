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
import { middle } from './parts/alignment';
import { contactRows } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { nameCell } from './parts/name';
import { packedRoles } from './parts/pack';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { roughWidth } from '../email/rough-width';
import { socialBadges } from './parts/social/socials';
import { roleLine, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const ROLE = ['title', 'unit', 'company'] as const;
const DOT = ' · ';
const NAME_SIZE = 20;
const GAP = 16;
const RULE = 3;
/** Where the logo begins: as far as a phone is wide. */
const ASIDE_X = 304;
const LOGO_WIDTH = 120;

/** Photo, a vertical rule in the primary color, details beside it, the logo across from the name. The default. */
export const modern: Template = {
  id: 'modern',
  maxWidth: 600,
  build(signature, look) {
    const { primary, secondary, text } = look.palette;
    const ink = readableOn(text, WHITE);
    const label = readableOn(secondary, WHITE);
    const contact = contactRows(
      signature.contacts,
      {
        value: font('sans', 13, ink),
        label: font('sans', 12, label, { lineHeight: 18 }),
        labelOf: fullLabel,
        address: 'comma',
      },
      look,
    );
    const details = stacked(
      10,
      [
        head(signature, look),
        cell({}, contact),
        cell({}, socialBadges(signature.socials, { background: primary, gap: 4 }, look)),
        quoteCell(signature, font('sans', 13, label, { italic: true })),
      ],
      { verticalAlign: 'middle' },
    );
    const rule = spacer({ width: RULE, noShrink: true, background: solid(primary) });
    return signatureRoot(modern, look, [
      beside(GAP, [photoCell(signature.photo), rule, details], {}),
    ]);
  },
};

/**
 * Name and role, with a logo across from them: as wide as a phone leaves beside the photo, where the logo drops below. A name
 * that is wider stands above both.
 */
function head(signature: SignatureView, { palette }: Look): Block {
  const name = nameCell(
    signature,
    font('sans', NAME_SIZE, readableOn(palette.primary, WHITE), { weight: 700 }),
  );
  const line = font('sans', 14, readableOn(palette.text, WHITE));
  const logo = logoRow(signature.logo);
  if (logo === null) return stacked(2, [name, roleLine(signature, ROLE, DOT, line)]);
  const { photo } = signature;
  const width = ASIDE_X - RULE - GAP - (photo === null ? 0 : photo.width + GAP);
  const words = `${wordsOf(signature, 'name')} ${wordsOf(signature, 'pronouns')}`;
  const isWide = roughWidth(words, NAME_SIZE, true) > width;
  const role = packedRoles(signature, ROLE, DOT, line, width);
  const person = stacked(2, [isWide ? null : name, role]);
  const pair = wrapping(
    [
      [width, middle(person)],
      [LOGO_WIDTH + 2 * GAP, middle(logo)],
    ],
    [4, 0, 4, 0],
  );
  return stacked(2, [isWide ? name : null, person === null ? logo : cell({}, pair)]);
}
