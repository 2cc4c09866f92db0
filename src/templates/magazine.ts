import { beside, cell, font, solid, spacer, stacked, textCell, wrapping } from '../email/builders';
import type { Block } from '../email/builders';
import { readableOn, WHITE } from '../model/color';
import { endOf } from './parts/alignment';
import { contactLines, fullLabel } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialBadges } from './parts/socials';
import { fieldCell, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const COLUMN = 284;
const INSET = 12;
const NAME_SIZE = 50;

/** A cover: an issue strip, the name as an oversized headline, the quote pulled out. */
export const magazine: Template = {
  id: 'magazine',
  maxWidth: 600,
  phrases: ['issue'],
  build(signature, look) {
    return signatureRoot(magazine, look, [
      issueStrip(signature, look),
      beside(16, [headline(signature, look), photoCell(signature.photo)], {
        padding: [14, INSET, 0, INSET],
      }),
      cell(
        {},
        wrapping(
          [
            [COLUMN, stacked(14, [pullQuote(signature, look), logoRow(signature.logo)])],
            [COLUMN, details(signature, look)],
          ],
          [14, INSET, 0, INSET],
        ),
      ),
    ]);
  },
};

function issueStrip(signature: SignatureView, look: Look): Block {
  const strip = visibleOn(look.palette.primary, WHITE);
  const words = font('sans', 12, readableOn(WHITE, strip), { weight: 700, ...tracking(look, 2) });
  return beside(
    16,
    [
      fieldCell(signature, 'company', words),
      textCell(words, phrase('issue', look, { decorative: true }), {
        noWrap: true,
        ...(signature.company === '' ? {} : { align: endOf(look) }),
      }),
    ],
    { padding: [8, INSET, 8, INSET], ground: solid(strip) },
  );
}

function headline(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const size = headlineSize(signature.name, NAME_SIZE, signature.photo === null ? 290 : 216);
  return stacked(4, [
    nameCell(
      signature,
      font('sans', size, readableOn(text, WHITE), {
        lineHeight: tightLines(size),
        weight: 700,
        ...tracking(look, -Math.round(size / 25)),
      }),
    ),
    fieldCell(signature, 'title', font('sans', 18, readableOn(primary, WHITE))),
  ]);
}

function pullQuote(signature: SignatureView, { palette }: Look): Block {
  const strong = readableOn(palette.primary, WHITE);
  const quote = quoteCell(signature, font('serif', 20, strong, { italic: true }), {
    padding: [0, 14, 0, 14],
  });
  const rule = spacer({ width: 6, firm: true, ground: solid(visibleOn(palette.accent, WHITE)) });
  return quote && beside(0, [rule, quote]);
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const value = font('sans', 13, readableOn(text, WHITE), { lineHeight: 20 });
  const label = { ...value, color: readableOn(primary, WHITE), weight: 700 };
  return stacked(10, [
    contactLines(signature.contacts, { value, label, labelOf: fullLabel, address: 'comma' }, look),
    cell({}, socialBadges(signature.socials, { ground: primary }, look)),
  ]);
}
