import { mix, type Hex } from '../../model/color/color';
import { colorsOf } from '../checks/doc-parts';
import { common, heightOf, overlap, widthOf, type Box } from '../geometry/box';
import { freeTiles } from '../geometry/tiles';
import type { Item } from './item';

/** In px across. A color below less of a text is none of its backgrounds: letters leave some room at their sides. */
const LEAST_WIDTH = 3;
/** The same from top to bottom, as a share of the text's height. */
const LEAST_SHARE = 1 / 4;

/**
 * Every color that letters in a box lie on: of the items `below`, given from the bottom to the top, as far as they are seen
 * there, and that of the page where nothing else is. Where a picture lies below, the color is not known, and none is added.
 */
export function backgroundsUnder(ink: Box, below: readonly Item[], page: Hex): readonly Hex[] {
  const colors = new Set<Hex>();
  const isSeen = (box: Box): boolean =>
    widthOf(box) >= Math.min(LEAST_WIDTH, widthOf(ink)) &&
    heightOf(box) >= LEAST_SHARE * heightOf(ink);
  let open: readonly Box[] = [ink];
  for (const [at, { box, kind, cell, opacity = 1 }] of [...below.entries()].toReversed()) {
    const { background } = cell;
    if (background === undefined && kind !== 'image') continue;
    const met = open.filter((part) => overlap(part, box));
    if (met.length === 0) continue;
    const isBackground = met.some((part) => isSeen(common(part, box)));
    if (isBackground && background !== undefined) {
      const seen = colorsOf(background);
      if (opacity === 1) for (const color of seen) colors.add(color);
      else {
        for (const under of backgroundsUnder(common(ink, box), below.slice(0, at), page))
          for (const color of seen) colors.add(mix(under, color, opacity));
      }
    }
    open = open.flatMap((part) =>
      overlap(part, box) ? freeTiles(part, [common(part, box)]) : [part],
    );
  }
  if (open.some(isSeen)) colors.add(page);
  return [...colors];
}
