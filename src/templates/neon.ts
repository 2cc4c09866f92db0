import { beside, cell, font, stack, stacked, wrapping, type Block } from '../email/builders';
import { FONT_STACKS } from '../email/fonts';
import type { Font, Background } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import type { Palette } from '../model/color/palettes';
import { endPadding } from './parts/alignment';
import { frame } from './parts/borders';
import { headlineSize, tightLines } from './parts/headline';
import { heldHue, mostUnlike, mostVivid, vivid } from './parts/hue';
import { coolest } from './parts/readable-colors';
import { logoChip } from './parts/logo-chip';
import { nameCell } from './parts/name';
import { plainLines } from './parts/contact/plain-lines';
import { ringedPhoto } from './parts/rings';
import { fitted } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const NIGHT: Hex = '#0b0713';
const MILK: Hex = '#f5f3f8';
/** Each fits a phone beside its frame. */
const COLUMN = 276;
const GUTTER = 12;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 60;
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

/** A sign at night: one lit tube for a frame, the name in the color of its light, the wall aglow where it hangs. */
export const neon: Template = {
  id: 'neon',
  maxWidth: 600,
  build(signature, look) {
    const sign = signOf(look.palette);
    const face = stacked(
      8,
      [
        name(signature, sign, look),
        cell(
          {},
          wrapping(
            [
              [COLUMN, person(signature, sign, look)],
              [COLUMN, reach(signature, sign, look)],
            ],
            endPadding(look, GUTTER, 8),
          ),
        ),
      ],
      { padding: [10, 12, 2, 12], borders: frame(sign.light, 2), radius: 12 },
    );
    return signatureRoot(neon, look, [
      cell({ padding: [6, 6, 6, 6], background: sign.wall, radius: 16 }, stack([face])),
    ]);
  },
};

/** The most saturated color of the palette is the light, the least like it the second tube; the cooler lights the wall. */
function signOf({ primary, secondary, accent }: Palette): Sign {
  const first = vivid(mostVivid(primary, accent, secondary), GAS);
  const second = vivid(mostUnlike(first, accent, primary, secondary), GAS);
  const glow = mix(NIGHT, heldHue(coolest(first, second), ...WALL), HALO);
  const lit = (color: Hex): Hex => readableOn(color, [glow, NIGHT]);
  return {
    wall: { color: NIGHT, gradient: { angle: 180, from: glow, to: NIGHT } },
    light: lit(first),
    second: lit(second),
    text: font('sans', 13, lit('#e9e4f2'), { lineHeight: 18 }),
  };
}

function name(signature: SignatureView, { light, text }: Sign, look: Look): Block {
  const size = headlineSize(wordsOf(signature, 'name'), 30, COLUMN - GUTTER);
  const lines = { size, lineHeight: tightLines(size), weight: 700, ...tracking(look, 1) };
  return nameCell(signature, {
    ...text,
    ...lines,
    family: FONT_STACKS.trebuchet,
    color: mix(light, WHITE, CORE),
  });
}

function person(signature: SignatureView, { light, second, text }: Sign, look: Look): Block {
  const photo = ringedPhoto(signature.photo, {
    line: { width: 2, color: second, style: 'solid' },
    gap: 3,
  });
  const role = stacked(
    0,
    [
      roleCell(signature, 'title', { ...text, color: second, weight: 700 }),
      roleCell(signature, 'unit', text),
      roleCell(signature, 'company', text),
    ],
    { verticalAlign: 'middle' },
  );
  return stacked(8, [
    beside(12, [photo, role]),
    quoteCell(signature, { ...text, italic: true, color: second }),
    socialLine(
      signature.socials,
      { font: { ...text, color: light }, separator: ' + ', beneath: NIGHT },
      look,
    ),
  ]);
}

function reach(signature: SignatureView, { second, text }: Sign, look: Look): Block {
  const style = { value: text, label: { ...text, color: second }, address: 'comma' } as const;
  const chip = { background: { color: MILK }, radius: 8 };
  return stacked(8, [
    plainLines(signature.contacts, style, look),
    logoChip(fitted(signature.logo, 120, LOGO_HEIGHT), chip),
  ]);
}
