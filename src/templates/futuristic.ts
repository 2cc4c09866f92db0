import {
  beside,
  cell,
  font,
  present,
  row,
  solid,
  spacer,
  stacked,
  table,
  textCell,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Font, RowNode, SpacerNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import { contactLines, labelWithin, shortLabel } from './parts/contact';
import { coolest, luminous } from './parts/light';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase, tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { fieldLine, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const SPACE: Hex = '#05070d';
const PLATE: Hex = '#eef3f7';
const CORNER = 16;
const TICK = 2;
/** Between the edge of the screen and the ticks. */
const INSET = 8;

/** A head-up display: black space, corner ticks, widely spaced letters, labels in brackets. */
export const futuristic: Template = {
  id: 'futuristic',
  maxWidth: 600,
  phrases: ['signal'],
  build(signature, look) {
    const { primary, secondary, accent } = look.palette;
    const glow = luminous(coolest(primary, secondary, accent), SPACE);
    const value = font('console', 13, mix(glow, WHITE, 0.8), { lineHeight: 20 });
    const label = { ...value, color: readableOn(mix(SPACE, glow, 0.6), SPACE) };
    const readings = {
      value,
      label,
      labelOf: labelWithin('[', shortLabel, ']'),
      address: 'comma',
    } as const;
    const screen = stacked(
      12,
      [
        textCell(
          { ...label, size: 11, lineHeight: 16, ...tracking(look, 3) },
          phrase('signal', look, { decorative: true }),
        ),
        identity(signature, look, glow, value),
        scanLine(glow, look),
        contactLines(signature.contacts, readings, look),
        network(signature, { ...value, color: glow }, look),
        quoteCell(signature, label),
        logoRow(signature.logo, PLATE),
      ],
      { padding: [0, CORNER, 0, CORNER], colSpan: 3 },
    );
    return signatureRoot(futuristic, look, [
      cell(
        { padding: [INSET, INSET, INSET, INSET], ground: solid(SPACE) },
        table([
          corners('top', glow, look),
          row(...present([screen])),
          corners('bottom', glow, look),
        ]),
      ),
    ]);
  },
};

function corners(edge: 'top' | 'bottom', color: Hex, { direction }: Look): RowNode {
  const line = { width: TICK, color, style: 'solid' } as const;
  const size = { width: CORNER, height: CORNER, firm: true };
  const left = spacer({ ...size, borders: { [edge]: line, left: line } });
  const right = spacer({ ...size, borders: { [edge]: line, right: line } });
  const middle = spacer({ height: CORNER });
  return direction === 'rtl' ? row(right, middle, left) : row(left, middle, right);
}

function identity(signature: SignatureView, look: Look, glow: Hex, value: Font): Block {
  const name = { ...value, size: 24, lineHeight: 32, color: glow, weight: 700 };
  const words = stacked(
    2,
    [
      nameCell(signature, { ...name, ...tracking(look, 2) }),
      fieldLine(signature, ['title', 'department', 'company'], ' // ', { ...value, size: 14 }),
    ],
    { verticalAlign: 'middle' },
  );
  return beside(16, [photoCell(signature.photo), words]);
}

/** A beam that fades out along the line. */
function scanLine(glow: Hex, { direction }: Look): SpacerNode {
  const angle = direction === 'rtl' ? 270 : 90;
  return spacer({
    height: 2,
    ground: { color: mix(SPACE, glow, 0.5), gradient: { angle, from: glow, to: SPACE } },
  });
}

function network(signature: SignatureView, lineFont: Font, look: Look): Block {
  return socialLine(signature.socials, { font: lineFont, separator: ' // ', beneath: SPACE }, look);
}
