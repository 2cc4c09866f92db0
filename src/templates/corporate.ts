import { beside, cell, font, solid, spacer, stacked, textCell, wrapping } from '../email/builders';
import type { Block } from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color';
import { endOf } from './parts/alignment';
import { frame } from './parts/borders';
import { fullLabel } from './parts/contact';
import { contactGrid } from './parts/contact-grid';
import { logoBeside } from './parts/logo-beside';
import { photoRow } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { field, fieldCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const WIDTH = 600;
const PERSON_WIDTH = 250;
const GRID_WIDTH = 290;
const GUTTER = 8;

/** A framed sheet with a header band: logo left, company right; name and a grid of contacts below. */
export const corporate: Template = {
  id: 'corporate',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, secondary, text } = look.palette;
    const ink = readableOn(text, WHITE);
    const quiet = readableOn(secondary, WHITE);
    const contact = contactGrid(
      signature.contacts,
      GRID_WIDTH - 2 * GUTTER,
      {
        value: font('sans', 12, ink, { lineHeight: 18 }),
        label: font('sans', 11, quiet, { weight: 700 }),
        labelOf: fullLabel,
        address: 'comma',
      },
      look,
    );
    const person = stacked(10, [
      photoRow(signature.photo),
      stacked(2, [
        nameCell(signature, font('sans', 18, readableOn(primary, WHITE), { weight: 700 })),
        fieldCell(signature, 'title', font('sans', 13, ink)),
      ]),
      cell({}, socialBadges(signature.socials, { ground: primary }, look)),
    ]);
    const body = stacked(4, [
      cell(
        {},
        wrapping(
          [
            [PERSON_WIDTH, person],
            [GRID_WIDTH, cell({}, contact)],
          ],
          [GUTTER, GUTTER, GUTTER, GUTTER],
        ),
      ),
      quoteCell(signature, font('sans', 13, quiet, { italic: true }), {
        padding: [0, GUTTER, GUTTER, GUTTER],
      }),
    ]);
    const sheet = stacked(0, [
      headerBand(signature, look),
      body && { ...body, padding: [GUTTER, 12, GUTTER, 12] },
    ]);
    return signatureRoot(corporate, look, [
      sheet && { ...sheet, width: WIDTH, borders: frame(mix(primary, WHITE, 0.6)) },
    ]);
  },
};

/** Without logo and company the band is a plain bar. */
function headerBand(signature: SignatureView, look: Look): Block | SpacerNode {
  const { primary } = look.palette;
  const company = textCell(
    font('sans', 16, readableOn(WHITE, primary), { weight: 700 }),
    field(signature, 'company'),
    { verticalAlign: 'middle', ...(signature.logo === null ? {} : { align: endOf(look) }) },
  );
  const band = beside(16, [logoBeside(signature.logo, WHITE), company], {
    padding: [12, 20, 12, 20],
    ground: solid(primary),
  });
  return band ?? spacer({ height: 8, ground: solid(primary) });
}
