import { changed } from '../base/changed';
import {
  beside,
  cell,
  font,
  literal,
  solid,
  spacer,
  stack,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font } from '../email/nodes';
import type { WordRole } from '../model/person/text-fields.data';
import { mix, readableOn, type Hex } from '../model/color/color';
import { splitAddresses } from './parts/contact/address';
import { endPadding } from './parts/alignment';
import { besidePhoto } from './parts/beside-photo';
import { frame } from './parts/borders';
import { envelopes } from './parts/contact/envelopes';
import { lineSize, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials, wholeWordFont } from './parts/pack';
import { fitted, logoRow } from './parts/pictures';
import { shortLabel } from './parts/contact/contact';
import { contactRows, fittingStyle, labelWidth } from './parts/contact/contact-rows';
import { areLabelled, plainContacts } from './parts/contact/plain-contacts';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

const CREAM: Hex = '#f8f1e1';
const SEPIA: Hex = '#4a3424';

/** Narrow, as note paper is. */
const WIDTH = 560;
const GAP = 5;
const INSET = 10;
const EDGE = 3;
/** A long address of mail fits, beside its label and within a phone. */
const COLUMN = 294;
const GUTTER = 6;
const ASIDE = WIDTH - 2 * (INSET + EDGE) - COLUMN - 8;
const PHOTO_GAP = 14;
const FLOWER = 20;
/** Below each part. */
const AIR = 6;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO = { width: 120, height: 56 } as const;
const LOGO_AIR = 12;
/** Roles stand in one line where there is this much. */
const ROLE = 200;

/** Which inks on which paper. */
interface Inks {
  readonly paper: Hex;
  readonly strong: Hex;
  readonly quiet: Hex;
  readonly bloom: Hex;
  readonly line: Hex;
  readonly value: Font;
}

/** Letter paper of another time: cream, a double frame, the photo as a miniature, one flower. */
export const vintage: Template = {
  id: 'vintage',
  maxWidth: WIDTH,
  phrases: ['sincerely'],
  build(signature, look) {
    const inks = inksOf(look);
    const body = reach(signature, look, inks);
    const sheet = stacked(GAP, [person(signature, look, inks, COLUMN), rule(inks), body], {
      width: WIDTH,
      padding: [6, INSET, body === null ? 10 : 4, INSET],
      background: solid(inks.paper),
      borders: frame(inks.line, EDGE, 'double'),
    });
    return signatureRoot(vintage, look, [sheet]);
  },
};

/** Every color of the palette, aged. */
function inksOf({ palette }: Look): Inks {
  const { primary, secondary, accent, background, text } = palette;
  const paper = mix(CREAM, background, 0.12);
  const aged = (color: Hex, amount: number): Hex => readableOn(mix(color, SEPIA, amount), paper);
  const strong = aged(primary, 0.5);
  return {
    paper,
    strong,
    quiet: aged(secondary, 0.6),
    bloom: readableOn(accent, paper),
    line: mix(paper, strong, 0.45),
    value: font('serif', 13, aged(text, 0.7), { lineHeight: 18 }),
  };
}

/** As a letter closes. */
function person(signature: SignatureView, look: Look, inks: Inks, width: number): Block {
  const { strong, quiet, line } = inks;
  const role = font('serif', 13, quiet, { lineHeight: 18, smallCaps: true });
  const sincerely = phrase('sincerely', look);
  const ring = { line: { width: 1, color: line, style: 'solid' }, gap: 4 } as const;
  const photo = ringedPhoto(signature.photo, ring);
  return besidePhoto(signature, photo, { width, gap: PHOTO_GAP }, (room) => {
    const words = wordsOf(signature, 'name');
    const size = lineSize(words, { largest: 27, least: 22 }, room);
    const letters = font('serif', size, strong, { lineHeight: tightLines(size) });
    return stacked(0, [
      textCell(font('serif', 13, quiet, { italic: true }), sincerely),
      nameAbovePronouns(signature, wholeWordFont([words], letters, room)),
      ...titleAndCompany(signature).map((roles) =>
        packedRoles(signature, roles, ' ◊ ', role, Math.max(room, ROLE)),
      ),
    ]);
  });
}

/** The company beside the title, or beside the unit under it. */
function titleAndCompany(signature: SignatureView): readonly (readonly WordRole[])[] {
  const hasUnit = textsOf(signature, ['unit']).length > 0;
  return hasUnit ? [['title'], ['unit', 'company']] : [['title', 'company']];
}

/** A line across the sheet that begins with a flower. */
function rule({ bloom, line }: Inks): Block {
  const flower = textCell(
    font('serif', 16, bloom, { lineHeight: 16 }),
    literal('❦', { decorative: true }),
    { width: FLOWER, noShrink: true },
  );
  const stroke = cell(
    { verticalAlign: 'middle' },
    stack([spacer({ height: 1, background: solid(line) })]),
  );
  return beside(0, [flower, stroke]);
}

/**
 * Numbers in one column, addresses in the other, and below them networks and quote: all from two edges. With a logo, all ways
 * to reach somebody and the quote in one column, networks and logo in the other: the logo is the last thing on a phone.
 */
function reach(signature: SignatureView, look: Look, inks: Inks): Block {
  const { value, quiet, strong, paper } = inks;
  const { contacts } = signature;
  const { addresses, others } = splitAddresses(contacts);
  const label = changed(value, { size: 12, color: quiet, italic: true });
  const labelColumn = labelWidth(contacts, { label, labelOf: shortLabel });
  const style = fittingStyle(
    others,
    { value, label, labelOf: shortLabel, labelColumn, address: 'lines' },
    COLUMN - GUTTER,
  );
  const links = {
    font: changed(value, { color: strong }),
    separator: ' ◊ ',
    beneath: paper,
  } as const;
  const networks = packedSocials(signature.socials, links, look, Math.min(COLUMN - GUTTER, ASIDE));
  const quote = quoteCell(signature, changed(value, { color: strong, italic: true }));
  if (signature.logo !== null) {
    const { width, height } = LOGO;
    const mark = stacked(0, [logoRow(fitted(signature.logo, width, height))]);
    const ways = plainContacts(contacts, { ...style, address: 'comma' }, look, COLUMN - GUTTER);
    return pair(stacked(AIR - 2, [ways, quote]), stacked(LOGO_AIR, [networks, mark]), look);
  }
  return stacked(0, [
    pair(
      plainContacts(others, style, look, COLUMN - GUTTER),
      areLabelled(contacts)
        ? cell({}, contactRows(addresses, style, look))
        : envelopes(addresses, style, look),
      look,
    ),
    pair(networks, quote, look),
  ]);
}

/** Beside one another on a sheet, one after the other on a phone. */
function pair(first: Block, second: Block, look: Look): Block {
  const blocks = [
    [COLUMN, first],
    [ASIDE, second],
  ] as const;
  return cell({}, wrapping(blocks, endPadding(look, GUTTER, AIR)));
}
