import {
  beside,
  cell,
  font,
  joined,
  literal,
  present,
  solid,
  spacer,
  textCell,
  wrapping,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color';
import { placeOf } from './parts/address';
import { endOf, middle } from './parts/alignment';
import { contactLines, fullLabel } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const COLUMN = 284;
const GUTTER = 8;
const NAME_SIZE = 48;

/** A front page: the name as masthead, a date line, the quote as headline, two columns. */
export const newspaper: Template = {
  id: 'newspaper',
  maxWidth: 600,
  build(signature, look) {
    const ink = readableOn(look.palette.text, WHITE);
    const quote = quoteCell(signature, font('serif', 20, ink, { italic: true }), {
      align: 'center',
      padding: [12, GUTTER, 0, GUTTER],
    });
    const story = present([quote, contactColumns(signature, look)]);
    const foot = colophon(signature, look);
    return signatureRoot(newspaper, look, [
      ...masthead(signature, look),
      dateLine(signature, look),
      ...story,
      ...(story.length > 0 ? [spacer({ height: 12 }), bar(ink, 1)] : []),
      ...(foot === null ? [] : [foot, bar(ink, 1)]),
    ]);
  },
};

/** Without a name only the first of the double rules is left. */
function masthead(signature: SignatureView, look: Look): readonly (Block | SpacerNode)[] {
  const ink = readableOn(look.palette.text, WHITE);
  const size = headlineSize(signature.name, NAME_SIZE, 290);
  const gap = spacer({ height: 2 });
  const name = nameCell(
    signature,
    font('serif', size, ink, { lineHeight: tightLines(size), weight: 700, ...tracking(look, -1) }),
    { align: 'center', padding: [8, 0, 10, 0] },
  );
  const above = [bar(ink, 4), gap, bar(ink, 1)];
  return name === null ? above : [...above, name, bar(ink, 1), gap, bar(ink, 1)];
}

function bar(color: Hex, height: number): SpacerNode {
  return spacer({ height, ground: solid(color) });
}

function dateLine(signature: SignatureView, look: Look): Block {
  const { primary } = look.palette;
  const parts = [
    field(signature, 'title'),
    field(signature, 'company'),
    placeOf(signature.contacts),
  ];
  return textCell(
    font('serif', 14, readableOn(primary, WHITE), { smallCaps: true, ...tracking(look, 1) }),
    joined(parts, literal(' | ')),
    {
      align: 'center',
      padding: [6, 0, 6, 0],
      borders: { bottom: { width: 1, color: visibleOn(primary, WHITE), style: 'solid' } },
    },
  );
}

/** The contacts in two columns, the first of them beside the photo. */
function contactColumns(signature: SignatureView, look: Look): Block {
  const { palette } = look;
  const value = font('serif', 13, readableOn(palette.text, WHITE), { lineHeight: 20 });
  const label = { ...value, color: readableOn(palette.primary, WHITE), weight: 700 };
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const { contacts } = signature;
  const half = Math.ceil(contacts.length / 2);
  const first = contactLines(contacts.slice(0, half), style, look);
  const second = contactLines(contacts.slice(half), style, look);
  return cell(
    {},
    wrapping(
      [
        [COLUMN, middle(beside(12, [photoCell(signature.photo), middle(first)]))],
        [COLUMN, middle(second)],
      ],
      [12, GUTTER, 0, GUTTER],
    ),
  );
}

/** Logo and social links at the foot of the page. */
function colophon(signature: SignatureView, look: Look): Block {
  const { logo } = signature;
  const style = {
    font: font('serif', 13, readableOn(look.palette.primary, WHITE)),
    separator: ' | ',
    align: logo === null ? 'center' : endOf(look),
  } as const;
  const links = socialLine(signature.socials, style, look);
  return beside(16, [logoBeside(logo), middle(links)], { padding: [8, GUTTER, 8, GUTTER] });
}
