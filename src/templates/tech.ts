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
import type { Hex } from '../model/color/color';
import { endPadding } from './parts/alignment';
import type { LabelOf } from './parts/contact/contact';
import { headlineSize } from './parts/headline';
import { luminous } from './parts/readable-colors';
import { letterMarker, markerRows } from './parts/contact/marker-rows';
import { nameAbovePronouns } from './parts/name';
import { fitted, logoCell, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { wholeWordFont } from './parts/pack';
import { socialLine } from './parts/social/social-line';
import { roleRuns, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { textsOf, wordsOf, type SignatureView } from './view';

const SCREEN: Hex = '#0b0f0c';
const BAR: Hex = '#1d2420';
const BACKING: Hex = '#f4f6f4';
const DOTS = ['#ff5f57', '#febc2e', '#28c840'] as const satisfies readonly Hex[];
/** The panes; each fits a phone. */
const WHO = 272;
const CONTACT = 296;
const GUTTER = 6;
const NAME_WIDTH = 192;
/** Pictures stand a little below their prompt. */
const BELOW = { padding: [2, 0, 0, 0] } as const;
const FLAG_WIDTH = 22;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 40;
/** Above and below what stands in the title bar. */
const BAR_EDGE = 4;

/** The inks of the terminal. */
interface Inks {
  readonly plain: Font;
  readonly bright: Hex;
  readonly quiet: Hex;
  readonly flag: Hex;
}

/** A terminal of two panes: prompt lines answered with the data, the logo as a tab in the title bar. */
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
    const background = solid(SCREEN);
    const footer = { ...inks.plain, size: 11, lineHeight: 16, color: inks.quiet };
    return signatureRoot(tech, look, [
      titleBar(signature),
      cell({ padding: [8, 10, 0, 10], background }, panes),
      textCell(footer, poweredBy(signature, look), { padding: [0, 10, 6, 10], background }),
    ]);
  },
};

/** The dots of a window, and the logo as a tab at the end. */
function titleBar({ logo }: SignatureView): Block {
  const [first] = DOTS;
  const runs = DOTS.map((color) => literal('●', { decorative: true, font: { color } }));
  const dots = textCell(font('sans', 12, first), joined(runs, literal(' ')), {
    padding: [BAR_EDGE, 10, BAR_EDGE, 10],
    verticalAlign: 'middle',
  });
  const tab = logoCell(fitted(logo, 120, LOGO_HEIGHT), BACKING);
  return beside(0, [dots, tab && { ...tab, padding: [BAR_EDGE, 8, BAR_EDGE, 8] }], {
    background: solid(BAR),
  });
}

function who(signature: SignatureView, inks: Inks, look: Look): Block {
  const { plain, bright } = inks;
  const size = headlineSize(wordsOf(signature, 'name'), 18, NAME_WIDTH);
  const words = stacked(0, [
    nameAbovePronouns(signature, { ...plain, size, lineHeight: 24, color: bright, weight: 700 }),
    position(signature, plain),
  ]);
  const links = { font: { ...plain, color: bright }, separator: '\u00a0\u00a0 ', beneath: SCREEN };
  return stacked(6, [
    answer('whoami', beside(12, [photoCell(signature.photo), words], BELOW), inks, look),
    answer('open --social', socialLine(signature.socials, links, look), inks, look),
  ]);
}

/** What somebody does and where, a line for each: no separator is left alone beside a long word. */
function position(signature: SignatureView, cellFont: Font): Block {
  const roles = ['title', 'unit', 'company'] as const;
  const texts = textsOf(signature, roles).map(({ text }) => text);
  const line = wholeWordFont(texts, cellFont, NAME_WIDTH);
  return textCell(line, joined(roleRuns(signature, roles), literal('\n')));
}

function answers(signature: SignatureView, inks: Inks, look: Look): Block {
  const { plain, flag } = inks;
  const label = { ...plain, color: flag };
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
    : { ...block, children: [prompt, literal('\n'), ...block.children] };
}

function poweredBy(signature: SignatureView, look: Look): TextNode | null {
  const company = wordsOf(signature, 'company');
  const words = phrase('poweredBy', look, { decorative: true });
  return words && { ...words, text: `${words.text} ${company || look.words.phrases.curiosity}` };
}
