import { cell, columns, font, literal, solid, stack, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import type { TextNode } from '../email/nodes';
import { mix, readableOn, type Hex } from '../model/color';
import { splitAddress } from './parts/address';
import { centered, centeredTable, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { contactFlow } from './parts/contact';
import { logoBeside } from './parts/logo-beside';
import { ringedPhoto } from './parts/rings';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { fieldLine, quoteCell } from './parts/text';
import type { Template } from './template';
import type { SignatureView } from './view';

const CREAM: Hex = '#f8f1e1';
const SEPIA: Hex = '#4a3424';

/** Letter paper of another time: cream, a double frame, all in the middle between ornaments. */
export const vintage: Template = {
  id: 'vintage',
  maxWidth: 580,
  phrases: ['sincerely'],
  build(signature, look) {
    const { primary, secondary, accent, text } = look.palette;
    const ink = readableOn(mix(text, SEPIA, 0.7), CREAM);
    const strong = readableOn(mix(primary, SEPIA, 0.25), CREAM);
    const quiet = readableOn(mix(secondary, SEPIA, 0.5), CREAM);
    const bloom = readableOn(accent, CREAM);
    const line = mix(CREAM, strong, 0.45);
    const value = font('serif', 13, ink, { lineHeight: 20 });
    const style = { value, address: 'lines' } as const;
    const { address, others } = splitAddress(signature.contacts);
    const gem = literal(' ◊ ', { font: { color: bloom } });

    const name = stacked(2, [
      textCell(font('serif', 14, quiet, { italic: true }), phrase('sincerely', look), {
        align: 'center',
      }),
      nameCell(signature, font('serif', 28, strong, { lineHeight: 36 }), {
        align: 'center',
      }),
      fieldLine(
        signature,
        ['title', 'department', 'company'],
        ' ◊ ',
        font('serif', 14, quiet, { smallCaps: true, ...tracking(look, 1) }),
        {
          align: 'center',
        },
      ),
    ]);
    const paper = stacked(
      12,
      [
        cameo(signature, line),
        ornament(bloom, quiet),
        name,
        stacked(2, [
          centered(contactFlow(others, gem, style, look)),
          centered(contactFlow(address, gem, style, look)),
        ]),
        quoteCell(signature, font('serif', 14, strong, { italic: true }), { align: 'center' }),
        socialLine(
          signature.socials,
          { font: font('serif', 13, strong), separator: ' ◊ ', align: 'center', beneath: CREAM },
          look,
        ),
        ornament(bloom, quiet),
      ],
      { padding: [20, 20, 20, 20], borders: frame(line) },
    );
    const sheet = cell(
      { padding: [4, 4, 4, 4], ground: solid(CREAM), borders: frame(line, 3, 'double') },
      stack([paper]),
    );
    return signatureRoot(vintage, look, [sheet]);
  },
};

/** Photo and logo in the middle, the photo mounted like a miniature. */
function cameo({ photo, logo }: SignatureView, color: Hex): Block {
  const mounted = ringedPhoto(photo, { line: { width: 1, color, style: 'solid' }, gap: 4 });
  return cell(
    {},
    centeredTable(columns([mounted, middle(logoBeside(logo))], 20, { width: 'content' })),
  );
}

/** A flower between two strokes. */
function ornament(bloom: Hex, ink: Hex): Block {
  const flower = literal(' ❦ ', { decorative: true, font: { color: bloom, size: 16 } });
  return textCell(
    font('serif', 12, ink, { lineHeight: 20 }),
    [stroke('◊————'), flower, stroke('————◊')],
    { align: 'center' },
  );
}

/** Dashes drawn together into one line. */
function stroke(dashes: string): TextNode {
  return literal(dashes, { decorative: true, font: { letterSpacing: -2 } });
}
