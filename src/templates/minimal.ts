import {
  beside,
  cell,
  columns,
  font,
  literal,
  solid,
  spacer,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, TextNode } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { isNumber, labelledFlow, type LabelOf } from './parts/contact/contact';
import { needLabels } from './parts/contact/plain-contacts';
import { middle } from './parts/alignment';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { packedContacts, packedRoles, packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell, photoRow } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type Contact, type SignatureView } from './view';

/** As wide as a phone of 320 px leaves: lines break between their parts, and at the same places everywhere. */
const LINE = 300;
const GAP = 14;
const PHOTO = 48;
/** Where a word of the name would be smaller beside the photo, it stands below. */
const LEAST_NAME = 16;
const LOGO = { width: 96, height: 40 } as const;
const STROKE = { width: 24, height: 3 };

/** Only what the value alone does not show is labelled: numbers where there are several, and the visitor's own lines. */
function labelsFor(contacts: readonly Contact[]): LabelOf {
  const areNumbersLabelled = needLabels(contacts);
  return (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return areNumbersLabelled && isNumber(contact) ? contact.labels.short : '';
  };
}

/** Type only: a name, a short stroke in the accent color, and one gray flow with dots below it; pictures are small. */
export const minimal: Template = {
  id: 'minimal',
  maxWidth: 520,
  build(signature, look) {
    const inks = inksOf(look);
    return signatureRoot(minimal, look, [
      stacked(8, [head(signature, look), stroke(look), flow(signature, inks, look)]),
    ]);
  },
};

interface Inks {
  /** Of the role. */
  readonly ink: Font;
  readonly gray: Font;
  readonly dot: TextNode;
}

function inksOf({ palette }: Look): Inks {
  const ink = font('trebuchet', 13, readableOn(palette.text, WHITE), { lineHeight: 18 });
  return {
    ink,
    gray: { ...ink, color: readableOn(mix(palette.text, WHITE, 0.25), WHITE) },
    dot: literal(' · ', { font: { color: readableOn(palette.accent, WHITE), weight: 700 } }),
  };
}

function head(signature: SignatureView, { palette }: Look): Block {
  const photo = fitted(signature.photo, PHOTO, PHOTO);
  const name = font('trebuchet', 22, readableOn(palette.primary, WHITE), { weight: 600 });
  const room = LINE - (photo === null ? 0 : photo.width + GAP);
  const words = wordsOf(signature, 'name');
  const isLong = nameFont(words, name, room, 0).size < LEAST_NAME;
  const fitting = nameCell(signature, nameFont(words, name, isLong ? LINE : room, LEAST_NAME));
  return isLong
    ? stacked(8, [photoRow(photo), fitting])
    : beside(GAP, [middle(photoCell(photo)), middle(fitting)]);
}

function stroke({ palette }: Look): Block {
  const background = solid(visibleOn(palette.accent, WHITE));
  return cell({}, columns([spacer({ ...STROKE, background })], 0, { width: 'content' }));
}

/** What somebody is, how to reach them, where, and the rest: lines of one gray, none of which ends in a dot. */
function flow(signature: SignatureView, { ink, gray, dot }: Inks, look: Look): Block {
  const { addresses, others } = splitAddresses(signature.contacts);
  const labelOf = labelsFor(signature.contacts);
  const style = { value: gray, label: gray, labelOf, address: 'comma' } as const;
  return stacked(5, [
    packedRoles(signature, ['title', 'unit', 'company'], ' · ', ink, LINE),
    stacked(0, [
      packedContacts(others, dot, style, look, LINE),
      labelledFlow(addresses, literal('\n'), style, look),
    ]),
    foot(signature, gray, look),
  ]);
}

/** Networks and quote, the logo across from them; on a phone it is the last thing. */
function foot(signature: SignatureView, gray: Font, look: Look): Block {
  const words = stacked(0, [
    packedSocials(signature.socials, { font: gray, separator: ' · ' }, look, LINE),
    quoteCell(signature, gray),
  ]);
  const logo = logoRow(fitted(signature.logo, LOGO.width, LOGO.height));
  if (logo === null || words === null) return words ?? logo;
  const pair = wrapping(
    [
      [LINE, middle(words)],
      [2 * LOGO.width, middle(logo)],
    ],
    [4, 0, 4, 0],
  );
  return cell({}, pair);
}
