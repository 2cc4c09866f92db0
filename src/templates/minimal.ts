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
import { roughWidth } from '../email/rough-width';
import { mix, readableOn, WHITE } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { endPadding, middle } from './parts/alignment';
import { isNumber, labelledFlow, type LabelOf } from './parts/contact/contact';
import { nameCell } from './parts/name';
import { packedContacts, packedRoles, packedSocials } from './parts/pack';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const WIDTH = 520;
const GAP = 20;
const PHOTO = 60;
/** What a phone leaves beside the photo: lines are no longer, so that none breaks at a dot there. */
const LINE = 252;
/** Of the quote where the logo is beside it. */
const COLUMN = 236;
const GUTTER = 16;
const STROKE = { width: 24, height: 3 };
const DOT = ' · ';

/** Only what the value alone does not show is labelled: numbers other than the usual one, and the visitor's own lines. */
const labelOf: LabelOf = (contact) => {
  const { kind, labels } = contact;
  return kind === 'own' || (isNumber(contact) && kind !== 'phone') ? labels.full : '';
};

/** Type only: a name and a short stroke in the colors of the palette, the rest in one size; the logo signs off at the foot. */
export const minimal: Template = {
  id: 'minimal',
  maxWidth: WIDTH,
  build(signature, look) {
    const words = stacked(10, [
      head(signature, look),
      flow(signature, inksOf(look), look),
      foot(signature, inksOf(look), look),
    ]);
    return signatureRoot(minimal, look, [beside(GAP, [photoCell(signature.photo), middle(words)])]);
  },
};

/** What can be opened is in ink, networks in the color of the name, all else in gray; the accent parts one from the other. */
interface Inks {
  readonly gray: Font;
  readonly ink: Font;
  readonly strong: Font;
  readonly dot: TextNode;
}

function inksOf({ palette }: Look): Inks {
  const { primary, accent, text } = palette;
  const ink = font('trebuchet', 13, readableOn(text, WHITE), { lineHeight: 18 });
  return {
    ink,
    gray: { ...ink, color: readableOn(mix(text, WHITE, 0.22), WHITE) },
    strong: { ...ink, color: readableOn(primary, WHITE) },
    dot: literal(DOT, { font: { color: readableOn(accent, WHITE), weight: 700 } }),
  };
}

function head(signature: SignatureView, { palette }: Look): Block {
  const accent = solid(visibleOn(palette.accent, WHITE));
  const stroke = columns([spacer({ ...STROKE, background: accent })], 0, { width: 'content' });
  const name = font('trebuchet', 19, readableOn(palette.primary, WHITE), { weight: 600 });
  return stacked(6, [nameCell(signature, name), cell({}, stroke)]);
}

/** One line for each kind of thing: what somebody is, how to reach them, where. */
function flow(signature: SignatureView, { gray, ink, dot }: Inks, look: Look): Block {
  const { addresses, others } = splitAddresses(signature.contacts);
  const style = { value: ink, label: gray, labelOf, address: 'comma' } as const;
  const line = LINE - narrower(signature);
  return stacked(4, [
    stacked(0, [
      packedRoles(signature, ['title'], DOT, gray, line),
      packedRoles(
        signature,
        ['unit', 'company'],
        DOT,
        gray,
        WIDTH - PHOTO - GAP - narrower(signature),
      ),
    ]),
    stacked(0, [
      packedContacts(others, dot, style, look, line),
      labelledFlow(addresses, literal('\n'), style, look),
    ]),
  ]);
}

/** How much narrower the lines are than beside a photo of the usual width. */
function narrower({ photo }: SignatureView): number {
  return Math.max(0, (photo?.width ?? PHOTO) - PHOTO);
}

/** Up to this height, in px, a logo has only the quote beside it. */
const FLAT = 60;

/** Networks and quote, the logo across from them; on a phone it is the last thing. */
function foot(signature: SignatureView, { gray, strong }: Inks, look: Look): Block {
  const column = COLUMN - narrower(signature);
  const { socials } = signature;
  const logo = logoRow(signature.logo);
  const line = LINE - narrower(signature);
  const labels = socials.map(({ label }) => label).join(DOT);
  const isAbove = (signature.logo?.height ?? 0) <= FLAT && roughWidth(labels, strong.size) <= line;
  const room = isAbove || logo === null ? line : column - GUTTER;
  const networks = packedSocials(socials, { font: strong, separator: DOT }, look, room);
  const quote = quoteCell(signature, gray);
  const words = isAbove ? quote : stacked(2, [networks, quote]);
  const above = isAbove ? networks : null;
  if (logo === null || words === null) return stacked(4, [above, words, logo]);
  const pair = wrapping(
    [
      [column, words],
      [WIDTH - PHOTO - GAP - COLUMN - 8, logo],
    ],
    endPadding(look, GUTTER, 8),
  );
  return stacked(2, [above, cell({}, pair)]);
}
