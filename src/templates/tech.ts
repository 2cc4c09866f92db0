import { cell, columns, font, literal, solid, spacer, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import { readableOn, type Hex } from '../model/color';
import { contactLines, type ContactLabels } from './parts/contact';
import { logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { mainSocials, socialBadges } from './parts/socials';
import { field, fieldLine, quoteCell } from './parts/text';
import type { Template } from './template';

const SCREEN: Hex = '#0b0f0c';
const BAR: Hex = '#1d2420';
const DOTS: readonly Hex[] = ['#ff5f57', '#febc2e', '#28c840'];

const LABELS: ContactLabels = {
  phone: 'tel:',
  mobile: 'mob:',
  fax: 'fax:',
  email: 'mail:',
  website: 'web:',
  address: 'loc:',
};

/** A terminal: prompt lines answered with the data. */
export const tech: Template = {
  id: 'tech',
  label: 'Tech',
  maxWidth: 600,
  build(signature, look) {
    const { primary, secondary, accent } = look.palette;
    const bright = readableOn(primary, SCREEN, 7);
    const quiet = readableOn(secondary, SCREEN);
    const plain = font('mono', 13, '#e6ebe7');
    const prompt = (command: string): Block =>
      textCell({ ...plain, color: quiet }, literal(`$ ${command}`, { decorative: true }));
    const answer = (command: string, block: Block): Block =>
      block && stacked(4, [prompt(command), block]);

    const who = stacked(2, [
      textCell(font('mono', 18, bright, { weight: 700 }), field(signature, 'name')),
      fieldLine(signature, ['title', 'company'], ' @ ', plain),
    ]);
    const contact = contactLines(
      signature.contacts,
      {
        value: plain,
        label: font('mono', 13, readableOn(accent, SCREEN)),
        labels: LABELS,
        address: 'comma',
      },
      look,
    );
    const screen = stacked(
      12,
      [
        answer('whoami', cell({}, columns([photoCell(signature.photo), who], 16))),
        answer('contact --all', contact),
        answer('quote --today', quoteCell(signature, plain)),
        answer(
          'open --social',
          cell(
            {},
            socialBadges(
              mainSocials(signature),
              { ground: BAR, ink: bright, beneath: SCREEN },
              look,
            ),
          ),
        ),
        logoRow(signature.logo, '#f4f6f4'),
        textCell(
          { ...plain, size: 11, lineHeight: 16, color: quiet },
          literal(`powered by ${signature.company || 'curiosity'}`, { decorative: true }),
        ),
      ],
      { padding: [16, 16, 16, 16], ground: solid(SCREEN) },
    );
    return signatureRoot(tech, look, [titleBar(), screen]);
  },
};

function titleBar(): Block {
  const dots = DOTS.map((color) =>
    spacer({ width: 10, height: 10, radius: 5, ground: solid(color) }),
  );
  return cell(
    { padding: [8, 12, 8, 12], ground: solid(BAR) },
    columns(dots, 6, { width: 'content' }),
  );
}
