import { font, literal, row, spacer, table } from '../../email/builders';
import type { CellNode, ImageNode, LinkNode, SpacerNode, TableNode } from '../../email/nodes';
import { ALT_COLOR } from '../../email/print/print-image';
import type { ImagePlace } from '../../email/walk';
import { readableOn, type Hex } from '../../model/color/color';
import type { Size } from '../../model/picture/fit';
import { guessWidth } from '../../scene/text/text-measure';

/**
 * An empty place as large as a picture, and in its middle the picture's number, in the link that the picture stood in. It
 * holds until somebody puts the picture in the place of the words; nothing else of it may be seen then, so it has neither
 * outline nor background. Where its words are too wide, the number stands alone; where even that is, nothing.
 */
export function pictureGap(
  image: ImageNode,
  number: number,
  { link, backgrounds }: ImagePlace,
): TableNode {
  const color = readableOn(ALT_COLOR, backgrounds);
  return table([row(wordsCell(image, number, color, link))], { width: image.width });
}

function wordsCell(
  { width, height, origin }: ImageNode,
  number: number,
  color: Hex,
  link: LinkNode | null,
): CellNode | SpacerNode {
  const traced = origin && { origin };
  const fitting = fittingText(number, { width, height });
  if (fitting === null) return spacer({ width, height, ...traced });
  const text = literal(fitting.words, { decorative: true, ...traced });
  return {
    kind: 'cell',
    width,
    height,
    ...traced,
    align: 'center',
    verticalAlign: 'middle',
    font: font('sans', fitting.size, color, { lineHeight: fitting.lineHeight }),
    noWrap: true,
    children: [link === null ? text : { ...link, color, underline: false, children: [text] }],
  };
}

/** In px: digits are a little wider than the average letter by which widths are estimated. */
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
