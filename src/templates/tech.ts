import { changed } from '../base/changed';
import { withHeldEnd } from '../base/text';
import {
  beside,
  cell,
  font,
  joined,
  literal,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font, SpacerNode, TextNode } from '../email/nodes';
import type { Hex } from '../model/color/color';
import { endPadding, middle } from './parts/alignment';
import type { LabelOf } from './parts/contact/contact';
import { luminous } from './parts/readable-colors';
import { letterMarker, markerRows } from './parts/contact/marker-rows';
import { nameOverRoles } from './parts/name-over-roles';
import { logoChip } from './parts/logo-chip';
import { fitted, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { wholeWordFont } from './parts/pack';
import { socialLine } from './parts/social/social-line';
import { quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

const SCREEN: Hex = '#0b0f0c';
const BAR: Hex = '#1d2420';
/** Behind a logo: light enough for dark ones and for the checks of pale ones, and no glare. */
const BACKING: Hex = '#edf1ee';
const DOTS = ['#ff5f57', '#febc2e', '#28c840'] as const satisfies readonly Hex[];
/** The panes; each fits a phone. */
const WHO = 272;
const CONTACT = 296;
const GUTTER = 6;
const NAME_WIDTH = 192;
/** Pictures stand a little below their prompt. */
const BELOW = { padding: [2, 0, 0, 0] } as const;
const FLAG_WIDTH = 22;
/** How wide a letter is, as a share of its size. */
const CONSOLE_LETTER = 0.6;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 40;
/** At the sides of the window, and the radius of its corners. */
const EDGE = 10;
const CORNER = 8;

/** The inks of the terminal. */
interface Inks {
  readonly plain: Font;
  readonly bright: Hex;
  readonly quiet: Hex;
  readonly flag: Hex;
}

/** A terminal of two panes: prompt lines answered with the data, the logo in the status bar. */
export const tech: Template = {
  id: 'tech',
  maxWidth: 600,
  phrases: ['poweredBy'],
  build(signature, look) {
    const { primary, secondary, accent } = look.palette;
    const inks: Inks = {
      plain: font('console', 12, '#e6ebe7', { lineHeight: 18 }),
      bright: luminous(primary, SCREEN),
      quiet: luminous(secondary, SCREEN),
      flag: luminous(accent, SCREEN),
    };
    const panes = wrapping(
      [
        [WHO, who(signature, inks, look)],
        [CONTACT, answers(signature, inks, look)],
      ],
      endPadding(look, GUTTER, 6),
    );
    return signatureRoot(tech, look, [
      titleBar(),
      cell({ padding: [6, EDGE, 0, EDGE], background: solid(SCREEN) }, panes),
      statusBar(signature, inks, look),
    ]);
  },
};

/** The dots of a window. */
function titleBar(): Block {
  const [first, ...others] = DOTS;
  const dot = literal('●', { decorative: true });
  const runs = [dot, ...others.map((color) => changed(dot, { font: { color } }))];
  return textCell(font('sans', 12, first), joined(runs, literal(' ')), {
    padding: [4, EDGE, 4, EDGE],
    background: solid(BAR),
    radius: [CORNER, CORNER, 0, 0],
  });
}

/** What drives all this, and the logo of who that is; without both the foot of the window. */
function statusBar(
  signature: SignatureView,
  { plain, quiet }: Inks,
  look: Look,
): Block | SpacerNode {
  const background = solid(BAR);
  const radius = [0, 0, CORNER, CORNER] as const;
  const words = textCell(
    changed(plain, { size: 11, lineHeight: 16, color: quiet }),
    poweredBy(signature, look),
    { verticalAlign: 'middle' },
  );
  const logo = logoChip(fitted(signature.logo, 120, LOGO_HEIGHT), {
    background: solid(BACKING),
    radius: 4,
    inset: 4,
  });
  const bar = beside(12, [words, middle(logo)], {
    padding: [4, EDGE, 4, EDGE],
    background,
    radius,
  });
  return bar ?? spacer({ height: EDGE, background, radius });
}

function who(signature: SignatureView, inks: Inks, look: Look): Block {
  const { plain, bright } = inks;
  const words = person(signature, plain, bright);
  const links = {
    font: changed(plain, { color: bright }),
    separator: '\u00a0\u00a0 ',
    beneath: SCREEN,
  };
  return stacked(6, [
    answer('whoami', beside(12, [photoCell(signature.photo), words], BELOW), inks, look),
    answer('open --social', socialLine(signature.socials, links, look), inks, look),
  ]);
}

/** A line for each: no separator is left alone beside a long word. */
function person(signature: SignatureView, cellFont: Font, color: Hex): Block {
  const size = monoSize(wordsOf(signature, 'name'), 18);
  const texts = textsOf(signature, ['title', 'unit', 'company']).map(({ text }) => text);
  const line = wholeWordFont(texts, cellFont, NAME_WIDTH);
  return nameOverRoles(signature, { line, name: { size, lineHeight: 24, color, weight: 700 } });
}

/** The largest size at which no word of the name is torn, hardly smaller than the rest: letters of consoles are alike wide. */
function monoSize(words: string, largest: number): number {
  const longest = Math.max(1, ...words.split(/[\s-]+/).map(({ length }) => length));
  return Math.max(15, Math.min(largest, Math.floor(NAME_WIDTH / (CONSOLE_LETTER * longest))));
}

function answers(signature: SignatureView, inks: Inks, look: Look): Block {
  const { plain, flag } = inks;
  const label = changed(plain, { color: flag });
  const style = {
    value: plain,
    marker: label,
    markerOf: flagOf,
    width: FLAG_WIDTH,
    label,
    address: 'comma',
  } as const;
  const contact = markerRows(signature.contacts, style, look);
  return stacked(6, [
    answer('contact --all', cell({}, contact), inks, look),
    answer('quote --today', quoteCell(signature, plain), inks, look),
  ]);
}

const flagOf: LabelOf = (contact) => {
  const letter = letterMarker(contact);
  return letter === '' ? '' : `-${letter.toLocaleLowerCase()}`;
};

/** What a command answers with, below the line of its prompt; null where there is nothing. */
function answer(command: string, block: Block, { plain, quiet }: Inks, look: Look): Block {
  if (block === null) return null;
  const dir = look.direction === 'rtl' ? ({ dir: 'ltr' } as const) : {};
  const color = { font: { color: quiet } };
  const prompt = literal(`$ ${command}`, { decorative: true, ...color, ...dir });
  return block.font === undefined
    ? stacked(0, [textCell(plain, prompt), block])
    : changed(block, { children: [prompt, literal('\n'), ...block.children] });
}

function poweredBy(signature: SignatureView, look: Look): TextNode | null {
  const company = withHeldEnd(wordsOf(signature, 'company'));
  const words = phrase('poweredBy', look, { decorative: true });
  return (
    words && changed(words, { text: `${words.text} ${company || look.words.phrases.curiosity}` })
  );
}
