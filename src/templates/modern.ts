import { beside, cell, font, solid, spacer, stacked } from '../email/builders';
import { readableOn, WHITE } from '../model/color';
import { fullLabel, contactRows } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { fieldLine, quoteCell } from './parts/text';
import type { Template } from './template';

/** Photo, a vertical rule in the primary colour, details beside it. The default. */
export const modern: Template = {
  id: 'modern',
  maxWidth: 600,
  build(signature, look) {
    const { primary, secondary, text } = look.palette;
    const ink = readableOn(text, WHITE);
    const strong = readableOn(primary, WHITE);
    const label = readableOn(secondary, WHITE);
    const contact = contactRows(
      signature.contacts,
      {
        value: font('sans', 13, ink),
        label: font('sans', 12, label, { lineHeight: 18, weight: 700 }),
        labelOf: fullLabel,
        address: 'comma',
      },
      look,
    );
    const details = stacked(12, [
      stacked(4, [
        nameCell(signature, font('sans', 20, strong, { weight: 700 })),
        fieldLine(signature, ['title', 'department', 'company'], ' · ', font('sans', 14, ink)),
      ]),
      cell({}, contact),
      cell({}, socialBadges(signature.socials, { ground: primary, radius: 4 }, look)),
      quoteCell(signature, font('sans', 13, label, { italic: true })),
      logoRow(signature.logo),
    ]);
    const rule = spacer({ width: 3, firm: true, ground: solid(primary) });
    return signatureRoot(modern, look, [
      beside(16, [photoCell(signature.photo), rule, details], {}),
    ]);
  },
};
