import {
  beside,
  cell,
  columns,
  font,
  joined,
  literal,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Align, Border, Font, SpacerNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color/color';
import { startOf, centered, centeredTable, endOf, middle } from './parts/alignment';
import { cityText, isAddress } from './parts/contact/address';
import { contactRows, type LabelOf } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { packedSocials } from './parts/pack';
import { fitted, logoCell, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { quoteCell, roleRuns } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type Contact, type SignatureView } from './view';

const NAME_SIZE = 42;
const GUTTER = 12;
const STORY_WIDTH = 300;
const SIDE_WIDTH = 290;
const COLUMN_GAP = 10;
const LINE = 18;

/** Addresses have no label: they need none, and need the whole width. */
const labelOf: LabelOf = (contact) => (isAddress(contact) ? '' : contact.labels.full);
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 56;

/** A front page: the name as masthead, a date line, the news in one column, picture and quote in the other. */
export const newspaper: Template = {
  id: 'newspaper',
  maxWidth: 600,
  build(signature, look) {
    const ink = readableOn(look.palette.text, WHITE);
    const news = story(signature, look);
    return signatureRoot(newspaper, look, [
      ...masthead(signature, ink, look),
      dateLine(signature, look),
      news,
      news && bar(ink, 1),
    ]);
  },
};

/** Without a name only the first of the double rules is left. */
function masthead(signature: SignatureView, ink: Hex, look: Look): readonly (Block | SpacerNode)[] {
  const size = headlineSize(wordsOf(signature, 'name'), NAME_SIZE, 290);
  const gap = spacer({ height: 2 });
  const name = nameCell(
    signature,
    font('serif', size, ink, { lineHeight: tightLines(size), weight: 700, ...tracking(look, -1) }),
    { align: 'center', padding: [4, 0, 6, 0] },
  );
  const above = [bar(ink, 4), gap, bar(ink, 1)];
  return name === null ? above : [...above, name, bar(ink, 1), gap, bar(ink, 1)];
}

function bar(color: Hex, height: number): SpacerNode {
  return spacer({ height, background: solid(color) });
}

function dateLine(signature: SignatureView, look: Look): Block {
  const { primary } = look.palette;
  const roles = roleRuns(signature, ['title', 'unit', 'company']);
  return textCell(
    font('serif', 12, readableOn(primary, WHITE), { lineHeight: 18, smallCaps: true }),
    joined([...roles, cityText(signature.contacts)], literal(' | ')),
    {
      align: 'center',
      padding: [4, 0, 4, 0],
      borders: { bottom: { width: 1, color: visibleOn(primary, WHITE), style: 'solid' } },
    },
  );
}

/** The news, and across a thin rule from them photo, quote, logo and networks. */
function story(signature: SignatureView, look: Look): Block {
  if (signature.contacts.length === 0) return centerfold(signature, look);
  const { first, second, isFirstHigher } = columnsOf(signature, look);
  const rule: Border = { width: 1, color: visibleOn(look.palette.primary, WHITE), style: 'solid' };
  const ruled = (block: Block, side: Align): Block =>
    first && second && block && { ...block, borders: { [side]: rule } };
  const pair = wrapping(
    [
      [STORY_WIDTH, (isFirstHigher ? ruled(first, endOf(look)) : null) ?? first],
      [SIDE_WIDTH, (isFirstHigher ? null : ruled(second, startOf(look))) ?? second],
    ],
    [COLUMN_GAP / 2, GUTTER, COLUMN_GAP / 2, GUTTER],
  );
  return cell({ padding: [COLUMN_GAP / 2, 0, COLUMN_GAP / 2, 0] }, pair);
}

interface Columns {
  readonly first: Block;
  readonly second: Block;
  /** The rule is as long as the column that it belongs to. */
  readonly isFirstHigher: boolean;
}

/** Without pictures, quote and networks the contacts fill both columns. */
function columnsOf(signature: SignatureView, look: Look): Columns {
  const { contacts, photo, logo } = signature;
  const second = picture(signature, look);
  if (second === null) {
    const half = Math.ceil(contacts.length / 2);
    const [before, behind] = [contacts.slice(0, half), contacts.slice(half)];
    return { first: reports(before, look), second: reports(behind, look), isFirstHigher: true };
  }
  const words = (logo?.height ?? 0) + 2 * LINE * textsOf(signature, ['quote']).length;
  const lines = Math.ceil(words / LINE) + Math.ceil(signature.socials.length / 3);
  const least = Math.max(lines, Math.ceil((photo?.height ?? 0) / LINE));
  return { first: reports(contacts, look), second, isFirstHigher: contacts.length > least };
}

function reports(contacts: readonly Contact[], look: Look): Block {
  const { value, strong } = fonts(look);
  const label = { ...strong, italic: true };
  return cell({}, contactRows(contacts, { value, label, labelOf, address: 'comma' }, look));
}

function fonts({ palette }: Look): { readonly value: Font; readonly strong: Font } {
  const value = font('serif', 12, readableOn(palette.text, WHITE), { lineHeight: LINE });
  return { value, strong: { ...value, color: readableOn(palette.primary, WHITE) } };
}

/** Beside the photo the quote as its caption, then logo and networks. */
function picture(signature: SignatureView, look: Look): Block {
  const { photo } = signature;
  const { value, strong } = fonts(look);
  const width = SIDE_WIDTH - 2 * GUTTER - (photo === null ? 0 : photo.width + GUTTER);
  const words = stacked(6, [
    quoteCell(signature, { ...value, size: 15, lineHeight: 20, italic: true }),
    logoRow(fitted(signature.logo, 120, LOGO_HEIGHT)),
    packedSocials(signature.socials, { font: strong, separator: ' | ' }, look, width),
  ]);
  const isShort = textsOf(signature, ['quote']).length === 0 && signature.logo === null;
  return beside(GUTTER, [photoCell(photo), isShort ? middle(words) : words]);
}

/** What there is beside a name without contacts: in the middle, as the name is. */
function centerfold(signature: SignatureView, look: Look): Block {
  const { value, strong } = fonts(look);
  const pictures = [photoCell(signature.photo), logoCell(fitted(signature.logo, 120, LOGO_HEIGHT))];
  const links = { font: strong, separator: ' | ', align: 'center' } as const;
  return stacked(
    8,
    [
      ...pictures.map((block) =>
        cell({}, centeredTable(columns([block], 0, { width: 'content' }))),
      ),
      centered(quoteCell(signature, { ...value, size: 15, lineHeight: 20, italic: true })),
      packedSocials(signature.socials, links, look, STORY_WIDTH - 2 * GUTTER),
    ],
    { padding: [COLUMN_GAP, GUTTER, COLUMN_GAP, GUTTER] },
  );
}
