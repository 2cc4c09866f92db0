import {
  beside,
  cell,
  columns,
  font,
  literal,
  solid,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { comma, splitAddresses } from './parts/contact/address';
import { contactFlow, isNumber, type LabelOf } from './parts/contact/contact';
import { needLabels } from './parts/contact/plain-contacts';
import { packedContacts, packedRoles } from './parts/pack';
import { initials } from './parts/initials';
import { darkEnoughForWhite } from './parts/readable-colors';
import { middle } from './parts/alignment';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialLetters } from './parts/social/social-letters';
import { socialBadges } from './parts/social/socials';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type Contact, type SignatureView } from './view';

const PHOTO = 44;
const TILE = 36;
const PHOTO_GAP = 12;
const WIDTH = 600;
/** Of both columns beside a photo of the usual size; each fits a phone. */
const COLUMN = 264;
const PHONE = 320;
const GUTTER = 10;
const NAME = { usual: 14, alone: 16, least: 13 } as const;
const LOGO = { width: 72, height: 36 } as const;
/** Between what follows one another in a line. */
const GAP = literal('\u2003', { plain: ' · ' });

/** For replies: who in one column, how to be reached in the other, two or three lines each; on a phone one below the other. */
export const tiny: Template = {
  id: 'tiny',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, text } = look.palette;
    const line = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
    const gray = { ...line, color: readableOn(mix(text, WHITE, 0.25), WHITE) };
    const inks = { line, gray, strong: readableOn(primary, WHITE) };
    const face = photoCell(fitted(signature.photo, PHOTO, PHOTO)) ?? tile(signature, look);
    const column = Math.min(COLUMN, PHONE - PHOTO_GAP - (face?.width ?? 0));
    const lines = stacked(0, [
      pair(who(signature, inks, look), reach(signature, inks, look), column),
      pair(where(signature, inks, look), rest(signature, inks, look), column),
    ]);
    return signatureRoot(tiny, look, [beside(PHOTO_GAP, [face, middle(lines)])]);
  },
};

interface Inks {
  readonly line: Font;
  readonly gray: Font;
  readonly strong: Hex;
}

/** In place of a photo: the initials, as messengers show them. */
function tile(signature: SignatureView, { palette }: Look): Block {
  const letters = font('sans', 14, WHITE, { lineHeight: TILE, weight: 700 });
  const round = textCell(letters, initials(signature, 2), {
    width: TILE,
    align: 'center',
    noWrap: true,
    background: solid(darkEnoughForWhite(palette.primary)),
    radius: TILE / 2,
  });
  return round && cell({ width: TILE }, columns([round], 0, { width: 'content' }));
}

/** Beside one another on a screen, one after the other on a phone. */
function pair(first: Block, second: Block, column: number): Block {
  if (first === null || second === null) return first ?? second;
  const blocks = [
    [column, first],
    [column, second],
  ] as const;
  return cell({}, wrapping(blocks, [0, 0, 3, 0]));
}

function who(signature: SignatureView, { line, strong }: Inks, look: Look): Block {
  const size = isNameAlone(signature) ? NAME.alone : NAME.usual;
  const letters = { ...line, size, color: strong, weight: 700 };
  const room = COLUMN - GUTTER;
  return stacked(0, [
    nameCell(signature, nameFont(wordsOf(signature, 'name'), letters, room, NAME.least)),
    packedRoles(signature, ['title', 'unit', 'company'], comma(look), line, room),
  ]);
}

/** Numbers, mail and web, in as few lines as hold them whole. */
function reach({ contacts }: SignatureView, { gray, strong }: Inks, look: Look): Block {
  const { others } = splitAddresses(contacts);
  const label = { ...gray, color: strong, weight: 700 };
  const style = {
    value: gray,
    label,
    labelOf: lettersFor(contacts),
    labelGap: '\u00a0',
    address: 'comma',
  } as const;
  return packedContacts(others, GAP, style, look, COLUMN);
}

/** The address, and the quote below it. */
function where(signature: SignatureView, { gray }: Inks, look: Look): Block {
  const { addresses } = splitAddresses(signature.contacts);
  const style = { value: gray, address: 'comma' } as const;
  return stacked(0, [
    contactFlow(addresses, literal('\n'), style, look),
    quoteCell(signature, { ...gray, italic: true }),
  ]);
}

/** Networks, and the logo below them. */
function rest({ socials, logo }: SignatureView, { line, strong }: Inks, look: Look): Block {
  const letters = { ...line, color: strong, weight: 700 };
  const icons = { background: look.palette.primary, size: 16, gap: 6 };
  const row = logoRow(fitted(logo, LOGO.width, LOGO.height));
  return stacked(4, [
    look.socialIcons === null
      ? textCell(letters, socialLetters(socials, [strong], GAP))
      : cell({ padding: [1, 0, 1, 0] }, socialBadges(socials, icons, look)),
    row,
  ]);
}

function lettersFor(contacts: readonly Contact[]): LabelOf {
  const hasLabels = needLabels(contacts);
  return (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.letter : '';
  };
}
