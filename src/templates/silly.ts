import {
  beside,
  cell,
  font,
  joined,
  literal,
  solid,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, TextNode } from '../email/nodes';
import {
  AA_CONTRAST,
  AA_CONTRAST_LARGE,
  luminance,
  mix,
  readableOn,
  WHITE,
  type Hex,
} from '../model/color/color';
import { frame } from './parts/borders';
import { contactLines, type LabelOf } from './parts/contact/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameLetters } from './parts/name-letters';
import { logoRow, within } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { quoteCell, roleRuns } from './parts/text';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import { kindOf, wordsOf, type ContactKind, type KindOfContact, type SignatureView } from './view';

/** By what a contact is, and those of its own. */
const EMOJI: Readonly<Partial<Record<ContactKind, string>> & Record<KindOfContact, string>> = {
  phone: '📞',
  mobile: '📱',
  fax: '📠',
  email: '💌',
  website: '🌍',
  address: '🏡',
  secondAddress: '🏢',
  own: '📌',
};

/** A line of the visitor's own has its label, too. */
const labelOf: LabelOf = (contact) => {
  const { kind, labels } = contact;
  return `${EMOJI[kind] ?? EMOJI[kindOf(contact)]} ${kind === 'own' ? labels.full : ''}`.trim();
};

const WIDTH = 460;
const REACH = 280;
const EXTRAS = 140;
const EMOJI_SIZE = 24;
/** Beside the photo on a phone. */
const NAME_WIDTH = 180;
/** From this size on, letters may be lighter. */
const LARGE = 24;
/** From this luminance on, paper needs no backing beneath a logo. */
const LIGHT = 0.6;
/** As many as fit one line of a phone. */
const CONFETTI: readonly (readonly [shapes: string, size: number])[] = [
  ['●▲', 13],
  ['★', 17],
  ['◆', 12],
  ['●▼', 16],
  ['■', 12],
];

/** A birthday card: confetti, a dashed rounded border, a color for each letter, emoji for labels. */
export const silly: Template = {
  id: 'silly',
  maxWidth: WIDTH,
  build(signature, look) {
    const { primary, background } = look.palette;
    const paper = mix(background, WHITE, 0.4);
    const value = font('comic', 12, readableOn(look.palette.text, paper), { lineHeight: 18 });
    const sheet = stacked(
      6,
      [
        confetti(look, paper),
        head(signature, look, value, paper),
        body(signature, look, value, paper),
      ],
      {
        padding: [6, 13, 10, 13],
        background: solid(paper),
        borders: frame(visibleOn(primary, paper), 3, 'dashed'),
        radius: 22,
      },
    );
    return signatureRoot(silly, look, [sheet]);
  },
};

/** The three colors of the palette, as far as they must be changed to be read. */
function party({ palette }: Look, paper: Hex, ratio: number): readonly [Hex, Hex, Hex] {
  const readable = (color: Hex): Hex => readableOn(color, paper, ratio);
  return [readable(palette.primary), readable(palette.accent), readable(palette.secondary)];
}

function confetti(look: Look, paper: Hex): Block {
  const colors = party(look, paper, AA_CONTRAST);
  const shapes = CONFETTI.map(([shapes, size], index) => {
    const color = colors[index % colors.length] ?? colors[0];
    return literal(shapes, { decorative: true, font: { size, color } });
  });
  const line = font('sans', 12, colors[0], { lineHeight: 20, letterSpacing: 22 });
  return textCell(line, shapes, { align: 'center' });
}

function head(signature: SignatureView, look: Look, value: Font, paper: Hex): Block {
  const photo = ringedPhoto(signature.photo, {
    line: { width: 3, color: visibleOn(look.palette.accent, paper), style: 'dashed' },
    gap: 3,
  });
  const size = headlineSize(wordsOf(signature, 'name'), 26, NAME_WIDTH);
  const colors = party(look, paper, size >= LARGE ? AA_CONTRAST_LARGE : AA_CONTRAST);
  const [strong, loud] = party(look, paper, AA_CONTRAST);
  const name = { ...value, size, lineHeight: tightLines(size), color: strong, weight: 700 };
  const cheer = literal(`\u2002${look.celebration}`, {
    decorative: true,
    font: { size: EMOJI_SIZE },
  });
  const letters = nameLetters(signature, name, colors, look);
  const words = stacked(
    0,
    [
      letters === null
        ? textCell(name, cheer)
        : { ...letters, children: [...letters.children, cheer] },
      role(signature, value, loud),
    ],
    { verticalAlign: 'middle' },
  );
  return beside(10, [photo, words]);
}

/** A hat for the title. */
function role(signature: SignatureView, value: Font, loud: Hex): Block {
  const titles = joined(roleRuns(signature, ['title']), literal(' · '));
  const firm = joined(
    roleRuns(signature, ['unit', 'company'], { color: loud }),
    literal(' · ', { font: { color: loud } }),
  );
  const hat = titles.length > 0 ? ornament('🎩 ') : null;
  const end = titles.length > 0 && firm.length > 0 ? literal('\n') : null;
  return textCell(value, [hat, ...titles, end, ...firm]);
}

function body(signature: SignatureView, look: Look, value: Font, paper: Hex): Block {
  const style = { value, label: value, labelOf, address: 'comma' } as const;
  const quoteFont = { ...value, color: readableOn(look.palette.secondary, paper) };
  const reach = stacked(6, [
    contactLines(signature.contacts, style, look),
    withEmoji('💬', quoteCell(signature, quoteFont)),
  ]);
  const backing = luminance(paper) < LIGHT ? WHITE : undefined;
  const logo = within(signature.logo, EXTRAS - (backing === undefined ? 0 : 16));
  const extras = stacked(6, [logoRow(logo, backing), socials(signature, look, paper)]);
  const sides = wrapping(
    [
      [REACH, reach],
      [EXTRAS, extras],
    ],
    [0, 0, 6, 0],
  );
  return cell({}, sides);
}

/** One long balloon. */
function socials(signature: SignatureView, look: Look, paper: Hex): Block {
  const background = solid(darkEnoughForWhite(look.palette.primary));
  return socialCapsule(
    signature.socials,
    { background, radius: 12, beneath: paper, most: 5 },
    look,
  );
}

function withEmoji(emoji: string, block: Block): Block {
  return block && { ...block, children: [ornament(`${emoji} `), ...block.children] };
}

function ornament(emoji: string): TextNode {
  return literal(emoji, { decorative: true });
}
