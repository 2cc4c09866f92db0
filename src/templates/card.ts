import { changed, extended } from '../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  shrinkToFit,
  solid,
  spacer,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import { BLACK, contrast, mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { middle } from './parts/alignment';
import { frame } from './parts/borders';
import { letterLabel } from './parts/contact/contact';
import { fittingStyle } from './parts/contact/contact-rows';
import { letterRows } from './parts/contact/letter-rows';
import { nameFont } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { fitted, photoCell } from './parts/pictures';
import { ringed } from './parts/rings';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type SignatureView } from './view';

const WIDTH = 500;
const PADDING = 16;
/** As much as the painted edge can follow: more of it would bend the edge into a smile. */
const RADIUS = 6;
const EDGE = 4;
/** Of person and contact, which fits a phone with a long address of mail in it. */
const PERSON = 194;
const CONTACT = 262;
/** Between the columns. */
const GUTTER = 12;
/** A name is never smaller: larger than all else. */
const LEAST = 16;
const NAME = { usual: 20, alone: 22 } as const;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 64;
/** Where there is no picture. */
const MARK = { width: 32, height: 4 } as const;
/** Contrast below which a logo made for white paper is lost. */
const LIGHT = 3;
/** Around the hairline, where a shadow would begin. */
const SHADOW = [{ width: 1, color: mix(WHITE, BLACK, 0.06), style: 'solid' as const }];
/** The column of letters. */
const LETTER = 20;

/**
 * A business card with a painted edge: photo and logo in its upper corners, below them who at the left and how to be reached at
 * the right; on a phone one below the other.
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

function face(signature: SignatureView, look: Look): Block {
  const stock = look.palette.background;
  const quote = quoteCell(
    signature,
    font('sans', 12, readableOn(look.palette.secondary, stock), { italic: true }),
  );
  const who = stacked(8, [person(signature, look, stock), quote]);
  const pair = wrapping(
    [
      [PERSON, who && beside(0, [who, spacer({ width: GUTTER, noShrink: true })])],
      [CONTACT, contact(signature, look, stock)],
    ],
    [5, 0, 5, 0],
  );
  return stacked(5, [corners(signature, look), cell({}, pair)], {
    padding: [PADDING, PADDING, PADDING - 6, PADDING],
  });
}

/** The photo in one corner and the logo in the other; a mark where there is neither. */
function corners(signature: SignatureView, { palette }: Look): Block {
  const { accent, background: stock } = palette;
  const backing = contrast(WHITE, stock) < LIGHT ? undefined : WHITE;
  const photo = photoCell(signature.photo);
  const logo = logoBeside(fitted(signature.logo, Number.POSITIVE_INFINITY, LOGO_HEIGHT), backing);
  if (logo !== null) return beside(0, [middle(photo), spacer({ height: 1 }), middle(logo)]);
  if (photo !== null) return shrinkToFit(photo);
  const background = solid(visibleOn(accent, stock));
  return cell({}, columns([spacer(extended(MARK, { background }))], 0, { width: 'content' }));
}

function person(signature: SignatureView, { palette }: Look, stock: Hex): Block {
  const { primary, text } = palette;
  const room = PERSON - GUTTER;
  const line = font('sans', 13, readableOn(text, stock));
  const size = isNameAlone(signature) ? NAME.alone : NAME.usual;
  const letters = font('sans', size, readableOn(primary, stock), { lineHeight: 24, weight: 700 });
  return stacked(0, [
    nameAbovePronouns(signature, nameFont(wordsOf(signature, 'name'), letters, room, LEAST)),
    packedRoles(signature, ['title', 'unit'], ' · ', line, room),
    packedRoles(signature, ['company'], ', ', changed(line, { weight: 700 }), room),
  ]);
}

function contact(signature: SignatureView, look: Look, stock: Hex): Block {
  const { primary, text } = look.palette;
  const value = font('sans', 13, readableOn(text, stock));
  const strong = changed(value, { color: readableOn(primary, stock) });
  const style = { value, label: value, labelOf: letterLabel, address: 'comma' } as const;
  const links = { font: changed(strong, { size: 12 }), separator: ' · ', beneath: stock };
  const fitting = fittingStyle(signature.contacts, style, CONTACT);
  const label = changed(strong, { size: fitting.value.size, weight: 700 });
  return stacked(8, [
    cell({}, letterRows(signature.contacts, LETTER, changed(fitting, { label }), look)),
    packedSocials(signature.socials, links, look, CONTACT),
  ]);
}
