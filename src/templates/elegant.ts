import { cell, columns, font, stacked, wrapping } from '../email/builders';
import type { Block } from '../email/builders';
import type { Border } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color';
import { centered, centeredTable, endOf } from './parts/alignment';
import { fullLabel, contactRows } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { fieldCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const COLUMN_WIDTH = 296;
const INSET = 12;
const LABEL_WIDTH = 60;

/** An invitation: the name spaced out between two hairlines, the contact block at its right. */
export const elegant: Template = {
  id: 'elegant',
  maxWidth: 600,
  build(signature, look) {
    const pair = wrapping(
      [
        [COLUMN_WIDTH, person(signature, look)],
        [COLUMN_WIDTH, details(signature, look)],
      ],
      [6, INSET, 6, INSET],
    );
    return signatureRoot(elegant, look, [cell({}, pair)]);
  },
};

/** Everything in the middle of the column. */
function person(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const quiet = readableOn(secondary, WHITE);
  const ink = readableOn(text, WHITE);
  const strong = readableOn(primary, WHITE);
  const hairline: Border = { width: 1, color: mix(strong, WHITE, 0.5), style: 'solid' };
  const display = { lineHeight: 32, ...tracking(look, 4) };
  const photo = columns([photoCell(signature.photo)], 0, { width: 'content' });
  return stacked(12, [
    cell({}, centeredTable(photo)),
    nameCell(signature, font('serif', 22, strong, display), {
      align: 'center',
      padding: [10, 0, 10, 0],
      borders: { top: hairline, bottom: hairline },
    }),
    stacked(4, [
      centered(fieldCell(signature, 'title', font('serif', 14, ink, { italic: true }))),
      centered(fieldCell(signature, 'company', font('serif', 12, ink, tracking(look, 2)))),
    ]),
    socialLine(
      signature.socials,
      { font: font('serif', 12, strong), separator: ' · ', align: 'center' },
      look,
    ),
    centered(quoteCell(signature, font('serif', 13, quiet, { lineHeight: 20, italic: true }))),
  ]);
}

/** Labels end and values begin at one line; the logo keeps to it. */
function details(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const lineHeight = 22;
  const quiet = readableOn(secondary, WHITE);
  const contact = contactRows(
    signature.contacts,
    {
      value: font('serif', 13, readableOn(text, WHITE), { lineHeight }),
      label: font('serif', 12, quiet, { lineHeight, italic: true }),
      labelOf: fullLabel,
      labelAlign: endOf(look),
      valueInset: INSET,
      address: 'lines',
    },
    look,
  );
  const logo = logoRow(signature.logo);
  const indent = LABEL_WIDTH + INSET;
  return stacked(12, [cell({}, contact), logo && { ...logo, padding: [0, indent, 0, indent] }]);
}
