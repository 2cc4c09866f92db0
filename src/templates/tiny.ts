import { changed } from '../base/changed';
import {
  beside,
  cell,
  font,
  literal,
  solid,
  spacer,
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
import { visibleOn } from './parts/readable-colors';
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
const PHOTO_GAP = 12;
const RULE_GAP = 8;
const WIDTH = 600;
/** Of both columns beside a photo of the usual size; each fits a phone. */
const COLUMN = 264;
const PHONE = 320;
const GUTTER = 10;
const NAME = { usual: 14, alone: 16, least: 13 } as const;
const LOGO = { width: 72, height: 36 } as const;
/** Between what follows one another in a line. */
const GAP = literal('\u2003', { plain: ' · ' });

/** For replies: who in one column, how to be reached in the other, two or three lines each, beside the photo or a
 * thin rule; on a phone one below the other. */
export const tiny: Template = {
  id: 'tiny',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, text } = look.palette;
    const line = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
    const gray = changed(line, { color: readableOn(mix(text, WHITE, 0.25), WHITE) });
    const inks = { line, gray, strong: readableOn(primary, WHITE) };
    const face = photoCell(fitted(signature.photo, PHOTO, PHOTO));
    const rule = spacer({
      width: 2,
      noShrink: true,
      background: solid(visibleOn(look.palette.accent, WHITE)),
    });
    const column = Math.min(COLUMN, PHONE - PHOTO_GAP - (face?.width ?? 0));
    const lines = pair(who(signature, inks, look), reach(signature, inks, look), column);
    return signatureRoot(tiny, look, [
      beside(face === null ? RULE_GAP : PHOTO_GAP, [face ?? (lines && rule), lines]),
    ]);
  },
};

interface Inks {
  readonly line: Font;
  readonly gray: Font;
  readonly strong: Hex;
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

/** Name and role, and the address below them. */
function who(signature: SignatureView, { line, gray, strong }: Inks, look: Look): Block {
  const { addresses } = splitAddresses(signature.contacts);
  const size = isNameAlone(signature) ? NAME.alone : NAME.usual;
  const name = changed(line, { size, color: strong, weight: 700 });
  const room = COLUMN - GUTTER;
  const roles = packedRoles(signature, ['title', 'unit', 'company'], comma(look), line, room);
  const places = contactFlow(addresses, literal('\n'), { value: gray, address: 'comma' }, look);
  return stacked(0, [
    nameCell(signature, nameFont(wordsOf(signature, 'name'), name, room, NAME.least)),
    inOneCell(roles, places),
  ]);
}

/** One below the other: a cell of its own costs more than the color of what is in it. */
function inOneCell(first: Block, second: Block): Block {
  if (first === null || second?.font === undefined) return first ?? second;
  const { color } = second.font;
  const runs = second.children.map((run) =>
    run.kind === 'text' ? changed(run, { font: { color } }) : run,
  );
  return changed(first, { children: [...first.children, literal('\n'), ...runs] });
}

/** Numbers, mail and web in as few lines as hold them whole; below them networks, quote and logo. */
function reach(signature: SignatureView, { line, gray, strong }: Inks, look: Look): Block {
  const { contacts, socials, logo } = signature;
  const { others } = splitAddresses(contacts);
  const label = changed(gray, { color: strong, weight: 700 });
  const style = {
    value: gray,
    label,
    labelOf: lettersFor(contacts),
    labelGap: '\u00a0',
    address: 'comma',
    inLine: true,
  } as const;
  const letters = changed(line, { color: strong, weight: 700 });
  const icons = { background: look.palette.primary, size: 16, gap: 6 };
  const mark = logoRow(fitted(logo, LOGO.width, LOGO.height));
  return stacked(0, [
    packedContacts(others, GAP, style, look, COLUMN),
    look.socialIcons === null
      ? textCell(letters, socialLetters(socials, [strong], GAP))
      : cell({ padding: [1, 0, 1, 0] }, socialBadges(socials, icons, look)),
    quoteCell(signature, changed(gray, { italic: true })),
    mark && stacked(0, [mark], { padding: [4, 0, 0, 0] }),
  ]);
}

function lettersFor(contacts: readonly Contact[]): LabelOf {
  const hasLabels = needLabels(contacts);
  return (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.letter : '';
  };
}
