import { cell, columns, font, joined, literal, solid, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import type { TextNode } from '../email/nodes';
import { readableOn, type Hex } from '../model/color';
import { contactLines, labelWithin, shortLabel } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { field, fieldLine, quoteCell } from './parts/text';
import { phrase } from './parts/script';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const SCREEN: Hex = '#0b0f0c';
const BAR: Hex = '#1d2420';
const DOTS = ['#ff5f57', '#febc2e', '#28c840'] as const satisfies readonly Hex[];

/** A terminal: prompt lines answered with the data. */
export const tech: Template = {
  id: 'tech',
  maxWidth: 600,
  phrases: ['poweredBy'],
  build(signature, look) {
    const { primary, secondary, accent } = look.palette;
    const bright = readableOn(primary, SCREEN, 7);
    const quiet = readableOn(secondary, SCREEN);
    const plain = font('mono', 13, '#e6ebe7');
    const prompt = (command: string, end = ''): TextNode =>
      literal(`$ ${command}${end}`, { decorative: true, font: { color: quiet } });
    const below = (command: string, block: Block): Block =>
      block && stacked(4, [textCell(plain, prompt(command)), block]);
    const within = (command: string, block: Block): Block =>
      block && { ...block, children: [prompt(command, '\n'), ...block.children] };

    const who = stacked(2, [
      textCell(font('mono', 18, bright, { weight: 700 }), field(signature, 'name')),
      fieldLine(signature, ['title', 'department', 'company'], ' @ ', plain),
    ]);
    const contact = contactLines(
      signature.contacts,
      {
        value: plain,
        label: font('mono', 13, readableOn(accent, SCREEN)),
        labelOf: labelWithin('', shortLabel, ':'),
        address: 'comma',
      },
      look,
    );
    const screen = stacked(
      12,
      [
        below('whoami', cell({}, columns([photoCell(signature.photo), who], 16))),
        within('contact --all', contact),
        within('quote --today', quoteCell(signature, plain)),
        below(
          'open --social',
          cell(
            {},
            socialBadges(signature.socials, { ground: BAR, ink: bright, beneath: SCREEN }, look),
          ),
        ),
        logoRow(signature.logo, '#f4f6f4'),
        textCell({ ...plain, size: 11, lineHeight: 16, color: quiet }, poweredBy(signature, look)),
      ],
      { padding: [16, 16, 16, 16], ground: solid(SCREEN) },
    );
    return signatureRoot(tech, look, [titleBar(), screen]);
  },
};

function poweredBy({ company }: SignatureView, look: Look): TextNode | null {
  const words = phrase('poweredBy', look, { decorative: true });
  return words && { ...words, text: `${words.text} ${company || look.words.phrases.curiosity}` };
}

function titleBar(): Block {
  const dots = DOTS.map((color) => literal('●', { decorative: true, font: { color } }));
  const [first] = DOTS;
  return textCell(font('sans', 12, first), joined(dots, literal(' ')), {
    padding: [4, 12, 4, 12],
    ground: solid(BAR),
  });
}
