import { beside, cell, font, solid, spacer, stacked } from '../email/builders';
import type { Block } from '../email/builders';
import { BLACK, contrast, mix, readableOn, WHITE, type Hex } from '../model/color';
import { frame } from './parts/borders';
import { contactRows, letterLabel } from './parts/contact';
import { headlineSize } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { packedFields } from './parts/pack';
import { photoCell } from './parts/pictures';
import { ringed } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { fieldCell, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const PADDING = 16;
/** As much as the painted edge can follow: more of it would bend the edge into a smile. */
const RADIUS = 7;
const EDGE = 4;
/** Beside the logo. */
const ROLE_WIDTH = 320;
/** Contrast below which a logo made for white paper is lost. */
const LIGHT = 3;
/** The shadow, from the card outwards. */
const SHADOW = [0.08, 0.03].map((depth) => ({
  width: 1,
  color: mix(WHITE, BLACK, depth),
  style: 'solid' as const,
}));

/** A business card with a painted edge: name top left, logo top right, contact bottom left, photo in the last corner. */
export const card: Template = {
  id: 'card',
  maxWidth: 500,
  build(signature, look) {
    const { primary, secondary, background: stock } = look.palette;
    const quiet = readableOn(secondary, stock);
    const face = stacked(
      10,
      [
        head(signature, look, stock),
        quoteCell(signature, font('sans', 13, quiet, { italic: true })),
        foot(signature, look, stock),
      ],
      { padding: [PADDING, PADDING, PADDING - EDGE, PADDING] },
    );
    const inner = RADIUS - SHADOW.length - 1;
    const edge = spacer({
      height: EDGE,
      ground: solid(visibleOn(primary, stock)),
      radius: [0, 0, inner, inner],
    });
    const sheet = stacked(0, [face, edge], {
      ground: solid(stock),
      borders: frame(mix(stock, BLACK, 0.16)),
    });
    return signatureRoot(card, look, [ringed(sheet, SHADOW, RADIUS)]);
  },
};

function head(signature: SignatureView, { palette }: Look, stock: Hex): Block {
  const { primary, text } = palette;
  const line = font('sans', 13, readableOn(text, stock));
  const name = font('sans', headlineSize(signature.name, 20, 150), readableOn(primary, stock), {
    weight: 700,
  });
  const person = stacked(2, [
    nameCell(signature, name),
    packedFields(signature, ['title', 'department'], ', ', line, ROLE_WIDTH),
    fieldCell(signature, 'company', { ...line, weight: 700 }),
  ]);
  const plate = contrast(WHITE, stock) < LIGHT ? undefined : WHITE;
  return beside(PADDING, [person, logoBeside(signature.logo, plate)]);
}

/** Contact at the left, the photo in the other corner. */
function foot(signature: SignatureView, look: Look, stock: Hex): Block {
  const { primary, text } = look.palette;
  const strong = readableOn(primary, stock);
  const style = {
    value: font('sans', 13, readableOn(text, stock)),
    label: font('sans', 13, strong, { weight: 700 }),
    labelOf: letterLabel,
    address: 'comma',
  } as const;
  const badge = { ground: strong, size: 22, radius: 11, beneath: stock };
  const contact = stacked(10, [
    cell({}, contactRows(signature.contacts, style, look)),
    cell({}, socialBadges(signature.socials, badge, look)),
  ]);
  return beside(PADDING, [contact, photoCell(signature.photo, { verticalAlign: 'bottom' })]);
}
