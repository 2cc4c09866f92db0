import { inOneLine } from '../base/text';
import {
  beside,
  cell,
  font,
  joined,
  literal,
  stacked,
  textCell,
  type Block,
} from '../email/builders';
import type { Font } from '../email/nodes';
import { roughWidth } from '../email/rough-width';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { comma, splitAddresses } from './parts/contact/address';
import { contactValue, isNumber, labelledFlow, type LabelOf } from './parts/contact/contact';
import { needLabels } from './parts/contact/plain-contacts';
import { nameWords } from './parts/name';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialLetters } from './parts/social/social-letters';
import { socialBadges } from './parts/social/socials';
import { quoteCell, roleRuns } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, type Contact, type Logo, type SignatureView } from './view';

/** Hardly higher than two lines. */
const PHOTO = 44;
const PHOTO_GAP = 12;
const WIDTH = 600;
const LOGO = { width: 72, height: 36 } as const;
/** Between what follows one another in a line: a wide blank, of which nothing is seen where a line ends. */
const GAP = literal('\u2003', { plain: ' · ' });

/** For replies: who and where on one line, how to be reached on the next, the photo as high as the two. */
export const tiny: Template = {
  id: 'tiny',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, text } = look.palette;
    const strong = readableOn(primary, WHITE);
    const line = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
    const inks = { line, strong, gray: readableOn(mix(text, WHITE, 0.25), WHITE) };
    const icons = { background: primary, size: 16, gap: 6 };
    const words = stacked(
      0,
      [
        who(signature, inks, look),
        reach(signature, inks, look),
        look.socialIcons !== null
          ? cell({ padding: [2, 0, 2, 0] }, socialBadges(signature.socials, icons, look))
          : null,
        quoteCell(signature, { ...line, color: inks.gray, italic: true }),
        logoLine(signature.logo),
      ],
      { verticalAlign: 'middle' },
    );
    return signatureRoot(tiny, look, [
      beside(PHOTO_GAP, [photoCell(fitted(signature.photo, PHOTO, PHOTO)), words]),
    ]);
  },
};

/** Below the lines, where it takes no width from them. */
function logoLine(logo: Logo | null): Block {
  const row = logoRow(fitted(logo, LOGO.width, LOGO.height));
  return row && stacked(0, [row], { padding: [6, 0, 0, 0] });
}

interface Inks {
  readonly line: Font;
  readonly strong: Hex;
  readonly gray: Hex;
}

/** Name and role, and the address behind them where one line holds all. */
function who(signature: SignatureView, { line, strong, gray }: Inks, look: Look): Block {
  const { addresses } = splitAddresses(signature.contacts);
  const name = nameWords(signature, line, () => ({ weight: 700, color: strong }));
  const role = joined(roleRuns(signature, ['title', 'unit', 'company']), literal(comma(look)));
  const places = addresses.map((address) =>
    contactValue(
      address,
      { value: { ...line, color: gray }, address: 'comma', inLine: true },
      look,
    ),
  );
  const isOneLine = roughWidth(lineOf(signature, addresses), line.size) <= roomOf(signature);
  const behind = isOneLine ? GAP : literal('\n');
  const rest = [role, ...places].filter((group) => group.length > 0);
  const runs = rest.flatMap((group, index) => (index === 0 ? group : [behind, ...group]));
  if (name === null) return textCell(line, runs);
  if (runs.length === 0) return name;
  const first = role.length === 0 ? behind : GAP;
  return { ...name, children: [...name.children, first, ...runs] };
}

function lineOf(signature: SignatureView, addresses: readonly Contact[]): string {
  const roles = textsOf(signature, ['name', 'pronouns', 'title', 'unit', 'company']);
  const words = roles.map(({ text }) => text);
  return [...words, ...addresses.map(({ lines }) => inOneLine(lines))].join('\u2003');
}

function roomOf({ photo }: SignatureView): number {
  return WIDTH - (photo === null ? 0 : PHOTO + PHOTO_GAP);
}

/** An address has no label; several numbers have letters. */
function reach(
  { contacts, socials }: SignatureView,
  { line, strong, gray }: Inks,
  look: Look,
): Block {
  const { others } = splitAddresses(contacts);
  const value = { ...line, color: gray };
  const label = { ...value, color: strong, weight: 700 };
  const labelOf = lettersFor(contacts);
  const style = {
    value,
    label,
    labelOf,
    labelGap: '\u00a0',
    address: 'comma',
    inLine: true,
  } as const;
  const flow = labelledFlow(others, GAP, style, look);
  const letters = look.socialIcons !== null ? [] : socialLetters(socials, [strong], GAP);
  if (flow === null) return textCell(label, letters);
  if (letters.length === 0) return flow;
  return { ...flow, children: [...flow.children, GAP, ...letters] };
}

function lettersFor(contacts: readonly Contact[]): LabelOf {
  const hasLabels = needLabels(contacts);
  return (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.letter : '';
  };
}
