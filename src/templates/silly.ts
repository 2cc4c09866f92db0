import { beside, cell, font, literal, solid, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import type { Font, TextNode } from '../email/nodes';
import { luminance, mix, readableOn, WHITE, type Hex } from '../model/color';
import { frame } from './parts/borders';
import { contactLines, type LabelOf } from './parts/contact';
import { logoRow } from './parts/pictures';
import { nameWords } from './parts/name';
import { ringedPhoto } from './parts/rings';
import { signatureRoot } from './parts/root';
import { socialBadges } from './parts/socials';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { ContactKind, SignatureView } from './view';

const EMOJI: Readonly<Record<ContactKind, string>> = {
  phone: '📞',
  mobile: '📱',
  fax: '📠',
  email: '💌',
  website: '🌍',
  address: '🏡',
  secondAddress: '🏢',
  own: '📌',
};

/** A line of one's own says what it is, too. */
const labelOf: LabelOf = ({ kind, labels }) =>
  `${EMOJI[kind]} ${kind === 'own' ? labels.full : ''}`.trim();

/** From this luminance on, paper needs no plate beneath a logo. */
const LIGHT = 0.6;
const CONFETTI = '●▲■★●◆▼★■●';
const CONFETTI_SIZES = [12, 18, 14, 20, 16, 13, 17];

/** A birthday card: confetti, a dashed rounded border, words that bounce, emoji for labels. */
export const silly: Template = {
  id: 'silly',
  maxWidth: 600,
  build(signature, look) {
    const { primary, accent, background } = look.palette;
    const paper = mix(background, WHITE, 0.4);
    const photo = ringedPhoto(signature.photo, {
      line: { width: 3, color: visibleOn(accent, paper), style: 'dashed' },
      gap: 3,
    });
    const sheet = stacked(
      10,
      [
        confetti(look, paper),
        beside(16, [photo, words(signature, look, paper)]),
        logoRow(signature.logo, luminance(paper) < LIGHT ? WHITE : undefined),
      ],
      {
        padding: [10, 18, 16, 18],
        ground: solid(paper),
        borders: frame(visibleOn(primary, paper), 3, 'dashed'),
        radius: 22,
      },
    );
    return signatureRoot(silly, look, [sheet]);
  },
};

function confetti({ palette }: Look, paper: Hex): Block {
  const colors = [palette.primary, palette.accent, palette.secondary];
  const shapes = [...CONFETTI].map((shape, index) => {
    const color = readableOn(colors[index % colors.length] ?? palette.primary, paper);
    const size = CONFETTI_SIZES[index % CONFETTI_SIZES.length] ?? 12;
    return literal(shape, { decorative: true, font: { size, color } });
  });
  return textCell(font('sans', 12, palette.primary, { lineHeight: 24, letterSpacing: 8 }), shapes);
}

function words(signature: SignatureView, look: Look, paper: Hex): Block {
  const { primary, secondary, accent, text } = look.palette;
  const strong = readableOn(primary, paper);
  const loud = readableOn(accent, paper);
  const value = font('comic', 14, readableOn(text, paper), { lineHeight: 22 });
  const name = nameWords(
    signature,
    font('comic', 30, strong, { lineHeight: 40, weight: 700 }),
    (index) => (index % 2 === 0 ? {} : { size: 24, color: loud }),
  );
  const style = { value, label: value, labelOf, address: 'comma' } as const;
  return stacked(8, [
    name && { ...name, children: [...name.children, ornament(` ${look.celebration}`)] },
    jobLines(signature, value, loud),
    contactLines(signature.contacts, style, look),
    said(signature, { ...value, size: 16, color: readableOn(secondary, paper) }),
    cell(
      {},
      socialBadges(
        signature.socials,
        { ground: primary, size: 26, radius: 13, beneath: paper },
        look,
      ),
    ),
  ]);
}

/** A hat for the job and a tent for the company, the second word bigger than the first. */
function jobLines(signature: SignatureView, value: Font, loud: Hex): Block {
  const title = field(signature, 'title');
  const company = field(signature, 'company', { size: 17, color: loud, weight: 700 });
  const lines = [...withEmoji('🎩', title), ...(title && company ? [literal('\n')] : [])];
  return textCell(value, [...lines, ...withEmoji('🎪', company)]);
}

/** The quote behind a speech bubble. */
function said(signature: SignatureView, quoteFont: Font): Block {
  const quote = quoteCell(signature, quoteFont);
  return quote && { ...quote, children: [ornament('💬 '), ...quote.children] };
}

function withEmoji(emoji: string, run: TextNode | null): readonly TextNode[] {
  return run === null ? [] : [ornament(`${emoji} `), run];
}

function ornament(emoji: string): TextNode {
  return literal(emoji, { decorative: true });
}
