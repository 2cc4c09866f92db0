import type { CellNode, Font, TableNode, TextNode } from '../../email/nodes';
import type { Hex } from '../../model/color/color';

/** A message as it stands in the replies to it: so many answers above it, and it as deep in quotes. */
export function quoted(doc: TableNode, replies: number): TableNode {
  let quote = doc;
  for (let reply = 1; reply <= replies; reply++) quote = answered(quote, replies - reply);
  return quote;
}

/** An answer of one line above a message, which is quoted as in Gmail: indented, with a bar beside it. */
function answered(message: TableNode, repliesAbove: number): TableNode {
  const [answer, byWhom] = WORDS[repliesAbove % WORDS.length] ?? WORDS[0];
  return stacked([
    textCell(answer, INK),
    textCell(byWhom, QUIET),
    {
      kind: 'cell',
      padding: [0, 0, 0, 8],
      borders: { left: { width: 1, color: BAR, style: 'solid' } },
      children: [message],
    },
  ]);
}

const INK: Hex = '#202020';
const QUIET: Hex = '#666666';
const BAR: Hex = '#cccccc';

/** Of two who write to each other; the last reply first. */
const WORDS: readonly [Words, ...Words[]] = [
  ['Thursday works. See you then.', 'On Wed, Sam wrote:'],
  ['Could we make it Thursday?', 'On Tue, you wrote:'],
];

type Words = readonly [answer: string, byWhom: string];

function stacked(cells: readonly CellNode[]): TableNode {
  return {
    kind: 'table',
    width: 'full',
    rows: cells.map((cell) => ({ kind: 'row', cells: [cell] })),
  };
}

function textCell(text: string, color: Hex): CellNode {
  const font: Font = { family: 'Arial,sans-serif', size: 13, lineHeight: 20, color };
  const words: TextNode = { kind: 'text', text };
  return { kind: 'cell', padding: [0, 0, 6, 0], font, children: [words] };
}
