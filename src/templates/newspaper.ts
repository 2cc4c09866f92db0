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
} from '../email/builders';
import type { Block } from '../email/builders';
import type { Border, SpacerNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color';
import { endOf, middle } from './parts/alignment';
import { cityOf } from './parts/city';
import { contactRows, fullLabel } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { nameCell } from './parts/name';
import { packedSocials } from './parts/pack';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { field, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const NAME_SIZE = 42;
const GUTTER = 12;
const STORY_WIDTH = 300;
const SIDE_WIDTH = 290;

/** A front page: the name as masthead, a date line, the news in one column, picture and quote in the other. */
export const newspaper: Template = {
  id: 'newspaper',
  maxWidth: 600,
  build(signature, look) {
    const ink = readableOn(look.palette.text, WHITE);
    const columns = story(signature, look);
    return signatureRoot(newspaper, look, [
      ...masthead(signature, ink, look),
      dateLine(signature, look),
      columns,
      columns && bar(ink, 1),
    ]);
  },
};

/** Without a name only the first of the double rules is left. */
function masthead(signature: SignatureView, ink: Hex, look: Look): readonly (Block | SpacerNode)[] {
  const size = headlineSize(signature.name, NAME_SIZE, 290);
  const gap = spacer({ height: 2 });
  const name = nameCell(
    signature,
    font('serif', size, ink, { lineHeight: tightLines(size), weight: 700, ...tracking(look, -1) }),
    { align: 'center', padding: [4, 0, 6, 0] },
  );
  const above = [bar(ink, 4), gap, bar(ink, 1)];
  return name === null ? above : [...above, name, bar(ink, 1), gap, bar(ink, 1)];
}

function bar(color: Hex, height: number): SpacerNode {
  return spacer({ height, ground: solid(color) });
}

function dateLine(signature: SignatureView, look: Look): Block {
  const { primary } = look.palette;
  const roles = (['title', 'department', 'company'] as const).map((id) => field(signature, id));
  return textCell(
    font('serif', 12, readableOn(primary, WHITE), { lineHeight: 18, smallCaps: true }),
    joined([...roles, cityOf(signature.contacts)], literal(' | ')),
    {
      align: 'center',
      padding: [4, 0, 4, 0],
      borders: { bottom: { width: 1, color: visibleOn(primary, WHITE), style: 'solid' } },
    },
  );
}

/** Contact and networks; photo, quote and logo across a thin rule from them. */
function story(signature: SignatureView, look: Look): Block {
  const first = news(signature, look);
  const second = picture(signature, look);
  const rule: Border = { width: 1, color: visibleOn(look.palette.primary, WHITE), style: 'solid' };
  const divided = first && second && { ...first, borders: { [endOf(look)]: rule } };
  const pair = wrapping(
    [
      [STORY_WIDTH, divided ?? first],
      [SIDE_WIDTH, second],
    ],
    [0, GUTTER, 0, GUTTER],
  );
  return cell({ padding: [10, 0, 10, 0] }, pair);
}

function news(signature: SignatureView, look: Look): Block {
  const { primary, text } = look.palette;
  const strong = readableOn(primary, WHITE);
  const value = font('serif', 12, readableOn(text, WHITE), { lineHeight: 18 });
  const label = { ...value, color: strong, italic: true };
  const style = { value, label, labelOf: fullLabel, address: 'comma' } as const;
  const links = { font: { ...value, color: strong }, separator: ' | ' };
  return stacked(6, [
    cell({}, contactRows(signature.contacts, style, look)),
    packedSocials(signature.socials, links, look, STORY_WIDTH - 2 * GUTTER),
  ]);
}

function picture(signature: SignatureView, { palette }: Look): Block {
  const quote = font('serif', 15, readableOn(palette.text, WHITE), {
    lineHeight: 20,
    italic: true,
  });
  const words = stacked(8, [quoteCell(signature, quote), logoRow(fitted(signature.logo, 120, 48))]);
  return beside(GUTTER, [middle(photoCell(signature.photo)), middle(words)]);
}
