import { beside, cell, font, stack, stacked, wrapping } from '../email/builders';
import type { Block } from '../email/builders';
import type { Ground } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import type { Palette } from '../model/palettes';
import { splitAddress } from './parts/address';
import { frame } from './parts/borders';
import { contactLines, type LabelOf } from './parts/contact';
import { logoRow } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { fieldLine, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const ANGLE = 135;
const COLUMN = 250;
/** The address has a column of its own and needs no label. */
/** Addresses stand in a place of their own. */
const labelOf: LabelOf = (contact) => (contact.kind === 'address' ? '' : contact.labels.full);

/** A pane of frosted glass on a run of colour, and a clearer strip on the pane for the contacts. */
export const glassmorphism: Template = {
  id: 'glassmorphism',
  maxWidth: 600,
  build(signature, look) {
    const panel = colorRun(look.palette);
    const pane = glass(panel, 0.88, 0.62);
    const quiet = readableOn(look.palette.secondary, shadesOf(pane));
    const badges = socialBadges(
      signature.socials,
      { ground: look.palette.primary, radius: 12, beneath: pane.color },
      look,
    );
    const card = stacked(
      14,
      [
        person(signature, look, shadesOf(pane)),
        strip(signature, look, glass(panel, 0.96, 0.82)),
        quoteCell(signature, font('sans', 13, quiet, { italic: true })),
        cell({}, badges),
        logoRow(signature.logo),
      ],
      { padding: [16, 16, 16, 16], ground: pane, borders: frame(WHITE), radius: 16 },
    );
    return signatureRoot(glassmorphism, look, [
      cell({ padding: [14, 14, 14, 14], ground: panel, radius: 20 }, stack([card])),
    ]);
  },
};

function person(signature: SignatureView, { palette }: Look, grounds: readonly Hex[]): Block {
  const { primary, text } = palette;
  const photo = ringedPhoto(signature.photo, {
    line: { width: 3, color: WHITE, style: 'solid' },
    gap: 0,
  });
  const words = stacked(
    2,
    [
      nameCell(signature, font('sans', 22, readableOn(primary, grounds), { weight: 700 })),
      fieldLine(
        signature,
        ['title', 'department', 'company'],
        ' · ',
        font('sans', 14, readableOn(text, grounds)),
      ),
    ],
    { verticalAlign: 'middle' },
  );
  return beside(14, [photo, words]);
}

function strip(signature: SignatureView, look: Look, ground: Ground): Block {
  const { primary, text } = look.palette;
  const grounds = shadesOf(ground);
  const value = font('sans', 13, readableOn(text, grounds), { lineHeight: 20 });
  const label = { ...value, color: readableOn(primary, grounds) };
  const style = { value, label, labelOf, address: 'comma' } as const;
  const { address, others } = splitAddress(signature.contacts);
  const columns = wrapping(
    [
      [COLUMN, contactLines(others, style, look)],
      [COLUMN, contactLines(address, style, look)],
    ],
    [4, 8, 4, 8],
  );
  return cell({ padding: [6, 4, 6, 4], ground, radius: 10 }, columns);
}

function colorRun({ primary, secondary }: Palette): Ground {
  const from = visibleOn(mix(primary, WHITE, 0.1), WHITE);
  const to = visibleOn(mix(secondary, WHITE, 0.35), WHITE);
  return { color: mix(from, to, 0.5), gradient: { angle: ANGLE, from, to } };
}

/** White over a ground, `near` the light thicker than `far` from it. */
function glass(beneath: Ground, near: number, far: number): Ground {
  const { color, gradient = { angle: ANGLE, from: color, to: color } } = beneath;
  const from = mix(gradient.from, WHITE, near);
  const to = mix(gradient.to, WHITE, far);
  return { color: mix(from, to, 0.5), gradient: { ...gradient, from, to } };
}

function shadesOf({ color, gradient }: Ground): readonly Hex[] {
  return gradient === undefined ? [color] : [color, gradient.from, gradient.to];
}
