import { beside, cell, font, solid, spacer, stack, stacked } from '../email/builders';
import type { Block } from '../email/builders';
import type { Ground, SpacerNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import { fullLabel, contactLines } from './parts/contact';
import { luminous } from './parts/light';
import { logoRow } from './parts/pictures';
import { ringed, ringedPhoto } from './parts/rings';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social-line';
import { fieldLine, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const NIGHT: Hex = '#0c0814';
/** How much of its light a tube throws on the wall. */
const HALO = 0.3;

/** A sign at night: a lit frame, the name in a pool of light, a glowing tube beneath. */
export const neon: Template = {
  id: 'neon',
  maxWidth: 600,
  build(signature, look) {
    const light = luminous(look.palette.accent, NIGHT);
    const face = stacked(
      14,
      [
        sign(signature, look, light),
        details(signature, look, light),
        logoRow(signature.logo, '#f5f3f8'),
      ],
      { padding: [14, 16, 16, 16] },
    );
    const glow = mix(NIGHT, light, HALO);
    const rings = [glow, light, glow].map(
      (color) => ({ width: 2, color, style: 'solid' }) as const,
    );
    return signatureRoot(neon, look, [
      cell(
        { padding: [10, 10, 10, 10], ground: solid(NIGHT), radius: 16 },
        stack([ringed(face, rings, 14)]),
      ),
    ]);
  },
};

/** The name in a pool of light that falls from its start, a tube below it. */
function sign(signature: SignatureView, look: Look, light: Hex): Block {
  const lit = mix(NIGHT, light, 0.32);
  const pool: Ground = {
    color: mix(NIGHT, light, 0.14),
    gradient: { angle: look.direction === 'rtl' ? 270 : 90, from: lit, to: NIGHT },
  };
  const core = readableOn(mix(light, WHITE, 0.55), [pool.color, lit, NIGHT]);
  const name = nameCell(
    signature,
    font('sans', 28, core, { lineHeight: 38, weight: 700, ...tracking(look, 1) }),
    { padding: [8, 12, 8, 12], ground: pool },
  );
  return stacked(0, [name, ...tube(light)]);
}

function tube(light: Hex): readonly SpacerNode[] {
  const halo = mix(NIGHT, light, HALO);
  return [halo, light, halo].map((color) => spacer({ height: 2, ground: solid(color) }));
}

function details(signature: SignatureView, look: Look, light: Hex): Block {
  const { primary, secondary } = look.palette;
  const plain = font('sans', 13, '#e9e4f2', { lineHeight: 20 });
  const quiet = luminous(secondary, NIGHT);
  const photo = ringedPhoto(signature.photo, {
    line: { width: 2, color: light, style: 'solid' },
    gap: 3,
    ground: solid(mix(NIGHT, light, 0.2)),
  });
  const style = {
    value: plain,
    label: { ...plain, color: quiet, weight: 700 },
    labelOf: fullLabel,
    address: 'comma',
  } as const;
  const words = stacked(12, [
    fieldLine(signature, ['title', 'department', 'company'], ' · ', {
      ...plain,
      size: 15,
      color: luminous(primary, NIGHT),
      weight: 700,
    }),
    contactLines(signature.contacts, style, look),
    socialLine(
      signature.socials,
      { font: { ...plain, color: light }, separator: ' + ', beneath: NIGHT },
      look,
    ),
    quoteCell(signature, {
      ...plain,
      color: readableOn(mix(light, WHITE, 0.3), NIGHT),
      italic: true,
    }),
  ]);
  return beside(16, [photo, words]);
}
