import { changed } from '../base/changed';
import {
  beside,
  cell,
  columns,
  font,
  joined,
  literal,
  present,
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
import { lineSize, nameFont, tightLines } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { packedRuns, packedSocials } from './parts/pack';
import { fitted, logoCell, photoCell, photoRow } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { quoteCell, roleRuns } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type Contact, type SignatureView } from './view';

/** A masthead has one line, on a phone too, unless it would be small in it. */
const NAME_SIZES = { largest: 40, least: 26 };
const MASTHEAD = 328;
const LEAST_NAME = 20;
const STORY_WIDTH = 300;
const SIDE_WIDTH = 290;
/** Between the columns, and between pictures. */
const GUTTER = 12;
const COLUMN_GAP = 8;
const LINE = 18;

/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 56;

/** A front page: the name as masthead, a date line, the news in one column, pictures over their caption in the other. */
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
  const words = wordsOf(signature, 'name');
  const size = lineSize(words, NAME_SIZES, MASTHEAD, true);
  const gap = spacer({ height: 2 });
  const letters = font('serif', size, ink, {
    lineHeight: tightLines(size),
    weight: 700,
    ...tracking(look, -1),
  });
  const name = textCell(
    nameFont(words, letters, MASTHEAD, LEAST_NAME),
    joined(roleRuns(signature, ['name']), literal(' ')),
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
  const roles = roleRuns(signature, ['pronouns', 'title', 'unit', 'company']);
  return packedRuns(
    present([...roles, cityText(signature.contacts)]),
    ' | ',
    font('serif', 12, readableOn(primary, WHITE), { lineHeight: 18, smallCaps: true }),
    STORY_WIDTH,
    {
      align: 'center',
      padding: [4, 0, 4, 0],
      borders: { bottom: { width: 1, color: visibleOn(primary, WHITE), style: 'solid' } },
    },
  );
}

/** The news in one column, pictures, quote and networks in the other. Without these the news fills both. */
function story(signature: SignatureView, look: Look): Block {
  const { contacts } = signature;
  if (contacts.length === 0) return centerfold(signature, look);
  const second = feature(signature, look);
  const half = second === null ? Math.ceil(contacts.length / 2) : contacts.length;
  const pair = wrapping(
    [
      [STORY_WIDTH, reports(contacts.slice(0, half), look)],
      [SIDE_WIDTH, second ?? reports(contacts.slice(half), look)],
    ],
    [COLUMN_GAP / 2, 0, COLUMN_GAP / 2, 0],
  );
  return cell({ padding: [COLUMN_GAP / 2, 0, COLUMN_GAP / 2, 0] }, pair);
}

function reports(contacts: readonly Contact[], look: Look): Block {
  const { value, strong } = fonts(look);
  const label = changed(strong, { size: 12, italic: true });
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const fitting = fittingStyle(contacts, style, STORY_WIDTH - GUTTER);
  const rows = cell({}, contactRows(contacts, fitting, look));
  return rows && beside(0, [rows, spacer({ width: GUTTER, noShrink: true })]);
}

function fonts({ palette }: Look): { readonly value: Font; readonly strong: Font } {
  const value = font('serif', 13, readableOn(palette.text, WHITE), { lineHeight: LINE });
  return { value, strong: changed(value, { color: readableOn(palette.primary, WHITE) }) };
}

/** Photo and logo beside one another, the quote below as their caption. */
function feature(signature: SignatureView, look: Look): Block {
  const { value, strong } = fonts(look);
  const { photo } = signature;
  const logo = middle(logoBeside(fitted(signature.logo, 120, LOGO_HEIGHT)));
  const pictures =
    logo === null
      ? photoRow(photo)
      : cell({}, columns([middle(photoCell(photo)), logo], GUTTER, { width: 'content' }));
  const links = { font: strong, separator: ' | ' } as const;
  return stacked(8, [
    pictures,
    quoteCell(signature, changed(value, { size: 14, italic: true })),
    packedSocials(signature.socials, links, look, SIDE_WIDTH),
  ]);
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
      centered(quoteCell(signature, changed(value, { size: 14, italic: true }))),
      packedSocials(signature.socials, links, look, SIDE_WIDTH),
    ],
    { padding: [COLUMN_GAP, 0, COLUMN_GAP, 0] },
  );
}
