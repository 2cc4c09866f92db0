import {
  beside,
  cell,
  columns,
  font,
  literal,
  solid,
  spacer,
  stacked,
  textCell,
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Font } from '../email/nodes';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import { splitAddress } from './parts/address';
import { frame } from './parts/borders';
import { contactFlow } from './parts/contact';
import { headlineSize } from './parts/headline';
import { logoRow, photoCell } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialBadges } from './parts/socials';
import { fieldLine, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const RIM = 6;
const RIM_BELOW = 18;
/** Two em spaces: unlike a dot they vanish where the line breaks. */
const APART = literal('\u2003\u2003');

/** A page of a notebook: a margin line, ruled lines, the name and the sign-off by hand. */
export const handwritten: Template = {
  id: 'handwritten',
  maxWidth: 560,
  phrases: ['regards', 'care'],
  build(signature, look) {
    const { primary, secondary, accent, text } = look.palette;
    const strong = readableOn(primary, WHITE);
    const line = visibleOn(primary, WHITE);
    const rule = mix(WHITE, line, 0.35);
    const hand = font('script', 16, readableOn(secondary, WHITE), { lineHeight: 24 });
    const plain = font('sans', 13, readableOn(text, WHITE), { lineHeight: 22 });
    const page = stacked(0, [
      textCell(hand, phrase('regards', look)),
      underlined(
        nameCell(signature, font('script', headlineSize(signature.name, 30, 200), strong)),
        line,
        2,
      ),
      underlined(fieldLine(signature, ['title', 'department', 'company'], ', ', plain), rule),
      ...contactLines(signature, plain, look).map((row) => underlined(row, rule)),
      underlined(quoteCell(signature, { ...hand, color: strong }), rule),
      cell(
        { padding: [12, 0, 0, 0] },
        socialBadges(signature.socials, { ground: primary, radius: 12 }, look),
      ),
      stacked(
        10,
        [textCell({ ...hand, size: 13 }, phrase('care', look)), logoRow(signature.logo)],
        { padding: [8, 0, 0, 0] },
      ),
    ]);
    const margin = spacer({ width: 2, firm: true, ground: solid(visibleOn(accent, WHITE)) });
    return signatureRoot(handwritten, look, [
      beside(14, [margin, page, polaroid(signature, rule)]),
    ]);
  },
};

function underlined(block: Block, color: Hex, width = 1): Block {
  return (
    block && {
      ...block,
      padding: [5, 0, 0, 0],
      borders: { bottom: { width, color, style: 'solid' } },
    }
  );
}

/** Contacts two to a line, the address on a line of its own. */
function contactLines({ contacts }: SignatureView, value: Font, look: Look): readonly Block[] {
  const { address, others } = splitAddress(contacts);
  const pairs = others.flatMap((_, index) =>
    index % 2 === 0 ? [others.slice(index, index + 2)] : [],
  );
  return [...pairs, address].map((pair) =>
    contactFlow(pair, APART, { value, address: 'comma' }, look),
  );
}

/** The photo as a print with a white rim, broader below. */
function polaroid({ photo }: SignatureView, rim: Hex): Block {
  if (photo === null) return null;
  const width = photo.width + 2 * (RIM + 1);
  const picture = photoCell(photo, {
    width,
    padding: [RIM, RIM, RIM_BELOW, RIM],
    ground: solid(WHITE),
    borders: frame(rim),
  });
  return cell({ width }, columns([picture], 0, { width: 'content' }));
}
