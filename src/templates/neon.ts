import { cell, columns, font, stack, stacked, wrapping, type Block } from '../email/builders';
import { FONT_STACKS } from '../email/fonts';
import type { Font, Background } from '../email/nodes';
import { mix, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { centered, endPadding, middle } from './parts/alignment';
import { frame } from './parts/borders';
import { headlineSize, tightLines } from './parts/headline';
import { heldHue, mostUnlike, mostVivid, vivid } from './parts/hue';
import { coolest, litOn } from './parts/readable-colors';
import { logoChip } from './parts/logo-chip';
import { nameAbovePronouns } from './parts/name';
import { packedRoles, packedSocials } from './parts/pack';
import { plainLines } from './parts/contact/plain-lines';
import { ringedPhoto } from './parts/rings';
import { fitted, within } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const NIGHT: Hex = '#0b0713';
const MILK: Hex = '#f5f3f8';
/** Each fits a phone beside the edge of the wall. */
const COLUMN = 280;
const EDGE = 8;
const GUTTER = 12;
/** Within the tube on a phone. */
const NAME_WIDTH = 270;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 60;
/** Around a logo on its chip, both sides together, and between photo and logo. */
const CHIP = 16;
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
  readonly text: Font;
}

/** A sign at night: name and role in the middle of one lit tube, all else below it on the wall, aglow where the sign hangs. */
export const neon: Template = {
  id: 'neon',
  maxWidth: 600,
  build(signature, look) {
    const sign = signOf(look.palette);
    const below = wrapping(
      [
        [COLUMN, reach(signature, sign, look)],
        [COLUMN, aside(signature, sign, look)],
      ],
      endPadding(look, GUTTER, 6),
    );
    const wall = stack(
      [tube(signature, sign, look), cell({ padding: [0, EDGE, 0, EDGE] }, below)],
      10,
    );
    return signatureRoot(neon, look, [
      cell({ padding: [8, 8, 4, 8], background: sign.wall, radius: 16 }, wall),
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
    text: font('sans', 13, lit('#e9e4f2'), { lineHeight: 18 }),
  };
}

/** The tube, with what it shows in the middle; null where it would be empty. */
function tube(signature: SignatureView, { light, second, text }: Sign, look: Look): Block {
  const size = headlineSize(wordsOf(signature, 'name'), 30, NAME_WIDTH);
  const lines = { size, lineHeight: tightLines(size), weight: 700, ...tracking(look, 1) };
  const letters = { ...text, ...lines, family: FONT_STACKS.trebuchet };
  const name = nameAbovePronouns(
    signature,
    { ...letters, color: mix(light, WHITE, CORE) },
    { align: 'center' },
  );
  return stacked(
    0,
    [
      name,
      centered(roleCell(signature, 'title', { ...text, color: second, weight: 700 })),
      centered(packedRoles(signature, ['unit', 'company'], ' · ', text, NAME_WIDTH)),
    ],
    { padding: [8, EDGE, 8, EDGE], borders: frame(light, 2), radius: 12 },
  );
}

function reach(signature: SignatureView, { second, text }: Sign, look: Look): Block {
  const style = { value: text, label: { ...text, color: second }, address: 'comma' } as const;
  return stacked(6, [
    plainLines(signature.contacts, style, look),
    quoteCell(signature, { ...text, italic: true, color: second }),
  ]);
}

/** The photo in a tube of its own, the logo on milk glass beside it, the networks below. */
function aside(signature: SignatureView, { light, second, text }: Sign, look: Look): Block {
  const photo = ringedPhoto(signature.photo, {
    line: { width: 2, color: second, style: 'solid' },
    gap: 3,
  });
  const chip = { background: { color: MILK }, radius: 8 };
  const room = COLUMN - GUTTER - (photo === null ? 0 : (photo.width ?? 0) + BETWEEN) - CHIP;
  const logo = logoChip(within(fitted(signature.logo, 120, LOGO_HEIGHT), room), chip);
  const links = { font: { ...text, color: light }, separator: ' + ', beneath: NIGHT };
  return stacked(8, [
    cell({}, columns([middle(photo), middle(logo)], BETWEEN, { width: 'content' })),
    packedSocials(signature.socials, links, look, COLUMN - GUTTER),
  ]);
}
