import {
  beside,
  cell,
  font,
  joined,
  literal,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Align, Border, Font, SpacerNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color';
import { endOf, middle } from './parts/alignment';
import { startOf } from './parts/at-end';
import { cityOf } from './parts/city';
import { contactRows, type LabelOf } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { Contact, SignatureView } from './view';

const NAME_SIZE = 42;
const GUTTER = 12;
const STORY_WIDTH = 300;
const SIDE_WIDTH = 290;
const COLUMN_GAP = 10;
const LINE = 18;

/** Addresses say what they are, and need the whole width. */
const labelOf: LabelOf = ({ kind, labels }) =>
  kind === 'address' || kind === 'secondAddress' ? '' : labels.full;

/** A front page: the name as masthead, a date line, the news in one column, picture and quote in the other. */
export const newspaper: Template = {
  id: 'newspaper',
  maxWidth: 600,
  build(signature, look) {
    const ink = readableOn(look.palette.text, WHITE);
    const columns = story(signature, look);
    return signatureRoot(newspaper, look, [
      ...masthead(signature, ink, look),
      dateLine(signature, look),
      columns,
      columns && bar(ink, 1),
    ]);
  },
};

/** Without a name only the first of the double rules is left. */
function masthead(signature: SignatureView, ink: Hex, look: Look): readonly (Block | SpacerNode)[] {
  const size = headlineSize(signature.name, NAME_SIZE, 290);
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
  return spacer({ height, ground: solid(color) });
}

function dateLine(signature: SignatureView, look: Look): Block {
  const { primary } = look.palette;
  const roles = (['title', 'department', 'company'] as const).map((id) => field(signature, id));
  return textCell(
    font('serif', 12, readableOn(primary, WHITE), { lineHeight: 18, smallCaps: true }),
    joined([...roles, cityOf(signature.contacts)], literal(' | ')),
    {
      align: 'center',
      padding: [4, 0, 4, 0],
      borders: { bottom: { width: 1, color: visibleOn(primary, WHITE), style: 'solid' } },
    },
  );
}

/** The news, and across a thin rule from them photo, quote, logo and networks. */
function story(signature: SignatureView, look: Look): Block {
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
  const { contacts, photo, logo, quote } = signature;
  const second = stacked(8, [picture(signature, look), networks(signature, look)]);
  if (second === null) {
    const half = Math.ceil(contacts.length / 2);
    const [before, behind] = [contacts.slice(0, half), contacts.slice(half)];
    return { first: news(before, look), second: news(behind, look), isFirstHigher: true };
  }
  const height = Math.max(photo?.height ?? 0, logo?.height ?? 0) + (quote === '' ? 0 : LINE);
  const lines = Math.ceil(height / LINE) + Math.ceil(signature.socials.length / 4);
  return { first: news(contacts, look), second, isFirstHigher: contacts.length > lines };
}

function news(contacts: readonly Contact[], look: Look): Block {
  const { value, strong } = fonts(look);
  const label = { ...strong, italic: true };
  return cell({}, contactRows(contacts, { value, label, labelOf, address: 'comma' }, look));
}

function networks(signature: SignatureView, look: Look): Block {
  const links = { font: fonts(look).strong, separator: ' | ' };
  return packedSocials(signature.socials, links, look, SIDE_WIDTH - 2 * GUTTER);
}

function fonts({ palette }: Look): { readonly value: Font; readonly strong: Font } {
  const value = font('serif', 12, readableOn(palette.text, WHITE), { lineHeight: LINE });
  return { value, strong: { ...value, color: readableOn(palette.primary, WHITE) } };
}

function picture(signature: SignatureView, { palette }: Look): Block {
  const quote = font('serif', 15, readableOn(palette.text, WHITE), {
    lineHeight: 20,
    italic: true,
  });
  const words = stacked(8, [quoteCell(signature, quote), logoRow(fitted(signature.logo, 120, 48))]);
  return beside(GUTTER, [middle(photoCell(signature.photo)), middle(words)]);
}
