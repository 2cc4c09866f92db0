import {
  beside,
  cell,
  columns,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import { mix, readableOn, WHITE } from '../model/color/color';
import { frame } from './parts/borders';
import { headlineSize } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameCell } from './parts/name';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { fitted, photoCell } from './parts/pictures';
import { plainContacts } from './parts/contact/plain-contacts';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialBadges } from './parts/social/socials';
import { roleCell, roleLine, quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const MARGIN = 2;
const MARGIN_GAP = 14;
/** As much as a phone has beside the margin line. */
const PAGE = 288;
const ASIDE = 200;
const GUTTER = 18;
const RIM = 6;
const RIM_BELOW = 14;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 76;

/** A page of a notebook: a margin line, the name by hand and underlined, a print of the photo stuck at the side. */
export const handwritten: Template = {
  id: 'handwritten',
  maxWidth: 560,
  phrases: ['regards', 'care'],
  build(signature, look) {
    const line = solid(visibleOn(look.palette.accent, WHITE));
    const pair = wrapping(
      [
        [PAGE, page(signature, look)],
        [ASIDE, hasAside(signature) ? aside(signature, look) : null],
      ],
      [4, 0, 6, 0],
    );
    return signatureRoot(handwritten, look, [
      beside(MARGIN_GAP, [
        spacer({ width: MARGIN, noShrink: true, background: line }),
        cell({}, pair),
      ]),
    ]);
  },
};

function page(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const strong = readableOn(primary, WHITE);
  const hand = font('script', 15, readableOn(secondary, WHITE), { lineHeight: 22 });
  const plain = font('sans', 13, readableOn(text, WHITE), { lineHeight: 18 });
  const size = headlineSize(wordsOf(signature, 'name'), 28, PAGE - 2 * GUTTER - 20);
  const contacts = plainContacts(
    signature.contacts,
    {
      value: plain,
      label: { ...plain, color: readableOn(secondary, WHITE) },
      address: 'comma',
    },
    look,
  );
  const column = stacked(8, [
    stacked(0, [
      textCell(hand, phrase('regards', look)),
      nameCell(
        signature,
        font('script', size, strong, { lineHeight: 2 * Math.round(0.6 * size) }),
        {
          padding: [0, 0, 2, 0],
          borders: { bottom: { width: 2, color: visibleOn(primary, WHITE), style: 'solid' } },
        },
      ),
    ]),
    stacked(0, [
      roleCell(signature, 'title', { ...plain, weight: 700 }),
      roleLine(signature, ['unit', 'company'], ', ', plain),
    ]),
    contacts,
    cell(
      {},
      socialBadges(
        signature.socials,
        { background: darkEnoughForWhite(primary), radius: 12 },
        look,
      ),
    ),
    hasAside(signature) ? null : tagLine(look),
  ]);
  return column && beside(0, [column, spacer({ width: GUTTER, noShrink: true })]);
}

function tagLine(look: Look): Block {
  const hand = font('script', 13, readableOn(look.palette.secondary, WHITE), { lineHeight: 20 });
  return textCell(hand, phrase('care', look));
}

/** Whether anything stands beside the details; the tag line alone would be lost there. */
function hasAside(signature: SignatureView): boolean {
  const { photo, logo } = signature;
  return photo !== null || logo !== null || wordsOf(signature, 'quote') !== '';
}

/** What else is on the page: pictures, the quote as a note under them, the tag line. */
function aside(signature: SignatureView, look: Look): Block {
  const hand = font('script', 14, readableOn(look.palette.primary, WHITE), { lineHeight: 20 });
  const logo = columns([logoBeside(fitted(signature.logo, 120, LOGO_HEIGHT))], 0, {
    width: 'content',
  });
  const notes = stacked(10, [
    polaroid(signature, look),
    cell({}, logo),
    quoteCell(signature, hand),
    tagLine(look),
  ]);
  const hasPicture = signature.photo !== null || signature.logo !== null;
  return notes && { ...notes, verticalAlign: hasPicture ? 'top' : 'bottom' };
}

/** The photo as a print with a white rim, broader below. */
function polaroid({ photo }: SignatureView, { palette }: Look): Block {
  if (photo === null) return null;
  const picture = photoCell(photo, {
    width: photo.width + 2 * (RIM + 1),
    padding: [RIM, RIM, RIM_BELOW, RIM],
    background: solid(WHITE),
    borders: frame(mix(WHITE, visibleOn(palette.primary, WHITE), 0.35)),
  });
  return cell({}, columns([picture], 0, { width: 'content' }));
}
