import type { Design } from '../../src/scene/scene';
import { designOf } from './scenes';

/*
 * Scenes of one shape and any number of elements: ordinary ones, and those that a layout by cuts finds hardest. For
 * measuring how its cost grows, and for holding it to its limits.
 */

type Specs = Parameters<typeof designOf>[0];
type Spec = Specs[number];

/** Scenes by what they are made of; `count` elements, or nearly. */
export const SHAPES: Readonly<Record<string, (count: number) => Design>> = {
  'rows of labels and values': (count) =>
    listOf(count, (index) => {
      const [row, column] = [Math.floor(index / 2), index % 2];
      return text(20 + column * 90, 10 + row * 22, column === 0 ? 80 : 240);
    }),
  'scattered texts': (count) =>
    listOf(count, (index) => {
      const [row, column] = [Math.floor(index / 4), index % 4];
      const [dx, dy] = [(index * 7919) % 37, (index * 104729) % 23];
      return text(column * 150 + dx, row * 46 + dy, 100);
    }),
  'irregular regions': (count) =>
    designOf(
      Array.from({ length: Math.ceil(count / 5) }, (_, index) =>
        irregularRegion((index % 8) * 74, Math.floor(index / 8) * 74),
      ).flat(),
    ),
  overlaps: (count) =>
    listOf(count, (index) => plane(index, (index * 37) % 500, ((index * 53) % count) * 3, 60, 30)),
  'nested boxes': (count) =>
    listOf(count, (index) => {
      const around = 2 * (count - index);
      return plane(index, index, index, around + 40, around + 20);
    }),
  spiral: (count) => designOf(spiral(count)),
};

function listOf(count: number, specOf: (index: number) => Spec): Design {
  return designOf(Array.from({ length: count }, (_, index) => specOf(index)));
}

function text(x: number, y: number, width: number): Spec {
  return { type: 'text', x, y, width, height: 20, content: 'Some words' };
}

function plane(index: number, x: number, y: number, width: number, height: number): Spec {
  const backgroundColor = (['#eeeeee', '#ffdd99', '#336699'] as const)[index % 3] ?? '#eeeeee';
  return { type: 'rectangle', x, y, width, height, style: { backgroundColor, borderWidth: 0 } };
}

/** Four bars in a pinwheel around a fifth. */
function irregularRegion(x: number, y: number): Specs {
  return [
    plane(0, x, y, 42, 21),
    plane(1, x + 42, y, 21, 42),
    plane(2, x + 21, y + 42, 42, 21),
    plane(0, x, y + 21, 21, 42),
    plane(1, x + 21, y + 21, 21, 21),
  ];
}

/** Bars along the inside of one another: each cut takes off one. */
function spiral(count: number): Specs {
  const bars: Spec[] = [];
  let [x0, y0, x1, y1] = [0, 0, 4 * count + 20, 4 * count + 20];
  for (let index = 0; index < count; index++) {
    const [width, height] = [x1 - x0, y1 - y0];
    if (index % 4 === 0) bars.push(plane(index, x0, y0, width, 6));
    else if (index % 4 === 1) bars.push(plane(index, x1 - 6, y0, 6, height));
    else if (index % 4 === 2) bars.push(plane(index, x0, y1 - 6, width, 6));
    else bars.push(plane(index, x0, y0, 6, height));
    if (index % 4 === 0) y0 += 8;
    else if (index % 4 === 1) x1 -= 8;
    else if (index % 4 === 2) y1 -= 8;
    else x0 += 8;
  }
  return bars;
}
