import { changed } from '../base/changed';
import { withoutWidow } from '../base/text';
import {
  cell,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { endPadding } from './parts/alignment';
import { besidePhoto } from './parts/beside-photo';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { lineSize, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type SignatureView } from './view';

const NAVY: Hex = '#14233f';
const FOOTER_GRAY: Hex = '#5c6675';
/** A long address of mail fits the first. */
const COLUMNS = [300, 284] as const;
/** Between the columns, half of it at the end of each. */
const GUTTER = 8;
const TEXT_WIDTH = 276;
const PHOTO_GAP = 14;
/** Above and below each column. */
const EDGE = 6;
/** What the space between letters takes of a line. */
const SPACED = 24;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 48;
/** Above the logo. */
const LOGO_AIR = 10;
/** Below it, above the line on confidentiality. */
const LOGO_FOOT = 5;

/** The annual report: navy, wide capitals without serifs, the contacts as a ledger, a line on confidentiality. */
export const executive: Template = {
  id: 'executive',
  maxWidth: 600,
  phrases: ['confidential'],
  build(signature, look) {
    const words = phrase('confidential', look);
    const held = words && changed(words, { text: withoutWidow(words.text) });
    const bar = spacer({
      height: 7,
      background: solid(navy(look)),
      borders: { bottom: { width: 2, color: look.palette.accent, style: 'solid' } },
    });
    const footer = textCell(font('sans', 11, FOOTER_GRAY), held, {
      padding: [6, 0, 0, 0],
      borders: { top: { width: 1, color: hairline(look), style: 'solid' } },
    });
    const reach = contact(signature, look);
    return signatureRoot(executive, look, [
      bar,
      head(signature, look),
      reach && spacer({ height: 1, background: solid(hairline(look)) }),
      reach,
      footer,
    ]);
  },
};

/** The primary color on its way to navy. */
function navy({ palette }: Look): Hex {
  return readableOn(mix(palette.primary, NAVY, 0.6), WHITE, 7);
}

/** Of lines as wide as the bar above all, on a phone, too. */
function hairline(look: Look): Hex {
  return mix(navy(look), WHITE, 0.7);
}

function plain({ palette }: Look, size: number): Font {
  return font('sans', size, readableOn(palette.text, WHITE), { lineHeight: 18 });
}

/** The portrait and who it is. */
function head(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const line = plain(look, 13);
  const largest = isNameAlone(signature) ? 26 : 21;
  const measure = { width: TEXT_WIDTH, gap: PHOTO_GAP };
  const person = besidePhoto(signature, photoCell(signature.photo), measure, (room) => {
    const size = lineSize(wordsOf(signature, 'name'), { largest, least: 17 }, room - SPACED);
    const name = font('sans', size, strong, changed(tracking(look, 2), { smallCaps: true }));
    return stacked(2, [
      nameAbovePronouns(signature, changed(name, { lineHeight: tightLines(size + 2) })),
      packedRoles(signature, ['title'], ', ', changed(line, { color: strong, weight: 700 }), room),
      packedRoles(signature, ['unit', 'company'], ' · ', line, room),
    ]);
  });
  return person && stacked(0, [person], { padding: [EDGE, 0, EDGE, 0] });
}

/**
 * The contacts, and beside them networks, quote and logo; without a logo they are a ledger as wide as the sheet, with networks
 * and quote in one line below.
 */
function contact(signature: SignatureView, look: Look): Block {
  const strong = navy(look);
  const value = plain(look, 12);
  const style = {
    value,
    label: changed(value, { size: 11, color: readableOn(mix(strong, WHITE, 0.4), WHITE) }),
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const { contacts, logo } = signature;
  const fitting = fittingStyle(contacts, style, COLUMNS[0] - GUTTER);
  const links = { font: changed(value, { color: strong }), separator: ' | ' };
  const networks = packedSocials(signature.socials, links, look, TEXT_WIDTH);
  const quote = quoteCell(signature, changed(value, { italic: true }));
  if (logo !== null) {
    const first = cell({}, contactRows(contacts, fitting, look));
    const mark = stacked(0, [logoRow(fitted(logo, 120, LOGO_HEIGHT))], {
      padding: [0, 0, LOGO_FOOT, 0],
    });
    return pair(look, first, stacked(LOGO_AIR, [stacked(4, [networks, quote]), mark]));
  }
  const line = { width: 1, color: mix(hairline(look), WHITE, 0.45), style: 'solid' } as const;
  const ledger = contactRows(contacts, { ...fitting, line, address: 'comma' }, look);
  const below = networks === null && quote === null ? null : pair(look, networks, quote);
  if (ledger === null) return below;
  const top = cell({ padding: [EDGE, 0, below === null ? EDGE : 0, 0] }, ledger);
  return below === null
    ? top
    : stacked(0, [top, spacer({ height: 1, background: solid(line.color) }), below]);
}

/** Two columns, below one another on a phone. */
function pair(look: Look, first: Block, second: Block): Block {
  const columns = [first, second].map(
    (block, index) =>
      [
        COLUMNS[index] ?? 0,
        block && stacked(0, [block], { verticalAlign: block.verticalAlign ?? 'top' }),
      ] as const,
  );
  return cell({}, wrapping(columns, endPadding(look, GUTTER, EDGE, EDGE)));
}
