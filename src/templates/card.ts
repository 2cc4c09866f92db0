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
import { BLACK, contrast, mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { middle } from './parts/alignment';
import { besidePhoto } from './parts/beside-photo';
import { frame } from './parts/borders';
import { letterLabel } from './parts/contact/contact';
import { fittingStyle } from './parts/contact/contact-rows';
import { letterRows } from './parts/contact/letter-rows';
import { headlineSize, tightLines } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials, wholeWordFont } from './parts/pack';
import { photoCell } from './parts/pictures';
import { ringed } from './parts/rings';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const WIDTH = 452;
const PADDING = 14;
/** As much as the painted edge can follow: more of it would bend the edge into a smile. */
const RADIUS = 6;
const EDGE = 4;
/** What the frame and the padding leave of the card. */
const INNER = WIDTH - 2 * (PADDING + 2);
/** Of person and contact: as much as a phone has. */
const MAIN = 284;
/** Of the logo and the quote at their side, unless the logo is larger. */
const SIDE = 122;
const GAP = 14;
/** Between the columns. */
const GUTTER = 10;
const NAME_SIZE = 20;
/** Contrast below which a logo made for white paper is lost. */
const LIGHT = 3;
/** Around the hairline, where a shadow would begin. */
const SHADOW = [{ width: 1, color: mix(WHITE, BLACK, 0.06), style: 'solid' as const }];
/** The column of letters. */
const LETTER = 20;

/**
 * A business card with a painted edge: name and contact at the left, the logo top right, or the photo where there is none. On
 * a phone the logo stands below, as on the back of a card.
 */
export const card: Template = {
  id: 'card',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, background: stock } = look.palette;
    const inner = RADIUS - SHADOW.length - 1;
    const edge = spacer({
      height: EDGE,
      background: solid(visibleOn(primary, stock)),
      radius: [0, 0, inner, inner],
    });
    const sheet = stacked(0, [face(signature, look), edge], {
      background: solid(stock),
      borders: frame(mix(stock, BLACK, 0.16)),
    });
    return signatureRoot(card, look, [ringed(sheet, SHADOW, RADIUS)]);
  },
};

/** Without a logo the card has one column, with the photo in its upper corner. */
function face(signature: SignatureView, look: Look): Block {
  const stock = look.palette.background;
  const backing = contrast(WHITE, stock) < LIGHT ? undefined : WHITE;
  const logo = logoBeside(signature.logo, backing);
  const quote = quoteCell(
    signature,
    font('sans', 13, readableOn(look.palette.secondary, stock), { italic: true }),
  );
  const photo = photoCell(signature.photo);
  const reach = contact(signature, look, stock);
  if (logo === null) {
    const room = MAIN - GUTTER - (photo?.width ?? 0) - GAP;
    const head = beside(GAP, [middle(person(signature, look, stock, room)), middle(photo)]);
    return stacked(10, [head, quote, reach], { padding: [PADDING, PADDING, PADDING - 2, PADDING] });
  }
  const side = Math.max(SIDE, logo.width ?? 0);
  const main = Math.min(MAIN, INNER - side - 8);
  const head = besidePhoto(signature, photo, { width: main - GUTTER, gap: GAP }, (room) =>
    person(signature, look, stock, room),
  );
  const first = stacked(12, [head, reach]);
  const pair = wrapping(
    [
      [main, first && beside(0, [first, spacer({ width: GUTTER, noShrink: true })])],
      [side, stacked(10, [stacked(0, [logo]), quote])],
    ],
    [6, 0, 6, 0],
  );
  return cell({ padding: [PADDING - 6, PADDING, PADDING - 8, PADDING] }, pair);
}

/** Name and role, in `room` px. */
function person(signature: SignatureView, { palette }: Look, stock: Hex, room: number): Block {
  const { primary, text } = palette;
  const line = font('sans', 13, readableOn(text, stock));
  const words = wordsOf(signature, 'name');
  const size = headlineSize(words, NAME_SIZE, room);
  const letters = { lineHeight: tightLines(size), weight: 700 };
  const name = font('sans', size, readableOn(primary, stock), letters);
  return stacked(0, [
    nameAbovePronouns(signature, wholeWordFont([words], name, room)),
    packedRoles(signature, ['title', 'unit'], ' · ', line, room),
    packedRoles(signature, ['company'], ', ', { ...line, weight: 700 }, room),
  ]);
}

function contact(signature: SignatureView, look: Look, stock: Hex): Block {
  const { primary, text } = look.palette;
  const value = font('sans', 13, readableOn(text, stock));
  const strong = { ...value, color: readableOn(primary, stock) };
  const style = { value, label: value, labelOf: letterLabel, address: 'comma' } as const;
  const links = { font: { ...strong, size: 12 }, separator: ' · ', beneath: stock };
  const fitting = fittingStyle(signature.contacts, style, MAIN - GUTTER);
  const label = { ...strong, size: fitting.value.size, weight: 700 };
  return stacked(10, [
    cell({}, letterRows(signature.contacts, LETTER, { ...fitting, label }, look)),
    packedSocials(signature.socials, links, look, MAIN - GUTTER),
  ]);
}
