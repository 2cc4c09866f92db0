import { changed } from '../base/changed';
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
import { readableOn, WHITE } from '../model/color/color';
import { middle } from './parts/alignment';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { nameFont } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { packedRoles } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/social/socials';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type SignatureView } from './view';

const GAP = 14;
const RULE = 3;
/** The details: beside the photo on a screen, below it on a phone. */
const DETAILS = 298;
/** Above and below each of the two: what stands below another on a phone is twice as far from it. */
const EDGE = 4;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 48;
/** A badge of a network, and what parts two. */
const BADGE = 24;
const BADGE_GAP = 4;
const NAME = { usual: 20, alone: 26, least: 16 } as const;

/** A vertical rule in the primary color, and all that it holds from one edge: photo, details, the logo at their foot. The default. */
export const modern: Template = {
  id: 'modern',
  maxWidth: 600,
  build(signature, look) {
    const photo = photoCell(signature.photo);
    const words = details(signature, look);
    const edge = [EDGE, 0, EDGE, 0] as const;
    const pair = [
      [(signature.photo?.width ?? 0) + GAP, photo],
      [DETAILS, words],
    ] as const;
    const body =
      photo === null ? words && changed(words, { padding: edge }) : cell({}, wrapping(pair, edge));
    const rule = spacer({
      width: RULE,
      noShrink: true,
      background: solid(look.palette.primary),
    });
    return signatureRoot(modern, look, [beside(GAP, [body && rule, body])]);
  },
};

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const ink = readableOn(text, WHITE);
  const quiet = readableOn(secondary, WHITE);
  const name = font(
    'sans',
    isNameAlone(signature) ? NAME.alone : NAME.usual,
    readableOn(primary, WHITE),
    { weight: 700, lineHeight: isNameAlone(signature) ? 32 : 24 },
  );
  const fitting = nameFont(wordsOf(signature, 'name'), name, DETAILS, NAME.least);
  const contacts = {
    value: font('sans', 12, ink, { lineHeight: 18 }),
    label: font('sans', 11, quiet, { lineHeight: 18 }),
    labelOf: fullLabel,
    address: 'comma',
  } as const;
  const fittingContacts = fittingStyle(signature.contacts, contacts, DETAILS);
  return stacked(10, [
    stacked(2, [
      nameCell(signature, fitting),
      packedRoles(signature, ['title', 'unit', 'company'], ' · ', font('sans', 13, ink), DETAILS),
    ]),
    cell({}, contactRows(signature.contacts, fittingContacts, look)),
    quoteCell(signature, font('sans', 12, quiet, { italic: true })),
    foot(signature, look),
  ]);
}

/** The logo, and the networks beside it where there is room. */
function foot({ logo, socials }: SignatureView, look: Look): Block {
  const badges = cell(
    {},
    socialBadges(socials, { background: look.palette.primary, gap: BADGE_GAP, line: WHITE }, look),
  );
  const fitting = fitted(logo, Number.POSITIVE_INFINITY, LOGO_HEIGHT);
  const mark = logoBeside(fitting);
  if (mark === null || badges === null) return badges ?? logoRow(fitting);
  const width = socials.length * (BADGE + BADGE_GAP) - BADGE_GAP + GAP + (mark.width ?? 0);
  return width <= DETAILS
    ? cell({}, columns([middle(mark), middle(badges)], GAP, { width: 'content' }))
    : stacked(10, [badges, logoRow(fitting)]);
}
