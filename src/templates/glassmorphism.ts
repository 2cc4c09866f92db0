import { changed } from '../base/changed';
import {
  cell,
  columns,
  font,
  present,
  solid,
  spacer,
  stack,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import type { Background, CellNode, TableNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { centered, centeredTable, middle, startOf } from './parts/alignment';
import { frame } from './parts/borders';
import { logoChip } from './parts/logo-chip';
import { nameFont } from './parts/headline';
import { nameCell } from './parts/name';
import { photoCell, within } from './parts/pictures';
import { packedRoles } from './parts/pack';
import { letterLabel } from './parts/contact/contact';
import { plainContacts } from './parts/contact/plain-contacts';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/social/socials';
import { quoteCell } from './parts/text';
import { visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const WIDTH = 544;
/** Around the pane; what columns leave over stands half at either side. */
const INSET = 10;
const LEFT_OVER = 8;
/** The pane, and what stays open of the run of color beside it. */
const PANE = 290;
/** Within its padding and frame. */
const TEXT_WIDTH = PANE - 26;
const OPEN = WIDTH - 2 * INSET - PANE;
/** At the sides of pane and open part, between photo and logo, and around a logo on its chip. */
const SIDE = 12;
const BETWEEN = 10;
const CHIP = 6;
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
      [10, SIDE, 10, SIDE],
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
  const value = font('sans', 12, readableOn(palette.text, backgrounds), { lineHeight: 18 });
  const badges = { background: strong, size: 22, radius: 11, beneath: background.color };
  const label = changed(value, { color: strong });
  const name = changed(value, { size: 20, lineHeight: 24, color: strong, weight: 700 });
  const person = present([
    nameCell(signature, nameFont(wordsOf(signature, 'name'), name, TEXT_WIDTH, 14)),
    packedRoles(signature, ['title', 'unit', 'company'], ' · ', value, TEXT_WIDTH),
  ]);
  const reach = stacked(6, [
    plainContacts(
      signature.contacts,
      { value, label, address: 'comma' },
      look,
      TEXT_WIDTH,
      letterLabel,
    ),
    quoteCell(signature, changed(value, { italic: true })),
    cell({}, socialBadges(signature.socials, badges, look)),
  ]);
  const light = reach && spacer({ height: 1, background: solid(WHITE) });
  const head = light === null || person.length === 0 ? person : [...spacedBelow(person), light];
  return stacked(6, [stacked(0, head), reach], {
    align: startOf(look),
    verticalAlign: 'middle',
    background,
    borders: frame(WHITE),
    radius: 16,
  });
}

/** Blocks with the distance to what follows in the last of them, which takes no row of its own. */
function spacedBelow(blocks: readonly CellNode[]): readonly CellNode[] {
  return blocks.map((block, index) =>
    index < blocks.length - 1 ? block : changed(block, { padding: [0, 0, 6, 0] }),
  );
}

/**
 * What floats beside the pane, below it on a phone: photo and logo in one row unless they are
 * too wide for that, without any, two drops of glass.
 */
function openPart({ photo, logo }: SignatureView, panel: Background, glass: Background): Block {
  const ring = photo && { width: photo.width + 6, radius: photo.radius + 3 };
  const chip = { background: glass, radius: 12, borders: frame(WHITE), inset: CHIP };
  const portrait = floating(photoCell(photo, { ...ring, borders: frame(WHITE, 3) }));
  const mark = logoChip(within(logo, OPEN - 2 * SIDE - 2 * CHIP - 2), chip);
  const width = (portrait?.width ?? 0) + BETWEEN + (mark?.width ?? 0);
  const pictures =
    width <= OPEN - 2 * SIDE
      ? columns([middle(portrait), middle(mark)], BETWEEN, { width: 'content' })
      : stack([centered(portrait), centered(mark)], BETWEEN);
  return cell({ verticalAlign: 'middle' }, centeredTable(pictures ?? drops(panel)));
}

/** A table of its own, which no row stretches. */
function floating(block: Block): Block {
  if (block?.width === undefined) return null;
  return cell({ width: block.width }, columns([block], 0, { width: 'content' }));
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
  const from = visibleOn(mix(primary, WHITE, 0.28), WHITE);
  const to = visibleOn(mix(secondary, WHITE, 0.6), WHITE);
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
