import { changed } from '../base/changed';
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
import { FONT_STACKS } from '../email/fonts';
import type { Font, Background, SpacerNode } from '../email/nodes';
import { mix, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { atStart, centered, centeredTable, endPadding, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { nameFont, tightLines } from './parts/headline';
import { heldHue, mostUnlike, mostVivid, vivid } from './parts/hue';
import { coolest, litOn } from './parts/readable-colors';
import { logoChip } from './parts/logo-chip';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { letterLabel } from './parts/contact/contact';
import { plainContacts } from './parts/contact/plain-contacts';
import { ringedPhoto } from './parts/rings';
import { fitted, within } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const NIGHT: Hex = '#0b0713';
/** Each fits a phone beside the edge of the wall. */
const COLUMN = 276;
const EDGE = 10;
const GUTTER = 12;
/** Within the tube on a phone. */
const NAME_WIDTH = 270;
/** Larger than all else, whatever its length. */
const LEAST_NAME = 17;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 60;
/** Around a logo on its chip, and between photo and logo. */
const CHIP = 5;
const BETWEEN = 12;
/** How saturated the gas in a tube is at least. */
const GAS = 0.75;
/** The hues of a wall at night, in degrees: warm light on black would be brown. */
const WALL = [180, 340] as const;
/** How much of its light a tube throws on the wall. */
const HALO = 0.2;
/** How much whiter than its light a tube is. */
const CORE = 0.3;

/** What shines: the frame and the name in one color, the second tube in another; the wall between them. */
interface Sign {
  readonly wall: Background;
  readonly light: Hex;
  readonly second: Hex;
  /** Of a tube where it is off. */
  readonly dim: Hex;
  /** Of the glass behind a logo. */
  readonly milk: Hex;
  readonly text: Font;
}

/** A sign at night: one thin lit frame, in it name and role aglow over a tube, all else below on the wall. */
export const neon: Template = {
  id: 'neon',
  maxWidth: 600,
  build(signature, look) {
    const sign = signOf(look.palette);
    const below = wrapping(
      [
        [COLUMN, middle(atStart(contacts(signature, sign, look), look))],
        [COLUMN, middle(pictures(signature, sign))],
      ],
      endPadding(look, GUTTER, 3, 3),
    );
    const head = title(signature, sign, look);
    const isParted = head !== null && below !== null;
    const inside = stacked(
      3,
      [
        head,
        isParted ? tube(sign) : null,
        cell({ align: 'center' }, below),
        foot(signature, sign, look),
      ],
      {
        padding: [6, EDGE, 4, EDGE],
        borders: frame(sign.light),
        radius: 10,
      },
    );
    return signatureRoot(neon, look, [
      cell({ padding: [5, 5, 5, 5], background: sign.wall, radius: 14 }, stack([inside])),
    ]);
  },
};

/** The most saturated color of the palette is the light, the least like it the second tube; the cooler lights the wall. */
function signOf({ primary, secondary, accent }: Palette): Sign {
  const first = vivid(mostVivid(primary, accent, secondary), GAS);
  const second = vivid(mostUnlike(first, accent, primary, secondary), GAS);
  const glow = mix(NIGHT, heldHue(coolest(first, second), ...WALL), HALO);
  const lit = (color: Hex): Hex => litOn(color, [glow, NIGHT]);
  return {
    wall: { color: NIGHT, gradient: { angle: 180, from: glow, to: NIGHT } },
    light: lit(first),
    second: lit(second),
    dim: mix(NIGHT, first, 0.35),
    milk: mix(WHITE, glow, 0.09),
    text: font('sans', 13, lit('#e9e4f2'), { lineHeight: 18 }),
  };
}

/** Name and role in the middle; null where both are blank. */
function title(signature: SignatureView, { light, second, text }: Sign, look: Look): Block {
  const words = wordsOf(signature, 'name');
  const letters = changed(text, {
    family: FONT_STACKS.trebuchet,
    size: 30,
    lineHeight: tightLines(32),
    color: mix(light, WHITE, CORE),
    weight: 700,
    ...tracking(look, 1),
  });
  const name = nameFont(words, letters, NAME_WIDTH - words.length, LEAST_NAME);
  return stacked(0, [
    nameAbovePronouns(signature, name, { align: 'center' }),
    centered(roleCell(signature, 'title', changed(text, { color: second, weight: 700 }))),
    centered(packedRoles(signature, ['unit', 'company'], ' · ', text, NAME_WIDTH)),
  ]);
}

/** Brightest in the middle; where gradients are lost, a dim line. */
function tube({ light, dim }: Sign): Block {
  const half = (angle: number): SpacerNode =>
    spacer({ height: 2, background: { color: dim, gradient: { angle, from: dim, to: light } } });
  return cell({}, columns([half(90), half(270)]));
}

function contacts(signature: SignatureView, { second, text }: Sign, look: Look): Block {
  const style = { value: text, label: changed(text, { color: second }), address: 'comma' } as const;
  return plainContacts(signature.contacts, style, look, COLUMN - GUTTER, letterLabel);
}

/** The photo in a ring of light, the logo beside it. */
function pictures({ photo, logo }: SignatureView, { second, milk }: Sign): Block {
  const ring = ringedPhoto(photo, {
    line: { width: 2, color: second, style: 'solid' },
    gap: 3,
  });
  const chip = { background: solid(milk), radius: 8, inset: CHIP };
  const room = COLUMN - GUTTER - (ring === null ? 0 : (ring.width ?? 0) + BETWEEN) - 2 * CHIP;
  const mark = logoChip(within(fitted(logo, 120, LOGO_HEIGHT), room), chip);
  const pair = columns([middle(ring), middle(mark)], BETWEEN, { width: 'content' });
  return cell({}, centeredTable(pair));
}

/** Quote and networks, each in the middle of its column. */
function foot(signature: SignatureView, { light, second, text }: Sign, look: Look): Block {
  const style = {
    font: changed(text, { color: light }),
    separator: ' · ',
    beneath: NIGHT,
  } as const;
  const quote = centered(quoteCell(signature, changed(text, { italic: true, color: second })));
  const width = COLUMN - GUTTER;
  const links = packedSocials(signature.socials, { ...style, align: 'center' }, look, width);
  if (quote === null || links === null) {
    const one = quote ?? links;
    return one && changed(one, { padding: [2, 0, 4, 0] });
  }
  const pair = wrapping(
    [
      [COLUMN, middle(quote)],
      [COLUMN, middle(links)],
    ],
    endPadding(look, GUTTER, 4),
  );
  return cell({ align: 'center' }, pair);
}
