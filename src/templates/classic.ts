import { changed } from '../base/changed';
import { beside, cell, font, stacked, wrapping, type Block } from '../email/builders';
import { readableOn, WHITE } from '../model/color/color';
import { comma } from './parts/contact/address';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { shortLabel } from './parts/contact/contact';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const BODY_WIDTH = 300;
const ASIDE_WIDTH = 260;
const GUTTER = 16;
/** Between the columns. */
const GAP = 6;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 72;
/** What a phone leaves for the heading. */
const PHONE = 340;

/** Letter paper: a Georgia heading on a double rule, contact with labels in small caps, quote and seal across from it. */
export const classic: Template = {
  id: 'classic',
  maxWidth: 580,
  build(signature, look) {
    const aside = stacked(10, [
      stacked(4, [socials(signature, look), quote(signature, look)]),
      logoRow(fitted(signature.logo, Number.POSITIVE_INFINITY, LOGO_HEIGHT)),
    ]);
    return signatureRoot(classic, look, [
      heading(signature, look),
      pair(contact(signature, look), aside),
    ]);
  },
};

/** Beside one another on paper, one after the other on a phone. */
function pair(first: Block, second: Block): Block {
  const blocks = [
    [first === null ? ASIDE_WIDTH : BODY_WIDTH, first],
    [ASIDE_WIDTH, second],
  ] as const;
  return cell({}, wrapping(blocks, [10, 0, 0, 0]));
}

/** The photo stands at the end of the line, as a stamp does on a letter. */
function heading(signature: SignatureView, look: Look): Block {
  const { palette } = look;
  const strong = readableOn(palette.primary, WHITE);
  const name = font('serif', 26, strong, { lineHeight: 30 });
  const role = font('serif', 14, readableOn(palette.text, WHITE), {
    lineHeight: 18,
    italic: true,
  });
  const { photo } = signature;
  const besidePhoto = photo === null ? 0 : photo.width + GUTTER;
  const width = PHONE - besidePhoto;
  const person = stacked(
    2,
    [
      nameCell(signature, nameFont(wordsOf(signature, 'name'), name, width, 18)),
      packedRoles(signature, ['title', 'unit', 'company'], comma(look), role, width),
    ],
    { verticalAlign: 'bottom' },
  );
  return beside(GUTTER, [person, photoCell(photo, { verticalAlign: 'bottom' })], {
    padding: [0, 0, 8, 0],
    borders: { bottom: { width: 3, color: strong, style: 'double' } },
  });
}

/** The address among the rest, as it stands on an envelope. */
function contact({ contacts }: SignatureView, look: Look): Block {
  const { text, secondary } = look.palette;
  const value = font('serif', 13, readableOn(text, WHITE), { lineHeight: 20 });
  const quiet = readableOn(secondary, WHITE);
  const label = changed(value, { size: 12, color: quiet, smallCaps: true });
  const style = { value, label, labelOf: shortLabel, address: 'lines' } as const;
  return cell({}, contactRows(contacts, fittingStyle(contacts, style, BODY_WIDTH - GAP), look));
}

function socials(signature: SignatureView, look: Look): Block {
  const links = font('serif', 13, readableOn(look.palette.primary, WHITE), { lineHeight: 20 });
  return packedSocials(
    signature.socials,
    { font: links, separator: comma(look) },
    look,
    ASIDE_WIDTH,
  );
}

function quote(signature: SignatureView, { palette }: Look): Block {
  const quiet = readableOn(palette.secondary, WHITE);
  return quoteCell(signature, font('serif', 14, quiet, { lineHeight: 20, italic: true }));
}
