import { beside, cell, columns, font, literal, solid, spacer, stacked } from '../email/builders';
import { mix, readableOn, WHITE } from '../model/color';
import { labelledFlow, type LabelOf } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialLine } from './parts/social-line';
import { fieldLine, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Template } from './template';
import type { ContactKind } from './view';

const STROKE = { width: 24, height: 2 };
const DOT = ' · ';

/** Only numbers that are not the usual one say what they are, and what nobody could guess. */
const LABELLED: ReadonlySet<ContactKind> = new Set(['mobile', 'fax', 'own']);
const labelOf: LabelOf = (contact) => (LABELLED.has(contact.kind) ? contact.labels.full : '');

/** Type only: a name, one short stroke in the accent, the rest in one size and one grey. */
export const minimal: Template = {
  id: 'minimal',
  maxWidth: 520,
  build(signature, look) {
    const { accent, text } = look.palette;
    const name = font('sans', 16, readableOn(text, WHITE), { weight: 600 });
    const color = readableOn(mix(text, WHITE, 0.35), WHITE);
    const grey = font('sans', 13, color, { lineHeight: 20 });
    const style = { value: grey, label: grey, labelOf, address: 'comma' } as const;
    const flow = stacked(4, [
      stacked(0, [
        fieldLine(signature, ['title', 'department', 'company'], DOT, grey),
        labelledFlow(signature.contacts, literal(DOT), style, look),
      ]),
      socialLine(signature.socials, { font: grey, separator: DOT }, look),
      quoteCell(signature, grey),
    ]);
    const stroke = columns([spacer({ ...STROKE, ground: solid(visibleOn(accent, WHITE)) })], 0, {
      width: 'content',
    });
    const words = stacked(14, [
      stacked(8, [nameCell(signature, name), cell({}, stroke), flow]),
      logoRow(signature.logo),
    ]);
    return signatureRoot(minimal, look, [beside(20, [photoCell(signature.photo), words])]);
  },
};
