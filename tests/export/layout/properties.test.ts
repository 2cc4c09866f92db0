import { assert, integer, nat, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../src/email/walk';
import { composeScene } from '../../../src/export/compose-scene';
import { layOut } from '../../../src/export/layout/cut';
import { layOutScene } from '../../../src/export/layout/lay-out-scene';
import { checkTiling } from '../../../src/export/layout/tree';
import { anyScene, movedDesign, separableScene } from '../../helpers/scenes';
import { itemsOfDesign, sketch, tableDepth } from './scene-items';

const FRAME = { x0: 0, y0: 0, x1: 600, y1: 200 };

const seeds = integer({ min: 1, max: 2 ** 31 - 1 });
const anyDesign = tuple(seeds, integer({ min: 0, max: 60 })).map(([seed, count]) =>
  anyScene(seed, count),
);
const separableDesign = seeds.map(separableScene);

describe('any legal scene', () => {
  test('is laid out in regions that tile the page', () => {
    assert(
      property(anyDesign, (design) => {
        expect(checkTiling(layOutScene(itemsOfDesign(design), FRAME).tree)).toEqual([]);
      }),
    );
  });

  test('has every element in the output, or in a finding that says why not', () => {
    assert(
      property(anyDesign, (design) => {
        const { doc, findings } = composeScene(design, {});
        const told = findings
          .filter(({ rule }) => rule === 'element-hidden')
          .flatMap(({ origin }) => origin);
        const printed = [...walk(doc)].flatMap((node) =>
          'origin' in node ? (node.origin ?? []) : [],
        );
        const known = new Set(
          [...told, ...printed].map((origin) => (origin.kind === 'element' ? origin.id : '')),
        );
        const visible = design.elements.filter(({ hidden }) => !hidden);
        expect(visible.filter(({ id }) => !known.has(id))).toEqual([]);
      }),
    );
  });

  test('comes out the same each time', () => {
    assert(
      property(anyDesign, (design) => {
        expect(composeScene(structuredClone(design), {})).toEqual(composeScene(design, {}));
      }),
      { numRuns: 30 },
    );
  });

  test('has tables at most eight deep', () => {
    assert(
      property(anyDesign, (design) => {
        expect(tableDepth(composeScene(design, {}).doc)).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a scene without overlaps', () => {
  test('has tables at most eight deep', () => {
    assert(
      property(separableDesign, (design) => {
        expect(tableDepth(composeScene(design, {}).doc)).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('keeps every element where it is', () => {
    assert(
      property(separableDesign, (design) => {
        expect(layOutScene(itemsOfDesign(design), FRAME).findings).toEqual([]);
      }),
    );
  });

  test('is cut the same wherever it stands', () => {
    assert(
      property(separableDesign, nat(300), nat(300), (design, dx, dy) => {
        pre(design.elements.length > 0);
        const shape = (elements: typeof design) =>
          sketch(layOut(layOutScene(itemsOfDesign(elements), FRAME).items));
        expect(shape(movedDesign(design, dx, dy))).toBe(shape(design));
      }),
    );
  });
});
