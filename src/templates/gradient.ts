import {
  beside,
  cell,
  columns,
  font,
  joined,
  literal,
  solid,
  spacer,
  stack,
  stacked,
  textCell,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Ground, SpacerNode } from '../email/nodes';
import { mix, parseHex, readableOn, WHITE } from '../model/color';
import type { Palette } from '../model/palettes';
import { centeredTable } from './parts/alignment';
import { fullLabel, contactLines } from './parts/contact';
import { nameWords } from './parts/name';
import { logoCell } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const COLUMN = 120;
const BAR = 12;
/** Above and below what stands in the column and beside it: Word takes the larger of the two. */
const INSET = 12;

/** A column of running colour with photo and logo, the name in steps from one colour to the other. */
export const gradient: Template = {
  id: 'gradient',
  maxWidth: 600,
  build(signature, look) {
    return signatureRoot(gradient, look, [
      beside(20, [colorColumn(signature, look), details(signature, look)]),
    ]);
  },
};

/** Without a picture to hold, the column is a slim bar. */
function colorColumn({ photo, logo }: SignatureView, { palette }: Look): Block | SpacerNode {
  const ground = colorRun(palette, 160);
  const face = ringedPhoto(photo, {
    line: { width: 3, color: WHITE, style: 'solid' },
    gap: 0,
  });
  const band =
    logo &&
    cell(
      {
        padding: [8, 0, 8, 0],
        ground: solid(parseHex(logo.background) ?? mix(palette.primary, WHITE, 0.92)),
      },
      centeredTable(columns([logoCell({ ...logo, background: '' })], 0, { width: 'content' })),
    );
  const pictures = stack(
    [cell({}, centeredTable(columns([face], 0, { width: 'content' }))), band],
    16,
  );
  return (
    cell(
      {
        width: COLUMN,
        firm: true,
        padding: [INSET, 0, INSET, 0],
        verticalAlign: 'middle',
        ground,
        radius: 12,
      },
      pictures,
    ) ?? spacer({ width: BAR, firm: true, ground, radius: BAR / 2 })
  );
}

function details(signature: SignatureView, look: Look): Block {
  const { primary, secondary, text } = look.palette;
  const ink = readableOn(text, WHITE);
  const quiet = readableOn(secondary, WHITE);
  const name = nameWords(
    signature,
    font('sans', 24, readableOn(primary, WHITE), { weight: 700 }),
    (index, count) => ({
      color: readableOn(mix(primary, secondary, index / Math.max(1, count - 1)), WHITE),
    }),
  );
  const rule = spacer({ width: 56, height: 4, radius: 2, ground: colorRun(look.palette, 90) });
  const company = field(signature, 'company', { weight: 700 });
  const style = {
    value: font('sans', 13, ink, { lineHeight: 20 }),
    label: font('sans', 13, quiet, { lineHeight: 20 }),
    labelOf: fullLabel,
    address: 'comma',
  } as const;
  return stacked(
    12,
    [
      stacked(2, [
        name,
        textCell(
          font('sans', 14, ink),
          joined([field(signature, 'title'), company], literal('\n')),
        ),
      ]),
      cell({}, columns([rule], 0, { width: 'content' })),
      contactLines(signature.contacts, style, look),
      quoteCell(signature, font('sans', 13, quiet, { italic: true })),
      cell({}, socialBadges(signature.socials, { ground: primary, radius: 12 }, look)),
    ],
    { verticalAlign: 'middle', padding: [INSET, 0, INSET, 0] },
  );
}

function colorRun({ primary, secondary }: Palette, angle: number): Ground {
  const from = visibleOn(primary, WHITE);
  const to = visibleOn(secondary, WHITE);
  return { color: mix(from, to, 0.4), gradient: { angle, from, to } };
}
