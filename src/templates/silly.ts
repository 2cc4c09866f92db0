import { changed } from '../base/changed';
import {
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
import { roughWidth } from '../email/rough-width';
import {
  AA_CONTRAST,
  AA_CONTRAST_LARGE,
  luminance,
  mix,
  readableOn,
  WHITE,
  type Hex,
} from '../model/color/color';
import { middle, startPadding } from './parts/alignment';
import { besidePhoto } from './parts/beside-photo';
import { frame } from './parts/borders';
import type { LabelOf } from './parts/contact/contact';
import { markerRows } from './parts/contact/marker-rows';
import { headlineSize, tightLines } from './parts/headline';
import { nameWords } from './parts/name';
import { wholeWordFont } from './parts/pack';
import { logoRow, within } from './parts/pictures';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialCapsule } from './parts/social/social-capsule';
import { quoteCell, roleRuns, textRun } from './parts/text';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import type { Look, Template } from './template';
import {
  kindOf,
  textsOf,
  wordsOf,
  type ContactKind,
  type KindOfContact,
  type SignatureView,
} from './view';

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

const emojiOf: LabelOf = (contact) => EMOJI[contact.kind] ?? EMOJI[kindOf(contact)];

const WIDTH = 460;
const REACH = 280;
const EXTRAS = 140;
const EMOJI_SIZE = 24;
/** Beside the photo on a phone. */
const NAME_WIDTH = 200;
/** From this size on, letters may be lighter. */
const LARGE = 24;
/** From this luminance on, paper needs no backing beneath a logo. */
const LIGHT = 0.6;
/** Of the column of emoji. */
const EMOJI_WIDTH = 22;
/** The flags of the bunting, as many as a phone has room for. */
const FLAGS = 7;
const FLAG_GAP = 24;
const SEPARATOR = ' · ';

/**
 * A birthday card: bunting, a dashed rounded border, a color for each word of the name, emoji for labels. A color for each
 * letter would part the name into as many texts, which VoiceOver and Narrator read one by one.
 */
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
        bunting(look, paper),
        head(signature, look, value, paper),
        body(signature, look, value, paper),
      ],
      {
        padding: [2, 13, 8, 13],
        background: solid(paper),
        borders: frame(visibleOn(primary, paper), 3, 'dashed'),
        radius: 22,
      },
    );
    return signatureRoot(silly, look, [sheet]);
  },
};

/** The three colors of the palette, as far as they must be changed to be read: every other is the first. */
function party({ palette }: Look, paper: Hex, ratio: number): readonly [Hex, Hex, Hex, Hex] {
  const readable = (color: Hex): Hex => readableOn(color, paper, ratio);
  const first = readable(palette.primary);
  return [first, readable(palette.accent), first, readable(palette.secondary)];
}

/** Flags in the colors of the palette, hung from the upper edge. */
function bunting(look: Look, paper: Hex): Block {
  const colors = party(look, paper, AA_CONTRAST);
  const [first] = colors;
  const flags = Array.from({ length: FLAGS }, (_, index) => {
    const color = colors[index % colors.length] ?? first;
    return literal('▼', { decorative: true, ...(color === first ? {} : { font: { color } }) });
  });
  const line = font('sans', 16, first, { lineHeight: 16, letterSpacing: FLAG_GAP });
  // Space follows the last flag, too, whatever the direction.
  return textCell(line, flags, { align: 'center', padding: [0, 0, 0, FLAG_GAP] });
}

function head(signature: SignatureView, look: Look, value: Font, paper: Hex): Block {
  const photo = ringedPhoto(signature.photo, {
    line: { width: 3, color: visibleOn(look.palette.accent, paper), style: 'dashed' },
    gap: 3,
  });
  return besidePhoto(signature, photo, { width: REACH, gap: 12 }, (room) => {
    const words = wordsOf(signature, 'name');
    const size = headlineSize(words, 26, Math.min(room, NAME_WIDTH));
    const colors = party(look, paper, size >= LARGE ? AA_CONTRAST_LARGE : AA_CONTRAST);
    const [strong, loud] = party(look, paper, AA_CONTRAST);
    const letters = changed(value, {
      size,
      lineHeight: tightLines(size),
      color: strong,
      weight: 700,
    });
    const name = wholeWordFont([words], letters, room);
    const cheer = literal(`\u00a0${look.celebration}`, {
      decorative: true,
      font: { size: EMOJI_SIZE },
    });
    const colored = nameWords(signature, name, (index) => colorAt(colors, index, name.color));
    return stacked(0, [
      colored === null
        ? textCell(name, cheer)
        : changed(colored, { children: [...colored.children, cheer] }),
      role(signature, value, loud, room),
    ]);
  });
}

function colorAt(colors: readonly Hex[], index: number, usual: Hex): Partial<Font> {
  const color = colors[index % colors.length];
  return color === undefined || color === usual ? {} : { color };
}

/** A hat for the title; unit and company in one line where there is room. */
function role(signature: SignatureView, value: Font, loud: Hex, room: number): Block {
  const quiet = { color: value.color };
  const titles = joined(roleRuns(signature, ['title'], quiet), literal(' · ', { font: quiet }));
  const hat = titles.length > 0 ? ornament('\u00a0🎩') : null;
  const firm = textsOf(signature, ['unit', 'company']);
  const words = wholeWordFont(
    firm.map(({ text }) => text),
    changed(value, { size: 13, color: loud }),
    room,
  );
  const whole = firm.map(({ text }) => text).join(SEPARATOR);
  const parting = roughWidth(whole, words.size) > NAME_WIDTH ? '\n' : SEPARATOR;
  const runs = joined(
    firm.map((text) => textRun(text)),
    literal(parting),
  );
  const end = titles.length > 0 && runs.length > 0 ? literal('\n') : null;
  return textCell(words, [...titles, hat, end, ...runs]);
}

/** The logo beside the contacts, the networks below it. */
function body(signature: SignatureView, look: Look, value: Font, paper: Hex): Block {
  const style = {
    value,
    label: value,
    marker: font('sans', 12, value.color, { lineHeight: value.lineHeight }),
    markerOf: emojiOf,
    width: EMOJI_WIDTH,
    address: 'comma',
  } as const;
  const quoteFont = changed(value, { color: readableOn(look.palette.secondary, paper) });
  const reach = stacked(6, [
    cell({}, markerRows(signature.contacts, style, look)),
    quoteCell(signature, quoteFont, { padding: startPadding(look, EMOJI_WIDTH) }),
  ]);
  const backing = luminance(paper) < LIGHT ? WHITE : undefined;
  const logo = within(signature.logo, EXTRAS - (backing === undefined ? 0 : 16));
  const extras = stacked(10, [logoRow(logo, backing), socials(signature, look, paper)]);
  const sides = wrapping(
    [
      [REACH, middle(reach)],
      [EXTRAS, middle(extras)],
    ],
    [3, 0, 5, 0],
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

function ornament(emoji: string): TextNode {
  return literal(emoji, { decorative: true });
}
