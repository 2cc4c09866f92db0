import { beside, cell, font, joined, literal, solid, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import { BLACK, mix, readableOn, WHITE, type Hex } from '../model/color';
import { splitAddress } from './parts/address';
import { frame } from './parts/borders';
import { letterLabel, contactFlow, contactLines } from './parts/contact';
import { headlineSize } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { photoCell } from './parts/pictures';
import { ringed } from './parts/rings';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

/** Card stock: a little off white, so that it shows on a white page. */
const STOCK: Hex = '#fdfcf9';
const PADDING = 16;
const RADIUS = 14;
const HAIRLINE = mix(WHITE, BLACK, 0.16);
/** The shadow, from the card outwards. */
const SHADOW = [0.08, 0.03].map((depth) => ({
  width: 1,
  color: mix(WHITE, BLACK, depth),
  style: 'solid' as const,
}));

/** A business card with a painted edge: name top left, logo top right, contact bottom left. */
export const card: Template = {
  id: 'card',
  maxWidth: 500,
  build(signature, look) {
    const { primary, secondary } = look.palette;
    const quiet = readableOn(secondary, STOCK);
    const face = stacked(
      16,
      [
        head(signature, look),
        quoteCell(signature, font('sans', 13, quiet, { italic: true })),
        foot(signature, look),
      ],
      {
        padding: [PADDING, PADDING, PADDING, PADDING],
        ground: solid(STOCK),
        borders: {
          ...frame(HAIRLINE),
          bottom: { width: 4, color: visibleOn(primary, STOCK), style: 'solid' },
        },
      },
    );
    return signatureRoot(card, look, [ringed(face, SHADOW, RADIUS)]);
  },
};

function head(signature: SignatureView, { palette }: Look): Block {
  const { primary, text } = palette;
  const person = stacked(2, [
    nameCell(
      signature,
      font('sans', headlineSize(signature.name, 20, 150), readableOn(primary, STOCK), {
        weight: 700,
      }),
    ),
    textCell(
      font('sans', 13, readableOn(text, STOCK)),
      joined(
        [field(signature, 'title'), field(signature, 'company', { weight: 700 })],
        literal('\n'),
      ),
    ),
  ]);
  return beside(16, [person, logoBeside(signature.logo)]);
}

/** Contact at the left, the photo in the other corner. */
function foot(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const strong = readableOn(primary, STOCK);
  const value = font('sans', 13, readableOn(text, STOCK));
  const label = font('sans', 13, strong, { weight: 700 });
  const { address, others } = splitAddress(signature.contacts);
  const style = { value, label, labelOf: letterLabel, address: 'lines' } as const;
  const contact = stacked(8, [
    contactLines(others, style, look),
    contactFlow(address, literal('\n'), style, look),
    cell(
      {},
      socialBadges(
        signature.socials,
        { ground: primary, size: 22, radius: 11, beneath: STOCK },
        look,
      ),
    ),
  ]);
  return beside(16, [contact, photoCell(signature.photo, { verticalAlign: 'bottom' })]);
}
