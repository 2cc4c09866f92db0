import { assert, integer, nat, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../src/email/walk';
import { composeScene, sceneContext } from '../../../src/export/compose/compose-scene';
import type { PassStep } from '../../../src/export/passes/pass';
import { SCENE_TO_DOCUMENT } from '../../../src/export/pipeline';
import { printScene } from '../../../src/export/print/print-scene';
import type { Design } from '../../../src/scene/scene';
import { anyScene, movedDesign, separableScene } from '../../helpers/scenes';
import { sketch, tableDepth } from '../../helpers/pass-forms';

const seeds = integer({ min: 1, max: 2 ** 31 - 1 });
const anyDesign = tuple(seeds, integer({ min: 0, max: 60 })).map(([seed, count]) =>
  anyScene(seed, count),
);
const separableDesign = seeds.map(separableScene);

describe('any legal scene', () => {
  test('keeps the promises of every pass', () => {
    assert(
      property(anyDesign, (design) => {
        const problems = stepsOf(design).map(({ pass, check }) => [pass, check()]);
        expect(problems.filter(([, found]) => found?.length !== 0)).toEqual([]);
      }),
    );
  });

  test('has every visible element in the output, or in a finding that states why not', () => {
    assert(
      property(anyDesign, (design) => {
        const { doc, findings } = printScene(design);
        const reported = findings
          .filter(({ rule }) => LEFT_OUT.has(rule))
          .flatMap(({ origin }) => origin);
        const printed = [...walk(doc)].flatMap((node) =>
          'origin' in node ? (node.origin ?? []) : [],
        );
        const known = new Set(
          [...reported, ...printed].map((origin) => (origin.kind === 'element' ? origin.id : '')),
        );
        const visible = design.elements.filter(({ hidden }) => !hidden);
        expect(visible.filter(({ id }) => !known.has(id))).toEqual([]);
      }),
    );
  });

  test('comes out the same each time', () => {
    assert(
      property(anyDesign, (design) => {
        expect(printScene(structuredClone(design))).toEqual(printScene(design));
      }),
      { numRuns: 30 },
    );
  });

  test('has tables at most eight deep', () => {
    assert(
      property(anyDesign, (design) => {
        expect(tableDepth(composeScene(design).form.doc)).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a scene without overlaps', () => {
  test('has tables at most eight deep', () => {
    assert(
      property(separableDesign, (design) => {
        expect(tableDepth(composeScene(design).form.doc)).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('keeps every element where it is', () => {
    assert(
      property(separableDesign, (design) => {
        const rules = printScene(design).findings.map(({ rule }) => rule);
        expect(rules.filter((rule) => /drawn|moved|hidden/.test(rule))).toEqual([]);
      }),
    );
  });

  test('is cut the same wherever it stands', () => {
    assert(
      property(separableDesign, nat(300), nat(300), (design, dx, dy) => {
        pre(design.elements.length > 0);
        expect(cutOf(movedDesign(design, dx, dy))).toBe(cutOf(design));
      }),
    );
  });
});

function stepsOf(design: Design): readonly PassStep[] {
  const steps: PassStep[] = [];
  SCENE_TO_DOCUMENT.run(design, sceneContext(design), (step) => steps.push(step));
  return steps;
}

/** How a design is cut, before the margins of its page. */
function cutOf(design: Design): string {
  const form = stepsOf(design).find(({ pass }) => pass === 'cut')?.form;
  if (form === undefined || !('kind' in form) || form.kind !== 'regions') throw new Error('uncut');
  return sketch(form.root);
}

/** The rules of findings that report an element as left out. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'element-hidden',
  'placeholder-text',
  'picture-missing',
  'qr-too-long',
]);
