import {
  beside,
  cell,
  columns,
  font,
  solid,
  spacer,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { mix, parseHex, readableOn, WHITE } from '../model/color/color';
import { endOf, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { contactRows, fullLabel } from './parts/contact/contact';
import { nameCell } from './parts/name';
import { packedSocials } from './parts/pack';
import { darkEnoughForWhite } from './parts/readable-colors';
import { logoCell, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { Logo, SignatureView } from './view';

const WIDTH = 600;
const INSET = 12;
/** Between person and contact on a phone. */
const GAP = 10;
/** Of the band at least: a higher logo makes it grow. */
const BAND = 56;
const LOGO_EDGE = 6;
/** As much as a phone has within frame and inset. */
const COLUMN = 278;
const BRAND_WIDTH = 292;
const LINKS_WIDTH = 298;

/** A framed sheet with a header band: the logo or the company left, the networks right; person and contact below. */
export const corporate: Template = {
  id: 'corporate',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, background } = look.palette;
    const pair = wrapping(
      [
        [COLUMN, middle(person(signature, look))],
        [COLUMN, middle(contact(signature, look))],
      ],
      [GAP / 2, 0, GAP / 2, 0],
    );
    const quiet = readableOn(primary, background);
    const sheet = stacked(0, [
      band(signature, look),
      cell({ padding: [INSET - GAP / 2, INSET, INSET - GAP / 2, INSET] }, pair),
      quoteCell(signature, font('sans', 13, quiet, { italic: true }), {
        padding: [8, INSET, 8, INSET],
        background: solid(background),
      }),
    ]);
    return signatureRoot(corporate, look, [
      sheet && { ...sheet, width: WIDTH, borders: frame(mix(primary, WHITE, 0.6)) },
    ]);
  },
};

/** The company is named here only where the band shows the logo in the place of its name. */
function person(signature: SignatureView, { palette }: Look): Block {
  const ink = readableOn(palette.text, WHITE);
  const line = font('sans', 13, ink);
  const strong = readableOn(palette.primary, WHITE);
  const words = stacked(2, [
    nameCell(signature, font('sans', 18, strong, { weight: 700 })),
    roleCell(signature, 'title', line),
    roleCell(signature, 'unit', line),
    signature.logo && roleCell(signature, 'company', { ...line, weight: 700 }),
  ]);
  const inner = [middle(photoCell(signature.photo)), middle(words)];
  return beside(14, inner.some(Boolean) ? [...inner, spacer({ width: 12 })] : []);
}

function contact(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const value = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
  const label = { ...value, size: 11, color: readableOn(secondary, WHITE) };
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  return cell({}, contactRows(signature.contacts, style, look));
}

/** Without anything to hold the band is a plain bar. On a phone the networks drop below the company. */
function band(signature: SignatureView, look: Look): Block | SpacerNode {
  const strip = darkEnoughForWhite(look.palette.primary);
  const background = solid(strip);
  const brand = logoBacking(signature.logo) ?? company(signature);
  const words = font('sans', 12, WHITE, { lineHeight: 18 });
  const end = brand === null ? {} : { align: endOf(look) };
  const style = { font: words, separator: ' · ', beneath: strip, ...end };
  const links = packedSocials(signature.socials, style, look, LINKS_WIDTH - 2 * INSET);
  // The columns leave 8 px open at the end of the band, and none in Word.
  const inset = brand === null ? INSET : INSET - 2;
  const pair = wrapping(
    [
      [BRAND_WIDTH, middle(stacked(0, [brand]))],
      [LINKS_WIDTH, middle(stacked(0, [links && { ...links, padding: [10, inset, 10, inset] }]))],
    ],
    [0, 0, 0, 0],
  );
  return cell({ background }, pair) ?? spacer({ height: 8, background });
}

/** As high as the band, so that it looks like the end of it. */
function logoBacking(logo: Logo | null): Block {
  if (logo === null) return null;
  const high = Math.max(BAND, logo.height + 2 * LOGO_EDGE);
  const above = Math.floor((high - logo.height) / 2);
  const picture = logoCell({ ...logo, background: '' });
  const backing = picture && {
    ...picture,
    width: logo.width + 2 * INSET,
    padding: [above, INSET, high - logo.height - above, INSET] as const,
    background: solid(parseHex(logo.background) ?? WHITE),
  };
  return cell({}, columns([backing], 0, { width: 'content' }));
}

function company(signature: SignatureView): Block {
  return roleCell(signature, 'company', font('sans', 16, WHITE, { lineHeight: 24, weight: 700 }), {
    padding: [16, INSET, 16, INSET],
  });
}
