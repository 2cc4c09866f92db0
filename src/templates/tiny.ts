import {
  beside,
  cell,
  font,
  joined,
  literal,
  stacked,
  textCell,
  type Block,
} from '../email/builders';
import type { Font, TextNode } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { isNumber, labelledFlow, type LabelOf } from './parts/contact/contact';
import { needLabels } from './parts/contact/plain-lines';
import { nameWords } from './parts/name';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { socialLetters } from './parts/social/social-letters';
import { socialBadges } from './parts/social/socials';
import { quoteCell, roleRuns } from './parts/text';
import type { Look, Template } from './template';
import type { Contact, Logo, SignatureView } from './view';

/** Hardly higher than two lines. */
const PHOTO = 44;
/** So many networks stay together on one line. */
const TOGETHER = 8;
const LOGO = { width: 72, height: 36 } as const;

/** For replies: who on one line, how to be reached on the next, the pictures as high as the two. */
export const tiny: Template = {
  id: 'tiny',
  maxWidth: 600,
  build(signature, look) {
    const { primary, text, accent } = look.palette;
    const strong = readableOn(primary, WHITE);
    const line = font('sans', 12, readableOn(text, WHITE), { lineHeight: 18 });
    const value = { ...line, color: readableOn(mix(text, WHITE, 0.2), WHITE) };
    const slash = literal('\u00a0/ ', { font: { color: readableOn(accent, WHITE) } });
    const dot = literal('\u00a0· ', { font: { color: readableOn(accent, WHITE) } });
    const icons = { background: primary, size: 16, gap: 6 };
    const words = stacked(
      0,
      [
        who(signature, line, strong, slash),
        reach(signature, { value, strong, dot }, look),
        look.socialIcons !== null
          ? cell({ padding: [2, 0, 2, 0] }, socialBadges(signature.socials, icons, look))
          : null,
        quoteCell(signature, { ...value, italic: true }),
        logoLine(signature.logo),
      ],
      { verticalAlign: 'middle' },
    );
    return signatureRoot(tiny, look, [
      beside(12, [photoCell(fitted(signature.photo, PHOTO, PHOTO)), words]),
    ]);
  },
};

/** Below the lines, where it takes no width from them. */
function logoLine(logo: Logo | null): Block {
  const row = logoRow(fitted(logo, LOGO.width, LOGO.height));
  return row && stacked(0, [row], { padding: [6, 0, 0, 0] });
}

function who(signature: SignatureView, line: Font, strong: Hex, slash: TextNode): Block {
  const name = nameWords(signature, line, () => ({ weight: 700, color: strong }));
  const role = roleRuns(signature, ['title', 'unit', 'company']);
  const rest = joined(role, slash);
  if (name === null) return textCell(line, rest);
  return rest.length === 0 ? name : { ...name, children: [...name.children, slash, ...rest] };
}

interface ReachStyle {
  readonly value: Font;
  readonly strong: Hex;
  /** Between values. */
  readonly dot: TextNode;
}

/** An address has no label; several numbers have letters. */
function reach(
  { contacts, socials }: SignatureView,
  { value, strong, dot }: ReachStyle,
  look: Look,
): Block {
  const label = { ...value, color: strong, weight: 700 };
  const labelOf = lettersFor(contacts);
  const style = { value, label, labelOf, labelGap: '\u00a0', address: 'comma' } as const;
  const flow = labelledFlow(contacts, dot, style, look);
  const between = socials.length > TOGETHER ? ' ' : '\u00a0';
  const letters = look.socialIcons !== null ? [] : socialLetters(socials, [strong], between);
  if (flow === null) return textCell(label, letters);
  return letters.length === 0 ? flow : { ...flow, children: [...flow.children, dot, ...letters] };
}

function lettersFor(contacts: readonly Contact[]): LabelOf {
  const hasLabels = needLabels(contacts);
  return (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.letter : '';
  };
}
