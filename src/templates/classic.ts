import { beside, cell, font, stacked, wrapping } from '../email/builders';
import type { Block } from '../email/builders';
import { readableOn, WHITE } from '../model/color';
import { contactRows, shortLabel } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialLine } from './parts/social-line';
import { fieldLine, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const CONTACT_WIDTH = 296;
const ASIDE_WIDTH = 276;
const INSET = 8;

/** Letter paper: a Georgia heading on a double rule, contact with labels in small caps, an aside beside it. */
export const classic: Template = {
  id: 'classic',
  maxWidth: 580,
  build(signature, look) {
    const body = wrapping(
      [
        [CONTACT_WIDTH, contact(signature, look)],
        [ASIDE_WIDTH, aside(signature, look)],
      ],
      [12, INSET, 0, INSET],
    );
    return signatureRoot(classic, look, [heading(signature, look), cell({}, body)]);
  },
};

/** The photo stands at the end of the line, as a stamp does on a letter. */
function heading(signature: SignatureView, { palette }: Look): Block {
  const strong = readableOn(palette.primary, WHITE);
  const ink = readableOn(palette.text, WHITE);
  const person = stacked(
    4,
    [
      nameCell(signature, font('serif', 24, strong)),
      fieldLine(
        signature,
        ['title', 'department', 'company'],
        ', ',
        font('serif', 15, ink, { italic: true }),
      ),
    ],
    { verticalAlign: 'bottom' },
  );
  return beside(16, [person, photoCell(signature.photo, { verticalAlign: 'bottom' })], {
    padding: [0, INSET, 8, INSET],
    borders: { bottom: { width: 3, color: strong, style: 'double' } },
  });
}

function contact(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const lineHeight = 20;
  const style = {
    value: font('serif', 13, readableOn(text, WHITE), { lineHeight }),
    label: font('serif', 14, readableOn(secondary, WHITE), { lineHeight, smallCaps: true }),
    labelOf: shortLabel,
    address: 'lines',
  } as const;
  return cell({}, contactRows(signature.contacts, style, look));
}

function aside(signature: SignatureView, look: Look): Block {
  const { primary, secondary } = look.palette;
  const strong = readableOn(primary, WHITE);
  const quiet = readableOn(secondary, WHITE);
  return stacked(12, [
    logoRow(signature.logo),
    quoteCell(signature, font('serif', 14, quiet, { lineHeight: 20, italic: true })),
    socialLine(
      signature.socials,
      { font: font('serif', 13, strong, { lineHeight: 20 }), separator: ', ' },
      look,
    ),
  ]);
}
