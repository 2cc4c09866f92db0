import { cell, columns, font, stack, stacked, wrapping, type Block } from '../email/builders';
import type { Border, Font } from '../email/nodes';
import { roughSize } from '../email/rough-width';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { atStart, centered, centeredTable, middle } from './parts/alignment';
import { axisRows } from './parts/contact/axis-rows';
import { fullLabel } from './parts/contact/contact';
import { packedRoles, wholeWordFont } from './parts/pack';
import { logoBeside } from './parts/logo-beside';
import { nameAbovePronouns } from './parts/name';
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const COLUMN = 288;
const INSET = 8;
/** Longer names are spaced out less. */
const SHORT_NAME = 16;
/** Words that have room in this size only are not spaced out at all, in px. */
const LONG_NAME = 24;
const NAME_SIZE = 22;

/** An invitation: the name spaced out between two hairlines, and how to reply. */
export const elegant: Template = {
  id: 'elegant',
  maxWidth: 600,
  build(signature, look) {
    const pair = wrapping(
      [
        [COLUMN, middle(person(signature, look))],
        [COLUMN + INSET, middle(atStart(details(signature, look), look))],
      ],
      [6, 0, 6, 0],
    );
    return signatureRoot(elegant, look, [cell({ align: 'center' }, pair)]);
  },
};

function strong({ palette }: Look): Hex {
  return readableOn(palette.primary, WHITE);
}

function hairline(look: Look): Hex {
  return mix(strong(look), WHITE, 0.5);
}

/** Everything in the middle of the column. */
function person(signature: SignatureView, look: Look): Block {
  const ink = readableOn(look.palette.text, WHITE);
  const line: Border = { width: 1, color: hairline(look), style: 'solid' };
  const words = wordsOf(signature, 'name');
  const isTorn = roughSize(words.split(/[\s-]+/), COLUMN - 2 * INSET) < LONG_NAME;
  const spaced = isTorn ? {} : tracking(look, words.length > SHORT_NAME ? 2 : 4);
  const letters = font('palatino', NAME_SIZE, strong(look), spaced);
  const name = wholeWordFont([words], letters, COLUMN - 2 * INSET);
  const photo = columns([photoCell(signature.photo)], 0, { width: 'content' });
  const column = stack(
    [
      cell({}, centeredTable(photo)),
      nameAbovePronouns(
        signature,
        { ...name, lineHeight: lineHeightOf(name) },
        {
          align: 'center',
          padding: [10, 0, 10, 0],
          borders: { top: line, bottom: line },
        },
      ),
      stacked(2, [
        centered(roleCell(signature, 'title', font('palatino', 14, ink, { italic: true }))),
        centered(
          packedRoles(
            signature,
            ['unit', 'company'],
            ' · ',
            font('palatino', 12, ink, { lineHeight: 18 }),
            COLUMN - 2 * INSET,
          ),
        ),
      ]),
      centered(
        quoteCell(
          signature,
          font('palatino', 13, readableOn(look.palette.secondary, WHITE), { italic: true }),
        ),
      ),
    ],
    12,
  );
  return cell({}, column && centeredTable({ ...column, width: COLUMN - 2 * INSET }));
}

/** Airy, as invitations are set. */
function lineHeightOf({ size }: Font): number {
  return 2 * Math.round(size * 0.68);
}

/** The logo, the contacts and the links, all about one middle. */
function details(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const value = font('palatino', 12, readableOn(text, WHITE), { lineHeight: 18 });
  const style = {
    value,
    label: { ...value, color: readableOn(secondary, WHITE), italic: true },
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const links = {
    font: { ...value, color: strong(look) },
    separator: '\u2002',
    align: 'center',
  } as const;
  const logo = columns([logoBeside(signature.logo)], 0, { width: 'content' });
  return stacked(12, [
    cell({}, centeredTable(logo)),
    cell({}, centeredTable(axisRows(signature.contacts, COLUMN - 1, style, look))),
    socialLine(signature.socials, links, look),
  ]);
}
