import { changed } from '../base/changed';
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
import type { SpacerNode } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color/color';
import { endOf, middle, startOf } from './parts/alignment';
import { frame } from './parts/borders';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { lineSize } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { darkEnoughForWhite } from './parts/readable-colors';
import { fitted, logoCell, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type SignatureView } from './view';

const WIDTH = 600;
const INSET = 12;
/** Between person and contact on a phone. */
const GAP = 12;
/** Of the logo in the band, and the tint around it. */
const LOGO = { width: 120, height: 44 } as const;
const LOGO_AIR = 12;
/** Either fits a phone within frame and inset; a long address of mail fits beside its label. */
const PERSON = 266;
const CONTACT = 294;
const PHOTO_GAP = 14;
const LINKS = 264;

/** A framed sheet: logo and company in a header band, person and contact in two columns, quote and networks at the foot. */
export const corporate: Template = {
  id: 'corporate',
  maxWidth: WIDTH,
  build(signature, look) {
    const pair = wrapping(
      [
        [PERSON, middle(person(signature, look))],
        [CONTACT, middle(contact(signature, look))],
      ],
      [GAP / 2, 0, GAP / 2, 0],
    );
    const sheet = stacked(0, [
      band(signature, look),
      cell({ padding: [INSET - GAP / 2, INSET, INSET - GAP / 2, INSET] }, pair),
      foot(signature, look),
    ]);
    return signatureRoot(corporate, look, [
      sheet &&
        changed(sheet, { width: WIDTH, borders: frame(mix(look.palette.primary, WHITE, 0.6)) }),
    ]);
  },
};

function person(signature: SignatureView, { palette }: Look): Block {
  const line = font('sans', 13, readableOn(palette.text, WHITE));
  const strong = readableOn(palette.primary, WHITE);
  const { photo } = signature;
  const width = PERSON - INSET - PHOTO_GAP - (photo === null ? 0 : photo.width + PHOTO_GAP);
  const largest = isNameAlone(signature) ? 22 : 18;
  const size = lineSize(wordsOf(signature, 'name'), { largest, least: 16 }, width, true);
  const words = stacked(2, [
    nameAbovePronouns(signature, font('sans', size, strong, { weight: 700 })),
    packedRoles(signature, ['title'], ', ', line, width),
    packedRoles(signature, ['unit'], ', ', line, width),
  ]);
  const inner = [middle(photoCell(photo)), middle(words)];
  return beside(PHOTO_GAP, inner.some(Boolean) ? [...inner, spacer({ width: INSET })] : []);
}

function contact(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const value = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
  const label = changed(value, { color: readableOn(secondary, WHITE) });
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const fitting = fittingStyle(signature.contacts, style, CONTACT);
  return cell({}, contactRows(signature.contacts, fitting, look));
}

/**
 * The logo on a tint, and beside it the company on a plane of color that reaches the edge, on every screen; without both the band
 * is a plain bar.
 */
function band(signature: SignatureView, look: Look): Block | SpacerNode {
  const background = solid(darkEnoughForWhite(look.palette.primary));
  const backing = mix(look.palette.primary, WHITE, 0.94);
  const logo = logoCell(fitted(signature.logo, LOGO.width, LOGO.height), backing, LOGO_AIR);
  const above = logo === null ? 14 : LOGO_AIR;
  const words = font('sans', 16, WHITE, { lineHeight: 20, weight: 700 });
  const align = logo === null ? startOf(look) : endOf(look);
  const company = roleCell(signature, 'company', words, {
    align,
    verticalAlign: 'middle',
    background,
    padding: [above, INSET, above, INSET],
  });
  const bar = spacer({ height: 8, background });
  if (logo === null) return company ?? bar;
  return beside(0, [middle(logo), company ?? spacer({ background })]);
}

/** On a tinted background the networks, and the quote beside them; on a phone below. */
function foot(signature: SignatureView, look: Look): Block | SpacerNode {
  const { primary, background } = look.palette;
  const quiet = readableOn(primary, background);
  const words = font('sans', 12, quiet, { lineHeight: 18 });
  const style = { font: changed(words, { weight: 700 }), separator: ' · ', beneath: background };
  const links = packedSocials(signature.socials, style, look, LINKS);
  const quote = quoteCell(signature, changed(words, { italic: true }));
  const edge = quote === null || links === null ? 8 : 6;
  const pair = wrapping(
    [
      [PERSON, middle(quote && beside(0, [quote, spacer({ width: INSET })]))],
      [CONTACT, middle(links && stacked(0, [links]))],
    ],
    [2, 0, 2, 0],
  );
  const tint = solid(background);
  return pair === null
    ? spacer({ height: 8, background: tint })
    : cell({ padding: [edge, INSET, edge, INSET], background: tint }, pair);
}
