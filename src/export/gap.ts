import { font, literal, row, solid, spacer, table } from '../email/builders';
import type { Border, CellNode, ImageNode, LinkNode, SpacerNode, TableNode } from '../email/nodes';
import { ALT_COLOR } from '../email/print';
import type { ImagePlace } from '../email/walk';
import { readableOn, type Hex } from '../model/color';
import type { Size } from '../model/fit';
import { guessWidth } from '../scene/text-measure';

/**
 * An empty place as large as a picture: its outline, and in the middle the picture's number, in the link that the picture
 * stood in. It holds until somebody inserts the picture there. Where its words are too wide, the number stands alone; where
 * even that is, nothing.
 */
export function pictureGap(
  image: ImageNode,
  number: number,
  { link, grounds }: ImagePlace,
): TableNode {
  const { width, height, origin } = image;
  const color = readableOn(ALT_COLOR, grounds);
  const traced = origin && { origin };
  if (Math.min(width, height) <= 2 * OUTLINE) {
    return table([row(spacer({ width, height, ground: solid(color), ...traced }))], { width });
  }
  const line: Border = { width: OUTLINE, color, style: 'dashed' };
  const borders = { top: line, right: line, bottom: line, left: line };
  const room = { width: width - 2 * OUTLINE, height: height - 2 * OUTLINE };
  // Browsers do not agree whether the height of a cell counts its outline, so the inner one has the height.
  const inner = table([row(wordsCell(image, number, room, color, link))], { width: room.width });
  const outlined: CellNode = { kind: 'cell', width, borders, ...traced, children: [inner] };
  return table([row(outlined)], { width });
}

function wordsCell(
  { origin }: ImageNode,
  number: number,
  room: Size,
  color: Hex,
  link: LinkNode | null,
): CellNode | SpacerNode {
  const fitting = fittingText(number, room);
  if (fitting === null) return spacer(room);
  const text = literal(fitting.words, { decorative: true, ...(origin && { origin }) });
  return {
    kind: 'cell',
    ...room,
    align: 'center',
    verticalAlign: 'middle',
    font: font('sans', fitting.size, color, { lineHeight: fitting.lineHeight }),
    noWrap: true,
    children: [link === null ? text : { ...link, color, underline: false, children: [text] }],
  };
}

const OUTLINE = 1;
/** Digits are a little wider than the average letter that widths are guessed by. */
const SPARE = 2;

/** From the largest that a gap may have to the smallest. */
const SIZES = [
  { size: 11, lineHeight: 14 },
  { size: 9, lineHeight: 10 },
] as const;

function fittingText(number: number, room: Size) {
  const tries = [`Picture ${number}`, String(number)].flatMap((words) =>
    SIZES.map((size) => ({ words, ...size })),
  );
  const fits = ({ words, size, lineHeight }: (typeof tries)[number]): boolean =>
    guessWidth(words, { name: 'Arial', size, bold: false, italic: false }) + SPARE <= room.width &&
    lineHeight <= room.height;
  return tries.find(fits) ?? null;
}
