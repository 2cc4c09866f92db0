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
import type { Font } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { middle } from './parts/alignment';
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
/** What a phone leaves beside the photo. */
const COLUMN = 216;
const STROKE = { width: 24, height: 2 };
const DOT = ' · ';

/** Only what the value alone does not show is labelled: numbers other than the usual one, and the visitor's own lines. */
const labelOf: LabelOf = (contact) => {
  const { kind, labels } = contact;
  return kind === 'own' || (isNumber(contact) && kind !== 'phone') ? labels.full : '';
};

/** Type only: a name, one short stroke in the accent, the rest in one size; what can be opened in ink, all else in gray. */
export const minimal: Template = {
  id: 'minimal',
  maxWidth: WIDTH,
  build(signature, look) {
    const { accent, text } = look.palette;
    const ink = readableOn(text, WHITE);
    const gray = readableOn(mix(text, WHITE, 0.22), WHITE);
    const line = font('trebuchet', 13, gray, { lineHeight: 20 });
    const width = signature.photo === null ? WIDTH : WIDTH - PHOTO - GAP;
    const words = stacked(8, [
      head(signature, ink, visibleOn(accent, WHITE)),
      flow(signature, look, { gray: line, ink: { ...line, color: ink } }, width),
    ]);
    return signatureRoot(minimal, look, [beside(GAP, [photoCell(signature.photo), middle(words)])]);
  },
};

/** Name and stroke, the logo across from them; on a phone it drops below. */
function head(signature: SignatureView, ink: Hex, accent: Hex): Block {
  const stroke = columns([spacer({ ...STROKE, background: solid(accent) })], 0, {
    width: 'content',
  });
  const person = stacked(8, [
    nameCell(signature, font('trebuchet', 16, ink, { weight: 600 })),
    cell({}, stroke),
  ]);
  const logo = logoRow(signature.logo);
  if (logo === null) return person;
  return cell(
    {},
    wrapping(
      [
        [COLUMN, person],
        [COLUMN, logo],
      ],
      [0, 0, 0, 0],
    ),
  );
}

/** One line for each kind of thing: what somebody is, how to reach them, where, and the networks. */
function flow(
  signature: SignatureView,
  look: Look,
  { gray, ink }: { readonly gray: Font; readonly ink: Font },
  width: number,
): Block {
  const { addresses, others } = splitAddresses(signature.contacts);
  const dot = literal(DOT, { font: { color: gray.color } });
  const style = { value: ink, label: gray, labelOf, address: 'comma' } as const;
  return stacked(4, [
    packedRoles(signature, ['title', 'unit', 'company'], DOT, gray, width),
    stacked(0, [
      packedContacts(others, dot, style, look, width),
      labelledFlow(addresses, literal('\n'), style, look),
    ]),
    packedSocials(signature.socials, { font: ink, separator: DOT }, look, width),
    quoteCell(signature, gray),
  ]);
}
