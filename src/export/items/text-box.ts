import { changed } from '../../base/changed';
import { mapFlags } from '../../email/letters';
import type { CellNode, TextNode } from '../../email/nodes';
import { textDirection } from '../../base/text';
import { BOLD_FROM, textLook, type TextLook } from '../../scene/kinds/text/text-look';
import { present } from '../../scene/properties/value-kinds';
import type { SceneElement, TextSpan } from '../../scene/scene';
import { nameInStack } from '../../scene/text/name-in-stack';
import { layOutText, type TextLine } from '../../scene/text/text-layout';
import type { MeasureText } from '../../scene/text/text-measure';
import type { Box } from '../geometry/box';
import type { Item } from './item';
import { runsOfCell } from './texts';

type TextPlace = Pick<
  Item,
  'box' | 'ink' | 'flexX' | 'flexY' | 'intrinsicHeight' | 'cell' | 'isParagraph'
>;

/**
 * Where a text stands and what it needs. It is as high as its lines, whatever the height of its element: it starts at
 * the top. As wide as its element, or wider where an unbroken line reaches over its end.
 */
export function placeText(element: SceneElement, cell: CellNode, measure: MeasureText): TextPlace {
  const runs = runsOfCell(cell);
  const raw = runs.map((run) => run.text).join('');
  const spans = spansOfRuns(runs);
  const look = textLook(element.style, { spans });
  const start = textDirection(raw) === 'rtl' ? 'right' : 'left';
  const text = { from: 'content', raw, lines: raw.split('\n'), spans } as const;
  const lines = layOutText(text, look, element, measure, start);
  const height = lines.length * look.lineHeight;
  const set = { look, height, start } as const;
  if (cell.noWrap === true) return placeUnbroken(element, cell, lines, set);
  // A paragraph of one line is a line: wider letters would break it in two.
  return lines.length === 1 && lines.every((line) => line.width <= element.width)
    ? changed(placeUnbroken(element, changed(cell, { noWrap: true }), lines, set), {
        isParagraph: true,
      })
    : placeWrapped(element, cell, lines, set);
}

/** What of the looks of runs decides how wide they are. */
function spansOfRuns(runs: readonly TextNode[]): readonly TextSpan[] {
  let end = 0;
  return runs.flatMap(({ text, font }): readonly TextSpan[] => {
    const start = end;
    end += text.length;
    if (font === undefined) return [];
    const { family, weight, size, letterSpacing } = font;
    const bold = weight === undefined ? undefined : weight >= BOLD_FROM;
    const letters = mapFlags((name) => font[name]);
    const name = family === undefined ? null : nameInStack(family);
    return [{ start, end, ...present({ bold, ...letters, size, font: name, letterSpacing }) }];
  });
}

/**
 * The height of wrapped text is known only in a browser: it keeps to the top, and at least the height of its box. Where
 * it is made as narrow as its longest line, it breaks at the same places.
 */
function placeWrapped(
  { x, y, width, height }: SceneElement,
  cell: CellNode,
  lines: readonly TextLine[],
  { look, height: own }: { readonly look: TextLook; readonly height: number },
): TextPlace {
  const longest = Math.ceil(Math.max(...lines.map((line) => line.width)));
  const inked = { x0: x, x1: x + width, y0: y, y1: y + own };
  const ink = longest < width ? inkBox(look.align, inked, longest) : inked;
  const box = { ...inked, y1: y + Math.max(height, own) };
  return { box, ink, flexX: 'none', flexY: 'top', intrinsicHeight: 0, cell };
}

function placeUnbroken(
  { x, y, width }: SceneElement,
  cell: CellNode,
  lines: readonly TextLine[],
  { look, height, start }: { look: TextLook; height: number; start: 'left' | 'right' },
): TextPlace {
  const longest = Math.max(...lines.map((line) => line.width));
  const own: Box = { x0: x, x1: x + width, y0: y, y1: y + height };
  const place = (box: Box, ink: Box, flexX: TextPlace['flexX'], placed = cell): TextPlace => {
    return { box, ink, flexX, flexY: 'any', intrinsicHeight: height, cell: placed };
  };
  if (longest <= width) return place(own, inkBox(look.align, own, longest), look.align);
  const isMixed = look.align !== start && lines.some((line) => line.width <= width);
  if (isMixed) return place(own, own, 'none');
  // A line that is too long begins where reading begins, however the text is aligned.
  const ink = inkBox(start, own, longest);
  return place(ink, ink, start, look.align === start ? cell : changed(cell, { align: start }));
}

/** The whole px that a line of this width needs in its box, the middle kept where it is centered. */
function inkBox(align: TextLook['align'], { x0, x1, y0, y1 }: Box, width: number): Box {
  if (align === 'left') return { x0, x1: x0 + Math.ceil(width), y0, y1 };
  if (align === 'right') return { x0: x1 - Math.ceil(width), x1, y0, y1 };
  const side = Math.floor((x1 - x0 - width) / 2);
  return { x0: x0 + side, x1: x1 - side, y0, y1 };
}
