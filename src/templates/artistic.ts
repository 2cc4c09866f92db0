import {
  beside,
  cell,
  columns,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  type Block,
} from '../email/builders';
import type { SpacerNode } from '../email/nodes';
import { AA_CONTRAST_LARGE, contrast, readableOn, WHITE } from '../model/color';
import type { Palette } from '../model/palettes';
import { fullLabel, contactLines } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { initials } from './parts/initials';
import { nameWords } from './parts/name';
import { logoRow, photoRow } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { fieldLine, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const BLOCK = 96;
const BAR_HEIGHT = 8;
const BAR_GAP = 4;
/** Beside the block on a phone. */
const NAME_WIDTH = 204;

/** A print: a great initial on a block of the accent, the palette as three bars, a name of two weights. */
export const artistic: Template = {
  id: 'artistic',
  maxWidth: 600,
  build(signature, look) {
    return signatureRoot(artistic, look, [
      beside(20, [poster(signature, look), details(signature, look)]),
    ]);
  },
};

/** The block, and under it the bars, as the colours stand at the edge of a printed sheet. */
function poster(signature: SignatureView, { palette }: Look): Block {
  const { photo } = signature;
  const { primary, secondary, accent } = palette;
  const bars = [primary, secondary, accent].map((color) =>
    spacer({ width: BLOCK / 3, height: BAR_HEIGHT, ground: solid(visibleOn(color, WHITE)) }),
  );
  const gap = photo && spacer({ height: 12 });
  return stacked(
    0,
    [
      monogram(signature, palette),
      spacer({ height: BAR_GAP }),
      cell({}, columns(bars)),
      gap,
      photoRow(photo),
    ],
    { width: BLOCK, firm: true },
  );
}

/** The initial of the name, else of the company, else the bare block. */
function monogram(signature: SignatureView, palette: Palette): Block | SpacerNode {
  const ground = visibleOn(palette.accent, WHITE);
  const ink = contrast(WHITE, ground) >= AA_CONTRAST_LARGE ? WHITE : palette.text;
  const letters = font('serif', 60, readableOn(ink, ground, AA_CONTRAST_LARGE), { lineHeight: 64 });
  const block = textCell(letters, initials(signature, 1), {
    padding: [16, 0, 16, 0],
    align: 'center',
    ground: solid(ground),
  });
  return block ?? spacer({ height: BLOCK, ground: solid(ground) });
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text: plain } = look.palette;
  const ink = readableOn(plain, WHITE);
  const strong = readableOn(primary, WHITE);
  const soft = readableOn(secondary, WHITE);
  const value = font('sans', 13, ink, { lineHeight: 20 });
  const style = {
    value,
    label: { ...value, color: soft },
    labelOf: fullLabel,
    address: 'comma',
  } as const;
  const size = headlineSize(signature.name, 28, NAME_WIDTH);
  const name = nameWords(
    signature,
    font('sans', size, soft, { lineHeight: tightLines(size) }),
    (index, count) => (index === count - 1 ? { weight: 700, color: strong } : {}),
  );
  return stacked(
    12,
    [
      stacked(2, [
        name,
        fieldLine(signature, ['title', 'department', 'company'], ' / ', font('sans', 14, ink)),
      ]),
      contactLines(signature.contacts, style, look),
      quoteCell(signature, font('serif', 15, strong, { italic: true })),
      cell({}, socialBadges(signature.socials, { ground: strong }, look)),
      logoRow(signature.logo),
    ],
    { verticalAlign: 'middle' },
  );
}
