import {
  cell,
  columns,
  font,
  solid,
  spacer,
  stack,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import type { Background, TableNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { centeredTable, startOf } from './parts/alignment';
import { frame } from './parts/borders';
import { chipCell } from './parts/logo-chip';
import { nameCell } from './parts/name';
import { photoCell, within } from './parts/pictures';
import { plainLines } from './parts/contact/plain-lines';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/social/socials';
import { roleCell, roleLine, quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const WIDTH = 480;
/** Around the pane; what columns leave over stands half at either side. */
const INSET = 10;
const LEFT_OVER = 8;
/** The pane, and what stays open of the run of color beside it. */
const PANE = 290;
const OPEN = WIDTH - 2 * INSET - PANE;
/** Of a logo on its chip, within the padding of both. */
const LOGO_ROOM = OPEN - 42;
const ANGLE = 135;

/** A pane of frosted glass over a gradient that stays open at the end, for the photo, and the logo on a chip of glass. */
export const glassmorphism: Template = {
  id: 'glassmorphism',
  maxWidth: WIDTH,
  build(signature, look) {
    const panel = colorRun(look.palette);
    const glass = glassOver(panel, mix(look.palette.background, WHITE, 0.5));
    const side = INSET - LEFT_OVER / 2;
    const sheet = wrapping(
      [
        [PANE, pane(signature, look, glass)],
        [OPEN, openPart(signature, panel, glass)],
      ],
      [10, 12, 10, 12],
    );
    return signatureRoot(glassmorphism, look, [
      cell(
        { padding: [INSET, side, INSET, side], align: 'center', background: panel, radius: 20 },
        sheet,
      ),
    ]);
  },
};

/** Who, and how to be reached, a line of light between the two. */
function pane(signature: SignatureView, look: Look, background: Background): Block {
  const { palette } = look;
  const backgrounds = shadesOf(background);
  const strong = readableOn(palette.primary, backgrounds);
  const value = font('sans', 13, readableOn(palette.text, backgrounds), { lineHeight: 18 });
  const badges = { background: strong, size: 22, radius: 11, beneath: background.color };
  const label = { ...value, size: 12, color: strong };
  const person = stacked(0, [
    nameCell(signature, { ...value, size: 20, lineHeight: 24, color: strong, weight: 700 }),
    roleCell(signature, 'title', value),
    roleLine(signature, ['unit', 'company'], ' · ', value),
  ]);
  const reach = stacked(6, [
    plainLines(signature.contacts, { value, label, address: 'comma' }, look),
    quoteCell(signature, { ...value, size: 12, italic: true }),
    cell({}, socialBadges(signature.socials, badges, look)),
  ]);
  const light = person && reach && spacer({ height: 1, background: solid(WHITE) });
  return stacked(6, [person, light, reach], {
    align: startOf(look),
    verticalAlign: 'middle',
    background,
    borders: frame(WHITE),
    radius: 16,
  });
}

/** What floats beside the pane: the pictures; without any, two drops of glass. */
function openPart({ photo, logo }: SignatureView, panel: Background, glass: Background): Block {
  const ring = photo && { width: photo.width + 6, radius: photo.radius + 3 };
  const chip = { background: glass, radius: 12, borders: frame(WHITE) };
  const pictures = stack(
    [
      floating(photoCell(photo, { ...ring, borders: frame(WHITE, 3) })),
      floating(chipCell(within(logo, LOGO_ROOM), chip)),
    ],
    12,
  );
  return cell({ verticalAlign: 'middle' }, pictures ?? drops(panel));
}

/** In the middle of its row. */
function floating(block: Block): Block {
  return cell({}, centeredTable(columns([block], 0, { width: 'content' })));
}

/** Word has no round ones: there they are tiles. */
function drops(panel: Background): TableNode | null {
  const drop = (size: number, share: number): Block => {
    const background = { color: mix(panel.color, WHITE, share) };
    const round = spacer({ width: size, height: size, radius: size / 2, background });
    return cell(
      { width: size, verticalAlign: 'bottom' },
      columns([round], 0, { width: 'content' }),
    );
  };
  return centeredTable(columns([drop(44, 0.3), drop(20, 0.5)], 8, { width: 'content' }));
}

function colorRun({ primary, secondary }: Palette): Background {
  const from = visibleOn(primary, WHITE);
  const to = visibleOn(mix(secondary, WHITE, 0.25), WHITE);
  return { color: mix(from, to, 0.5), gradient: { angle: ANGLE, from, to } };
}

/** Clear glass over a background, thicker near the light than far from it. */
function glassOver({ color, gradient }: Background, clear: Hex): Background {
  const { from, to } = gradient ?? { from: color, to: color };
  const [near, far] = [mix(from, clear, 0.92), mix(to, clear, 0.76)];
  return { color: mix(near, far, 0.5), gradient: { angle: ANGLE, from: near, to: far } };
}

function shadesOf({ color, gradient }: Background): readonly Hex[] {
  return gradient === undefined ? [color] : [color, gradient.from, gradient.to];
}
