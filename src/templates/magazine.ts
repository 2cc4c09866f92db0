import { changed } from '../base/changed';
import {
  beside,
  cell,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { readableOn, WHITE } from '../model/color/color';
import { endOf } from './parts/alignment';
import { contactRows, fittingStyle } from './parts/contact/contact-rows';
import { fullLabel } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { roleCell, roleLine, quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

const INSET = 8;
/** Of the details: a long address of mail fits, and so do they on a phone. */
const COLUMN = 300;
/** Of what stands at their side. */
const SIDE = 276;
const NAME_SIZE = 46;
/** Larger than the line below, whatever its length. */
const LEAST_NAME = 20;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 72;

/** A cover: an issue strip, the name as an oversized headline, the quote pulled out. */
export const magazine: Template = {
  id: 'magazine',
  maxWidth: 600,
  phrases: ['issue'],
  build(signature, look) {
    return signatureRoot(magazine, look, [
      issueStrip(signature, look),
      beside(16, [headline(signature, look), photoCell(signature.photo)], {
        padding: [10, INSET, 0, INSET],
      }),
      spread(signature, look),
    ]);
  },
};

/** The details in one column; in the other, and last on a phone, the quote pulled out, and the logo at the same rule. */
function spread(signature: SignatureView, look: Look): Block {
  const pair = wrapping(
    [
      [COLUMN, details(signature, look)],
      [SIDE, pullOut(signature, look)],
    ],
    [12, 0, 0, 0],
  );
  return pair && beside(0, [spacer({ width: INSET, noShrink: true }), cell({}, pair)]);
}

/** A name alone is no issue: above it stands the strip without words. */
function issueStrip(signature: SignatureView, look: Look): Block | SpacerNode {
  const strip = darkEnoughForWhite(look.palette.primary);
  const isNameAlone =
    signature.contacts.length + textsOf(signature, ['title', 'unit', 'company']).length === 0;
  if (isNameAlone) return spacer({ height: 6, background: solid(strip) });
  const isLong = /\S{20}/.test(wordsOf(signature, 'company'));
  const words = font('sans', 12, WHITE, { weight: 700, ...tracking(look, isLong ? 0 : 2) });
  return beside(
    16,
    [
      roleCell(signature, 'company', words),
      textCell(words, phrase('issue', look, { decorative: true }), {
        noWrap: true,
        ...(wordsOf(signature, 'company') === '' ? {} : { align: endOf(look) }),
      }),
    ],
    { padding: [6, INSET, 6, INSET], background: solid(strip) },
  );
}

function headline(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const words = wordsOf(signature, 'name');
  const room = signature.photo === null ? 290 : 216;
  const size = headlineSize(words, NAME_SIZE, room, LEAST_NAME);
  return stacked(2, [
    nameCell(
      signature,
      font('sans', size, readableOn(text, WHITE), {
        lineHeight: tightLines(size),
        weight: 700,
        ...tracking(look, -Math.round(size / 25)),
      }),
    ),
    roleLine(
      signature,
      ['title', 'unit'],
      ', ',
      font('sans', 16, readableOn(primary, WHITE), { lineHeight: 20 }),
    ),
  ]);
}

/** A logo without a quote has no rule. */
function pullOut(signature: SignatureView, { palette }: Look): Block {
  const logo = fitted(signature.logo, 120, LOGO_HEIGHT);
  const strong = readableOn(palette.primary, WHITE);
  const style = font('serif', 18, strong, { lineHeight: 24, italic: true });
  const quote = quoteCell(signature, style);
  if (quote === null) return logoRow(logo);
  const rule = spacer({
    width: 6,
    noShrink: true,
    background: solid(visibleOn(palette.accent, WHITE)),
  });
  return beside(14, [rule, stacked(12, [quote, logoRow(logo)])]);
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const value = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
  const label = changed(value, { color: readableOn(primary, WHITE), weight: 700 });
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  return stacked(10, [
    cell(
      {},
      contactRows(signature.contacts, fittingStyle(signature.contacts, style, COLUMN), look),
    ),
    socialLine(signature.socials, { font: label, separator: '\u2002' }, look),
  ]);
}
