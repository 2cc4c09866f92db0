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
import type { Font, SpacerNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color/color';
import { centered, centeredTable, middle } from './parts/alignment';
import { cityText } from './parts/contact/address';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedSocials } from './parts/pack';
import { fitted, logoCell, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { quoteCell, roleRuns } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type Contact, type SignatureView } from './view';

const NAME_SIZE = 40;
const GUTTER = 12;
const STORY_WIDTH = 300;
const SIDE_WIDTH = 290;
const COLUMN_GAP = 8;
const LINE = 18;

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
      backPage(signature, look),
      news && bar(ink, 1),
    ]);
  },
};

/** Without a name only the first of the double rules is left. */
function masthead(signature: SignatureView, ink: Hex, look: Look): readonly (Block | SpacerNode)[] {
  const size = headlineSize(wordsOf(signature, 'name'), NAME_SIZE, 290);
  const gap = spacer({ height: 2 });
  const name = nameAbovePronouns(
    signature,
    font('serif', size, ink, { lineHeight: tightLines(size), weight: 700, ...tracking(look, -1) }),
    { align: 'center', padding: [2, 0, 4, 0] },
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

/** The news in one column; photo, quote, logo and networks in the other. Without these the news fills both. */
function story(signature: SignatureView, look: Look): Block {
  const { contacts } = signature;
  if (contacts.length === 0) return centerfold(signature, look);
  const second = picture(signature, look);
  const half = second === null ? Math.ceil(contacts.length / 2) : contacts.length;
  const pair = wrapping(
    [
      [STORY_WIDTH, reports(contacts.slice(0, half), look)],
      [SIDE_WIDTH, second ?? reports(contacts.slice(half), look)],
    ],
    [COLUMN_GAP / 2, GUTTER, COLUMN_GAP / 2, GUTTER],
  );
  return cell({ padding: [COLUMN_GAP / 2, 0, COLUMN_GAP / 2, 0] }, pair);
}

function reports(contacts: readonly Contact[], look: Look): Block {
  const { value, strong } = fonts(look);
  const label = { ...strong, italic: true };
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const fitting = fittingStyle(contacts, style, STORY_WIDTH - 2 * GUTTER);
  return cell({}, contactRows(contacts, fitting, look));
}

/** The networks in the last line of the page, in the middle of it. */
function backPage(signature: SignatureView, look: Look): Block {
  if (signature.contacts.length === 0) return null;
  const style = { font: fonts(look).strong, separator: ' | ', align: 'center' } as const;
  const line = packedSocials(signature.socials, style, look, STORY_WIDTH);
  return line && { ...line, padding: [0, 0, 6, 0] };
}

function fonts({ palette }: Look): { readonly value: Font; readonly strong: Font } {
  const value = font('serif', 12, readableOn(palette.text, WHITE), { lineHeight: LINE });
  return { value, strong: { ...value, color: readableOn(palette.primary, WHITE) } };
}

/** Beside the photo the quote as its caption, then the logo. */
function picture(signature: SignatureView, look: Look): Block {
  const { photo } = signature;
  const { value } = fonts(look);
  const words = stacked(6, [
    quoteCell(signature, { ...value, size: 15, lineHeight: 20, italic: true }),
    logoRow(fitted(signature.logo, 120, LOGO_HEIGHT)),
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
