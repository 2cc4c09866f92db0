import { assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeUp, collapseEmpty } from '../../../src/export/collapse-empty/collapse-empty';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { boxOf } from '../../../src/export/collapse-empty/block';
import { overlappingPairs } from '../../../src/export/geometry/pairs';
import { printScene } from '../../../src/export/print/print-scene';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { definitionOf } from '../../../src/scene/registry';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { randomNumbers } from '../../helpers/palettes';
import { anyScene, separableScene } from '../../helpers/scenes';

const seeds = integer({ min: 1, max: 2 ** 31 - 1 });

/** Any scene whose boxes fit: of those without overlaps, and of those with all that can be. */
const fitted = tuple(seeds, nat(40)).map(([seed, count]): Design => {
  const design = seed % 2 === 0 ? separableScene(seed) : anyScene(seed, count);
  const { element } = sceneContext(design);
  // A box that was not its text's own so far is so only once it was asked again.
  const once = structuredClone(fitScene(design, element));
  return { ...design, ...fitScene(once, element) };
});

/** A scene in which some elements are empty. */
const partlyEmpty = tuple(fitted, seeds).map(([design, seed]): Design => {
  const random = randomNumbers(seed);
  const elements = design.elements.map((element) => {
    if (isPlane(element) || random() < 0.7) return element;
    const { content: _, spans: __, ...empty } = element;
    return { ...empty, type: 'text' as const };
  });
  return { ...design, elements };
});

describe('any scene', () => {
  test('stays the same where nothing is empty', () => {
    assert(
      property(fitted, (design) => {
        const shown = {
          ...design,
          elements: design.elements.filter((each) => !isVacant(each, design)),
        };
        expect(closed(shown)).toBe(shown);
      }),
    );
  });

  test('has no overlaps that were not there', () => {
    assert(
      property(partlyEmpty, (design) => {
        const left = closed(design);
        const known = new Set(overlapsOf(design));
        expect(overlapsOf(left).filter((pair) => !known.has(pair))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('is closed up once', () => {
    assert(
      property(partlyEmpty, (design) => {
        const left = closed(design);
        expect(closed(left)).toBe(left);
      }),
    );
  });

  test('moves nothing down, keeps sizes but of planes, and the order', () => {
    assert(
      property(partlyEmpty, (design) => {
        const before = new Map(design.elements.map((element) => [element.id, element]));
        const left = closed(design).elements;
        const ids = design.elements.map(({ id }) => id);
        expect(left.map(({ id }) => ids.indexOf(id))).toEqual(
          left.map(({ id }) => ids.indexOf(id)).toSorted((a, b) => a - b),
        );
        const wrong = left.filter((element) => {
          const { y = 0, width = 0, height = 0 } = before.get(element.id) ?? {};
          const isHigher = isPlane(element) ? element.height > height : element.height !== height;
          return element.y > y || element.width !== width || isHigher;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('keeps every filled element that shows details of the person or has a link', () => {
    assert(
      property(partlyEmpty, (design) => {
        const left = new Set(closed(design).elements.map(({ id }) => id));
        const fields = design.elements.filter(
          (element) =>
            !element.hidden &&
            !isVacant(element, design) &&
            /words|profile/.test(definitionOf(element.type).content) &&
            (definitionOf(element.type).follows !== undefined || element.href !== undefined),
        );
        expect(fields.filter(({ id }) => !left.has(id))).toEqual([]);
      }),
    );
  });

  test('reports empty elements as if it did not close up', () => {
    assert(
      property(partlyEmpty, (design) => {
        const found = (isClosed: boolean) =>
          printScene(
            { ...design, frame: { ...design.frame, closeUp: isClosed } },
            { collapseEmpty: collapseEmpty },
          ).findings.filter(isOfVacant);
        expect(found(true)).toEqual(found(false));
      }),
      { numRuns: 30 },
    );
  });
});

function closed(design: Design): Design {
  return closeUp(design, sceneContext(design).element);
}

function isVacant(element: SceneElement, design: Design): boolean {
  return definitionOf(element.type).toEmail(element, sceneContext(design).element).isVacant;
}

function isOfVacant({ rule }: { readonly rule: string }): boolean {
  return /placeholder|missing/.test(rule);
}

function isPlane({ type }: SceneElement): boolean {
  return definitionOf(type).content === 'none';
}

/** Pairs of visible elements that overlap by more than lines do whose boxes are higher than their distance. */
function overlapsOf({ elements }: Design): readonly string[] {
  const visible = elements.filter(({ hidden }) => !hidden);
  const boxes = visible.map((element) => {
    const box = boxOf(element);
    const play = Math.min(4, element.height / 5);
    return { ...box, y0: box.y0 + play, y1: box.y1 - play };
  });
  return overlappingPairs(boxes).map(([a, b]) => `${visible[a]?.id ?? ''} ${visible[b]?.id ?? ''}`);
}
