import { describe, expect, test } from 'vitest';
import type { Design } from '../../../src/scene/scene';
import { exported } from '../../fixes/export-findings';
import { denseScene } from '../../helpers/dense-scenes';
import { designOf, PIXEL } from '../../helpers/scenes';

/** The elements that stand elsewhere although every picture that the export asks for is there. */
function movedIn(design: Design): readonly string[] {
  const { findings } = exported(design);
  const moved = findings.filter(({ rule }) => rule === 'element-moved');
  return moved.flatMap(({ origin }) =>
    origin.map((from) => (from.kind === 'element' ? from.id : '')),
  );
}

type Specs = Parameters<typeof designOf>[0];

describe('what is drawn as far as it is seen has not moved', () => {
  test.each<[string, Specs]>([
    [
      'a round plane over badges, which are seen through its corners',
      [
        { type: 'social', x: 88, y: 49, width: 97, height: 115 },
        {
          type: 'background',
          x: 173,
          y: 54,
          width: 62,
          height: 13,
          style: { backgroundColor: '#ffe9c7', radius: 19 },
        },
      ],
    ],
    [
      'a picture on a round plane, a text under the corner of that',
      [
        { type: 'text', x: 127, y: 0, width: 131, height: 25, content: 'two\nlines' },
        { type: 'rectangle', x: 37, y: 27, width: 132, height: 67, style: { radius: 16 } },
        { type: 'logo', x: 86, y: 33, width: 78, height: 19, content: PIXEL },
      ],
    ],
    [
      'pictures of round corners on a plane that is cut',
      [
        { type: 'line', x: 11, y: 3, width: 59, height: 71, style: { radius: 40 } },
        {
          type: 'divider',
          x: 3,
          y: 8,
          width: 59,
          height: 40,
          style: { backgroundColor: '#14213d' },
        },
        { type: 'line', x: 38, y: 7, width: 132, height: 12, style: { radius: 37 } },
      ],
    ],
  ])('%s', (_name, specs) => {
    expect(exported(designOf(specs)).findings).not.toEqual([]);
    expect(movedIn(designOf(specs))).toEqual([]);
  });

  test('in scenes with hardly any free place', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const moved = seeds.flatMap((seed) =>
      movedIn(denseScene(seed)).map((id) => `scene ${seed}: ${id}`),
    );
    expect(moved).toEqual([]);
  });
});
