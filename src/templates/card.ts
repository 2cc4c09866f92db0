import { beside, cell, font, solid, spacer, stacked, type Block } from '../email/builders';
import { BLACK, contrast, mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { atEnd } from './parts/at-end';
import { frame } from './parts/borders';
import { letterRows } from './parts/contact/letter-rows';
import { headlineSize } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { photoCell } from './parts/pictures';
import { ringed } from './parts/rings';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const WIDTH = 500;
const PADDING = 16;
/** As much as the painted edge can follow: more of it would bend the edge into a smile. */
const RADIUS = 6;
const EDGE = 4;
/** Beside the logo on a phone. */
const ROLE_WIDTH = 170;
/** Contrast below which a logo made for white paper is lost. */
const LIGHT = 3;
/** Around the hairline, where a shadow would begin. */
const SHADOW = [{ width: 1, color: mix(WHITE, BLACK, 0.06), style: 'solid' as const }];
/** The column of letters. */
const LETTER = 20;

/** A business card with a painted edge: name top left, logo top right, contact bottom left, photo in the last corner. */
export const card: Template = {
  id: 'card',
  maxWidth: WIDTH,
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
      background: solid(visibleOn(primary, stock)),
      radius: [0, 0, inner, inner],
    });
    const sheet = stacked(0, [face, edge], {
      background: solid(stock),
      borders: frame(mix(stock, BLACK, 0.16)),
    });
    return signatureRoot(card, look, [ringed(sheet, SHADOW, RADIUS)]);
  },
};

function head(signature: SignatureView, { palette }: Look, stock: Hex): Block {
  const { primary, text } = palette;
  const line = font('sans', 13, readableOn(text, stock));
  const name = font(
    'sans',
    headlineSize(wordsOf(signature, 'name'), 20, 150),
    readableOn(primary, stock),
    {
      weight: 700,
    },
  );
  const person = stacked(2, [
    nameCell(signature, name),
    packedRoles(signature, ['title', 'unit'], ' · ', line, ROLE_WIDTH),
    packedRoles(signature, ['company'], ', ', { ...line, weight: 700 }, ROLE_WIDTH),
  ]);
  const backing = contrast(WHITE, stock) < LIGHT ? undefined : WHITE;
  const logo = logoBeside(signature.logo, backing);
  return beside(PADDING, [
    person,
    logo ?? (hasFoot(signature) ? null : photoCell(signature.photo)),
  ]);
}

/** Whether the photo has something to stand beside in the last corner, or the first one is taken. */
function hasFoot({ contacts, socials, logo }: SignatureView): boolean {
  return contacts.length + socials.length > 0 || logo !== null;
}

/** Contact at the left, the photo in the other corner. */
function foot(signature: SignatureView, look: Look, stock: Hex): Block {
  const { primary, text } = look.palette;
  const value = font('sans', 13, readableOn(text, stock));
  const strong = { ...value, color: readableOn(primary, stock) };
  const style = { value, label: { ...strong, weight: 700 }, address: 'comma' } as const;
  const links = { font: { ...strong, size: 12 }, separator: ' · ', beneath: stock };
  const contact = stacked(8, [
    cell({}, letterRows(signature.contacts, LETTER, style, look)),
    packedSocials(signature.socials, links, look, WIDTH - 112),
  ]);
  if (!hasFoot(signature)) return null;
  const photo = photoCell(signature.photo, { verticalAlign: 'bottom' });
  return contact === null ? atEnd(photo) : beside(PADDING, [contact, photo]);
}
