import { beside, font, joined, literal, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import type { TextNode } from '../email/nodes';
import { mix, readableOn, WHITE } from '../model/color';
import { letterLabel, labelledFlow } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialLine } from './parts/social-line';
import { field, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

/** A blank as wide as three, at which a line may still break. */
const WIDE_GAP = ' \u00a0 ';

/** For replies: who on one line, how to be reached on the next. */
export const tiny: Template = {
  id: 'tiny',
  maxWidth: 420,
  build(signature, look) {
    const { primary, text } = look.palette;
    const strong = readableOn(primary, WHITE);
    const value = font('sans', 12, readableOn(mix(text, WHITE, 0.2), WHITE), { lineHeight: 18 });
    const label = { ...value, color: strong, weight: 700 };
    const style = {
      value,
      label,
      labelOf: letterLabel,
      labelGap: '\u00a0',
      address: 'comma',
    } as const;
    const words = stacked(
      2,
      [
        stacked(0, [
          who(signature, look),
          labelledFlow(signature.contacts, literal(WIDE_GAP), style, look),
        ]),
        socialLine(
          signature.socials,
          { font: { ...value, color: strong }, separator: ' / ' },
          look,
        ),
        quoteCell(signature, { ...value, italic: true }),
      ],
      { verticalAlign: 'middle' },
    );
    return signatureRoot(tiny, look, [
      stacked(6, [beside(12, [photoCell(signature.photo), words]), logoRow(signature.logo)]),
    ]);
  },
};

function who(signature: SignatureView, look: Look): Block {
  const { palette } = look;
  const strong = readableOn(palette.primary, WHITE);
  const line = font('sans', 12, readableOn(palette.text, WHITE), { lineHeight: 18 });
  const name = field(signature, 'name', { weight: 700, color: strong });
  const runs = [name, field(signature, 'title'), field(signature, 'company')];
  return textCell(line, joined(runs, slash(look)));
}

function slash({ palette }: Look): TextNode {
  return literal(' / ', { font: { color: readableOn(palette.accent, WHITE) } });
}
