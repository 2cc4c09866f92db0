import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../src/export/compose/compose-scene';
import { DRAWN_OVERLAPS, LOWERING, UNDRAWN_OVERLAPS } from '../../src/export/pipeline';
import { makeFindingSink } from '../../src/export/passes/finding-sink';
import { findingsBy } from '../../src/fixes/findings-by';
import type { FixContext } from '../../src/fixes/fix';
import type { Finding } from '../../src/model/findings/findings';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Design, Scene } from '../../src/scene/scene';
import { busyScene } from '../helpers/busy-scenes';
import { overlappingScene } from '../helpers/overlapping-scenes';
import { anyScene, designOf } from '../helpers/scenes';
import { byElement } from './export-findings';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const MAKERS: Readonly<Record<string, (seed: number) => Design>> = {
  busy: busyScene,
  overlapping: overlappingScene,
  crowded: (seed) => anyScene(seed, 30),
};

const PIPELINES = { drawn: DRAWN_OVERLAPS, undrawn: UNDRAWN_OVERLAPS };

function contextOf(design: Design): FixContext {
  return { element: sceneContext(design).element };
}

/** What the passes find of a scene as one. */
function ofWhole(pipeline: typeof DRAWN_OVERLAPS, scene: Scene, { element }: FixContext) {
  const findings = makeFindingSink();
  const design = { ...scene, version: 1, person: BLANK_SIGNATURE } as const;
  LOWERING.join(pipeline).run(design, { options: { rasters: {} }, element, findings });
  return textsOf(findings.all());
}

function textsOf(findings: readonly Finding[]): readonly string[] {
  return [...byElement(findings)].map(([key, { severity }]) => `${key} ${severity}`).toSorted();
}

describe.each(Object.entries(MAKERS))('of %s scenes', (_, make) => {
  test.each(Object.entries(PIPELINES))(
    'each cluster of overlapping elements by itself has the findings of the whole, pictures %s',
    (_name, pipeline) => {
      const found = SEEDS.flatMap((seed) => {
        const design = make(seed);
        const context = contextOf(design);
        const whole = ofWhole(pipeline, design, context);
        expect(textsOf(findingsBy(pipeline, design, context)), `scene ${seed}`).toEqual(whole);
        return whole;
      });
      expect(found.length).toBeGreaterThan(SEEDS.length);
    },
  );

  test('what was found before a move does not count after it', () => {
    for (const seed of SEEDS) {
      const design = make(seed);
      const context = contextOf(design);
      findingsBy(DRAWN_OVERLAPS, design, context);
      const [id = ''] = design.elements.map((element) => element.id);
      const after = reduceScene(design, { type: 'scene/elementsMoved', ids: [id], dx: 35, dy: 9 });
      expect(textsOf(findingsBy(DRAWN_OVERLAPS, after, context)), `scene ${seed}`).toEqual(
        ofWhole(DRAWN_OVERLAPS, after, context),
      );
    }
  });
});

test('a cluster of overlapping elements that did not change is compiled once', () => {
  const text = { type: 'text', content: 'Head of Design' } as const;
  const design = designOf([
    { ...text, x: 10, y: 10 },
    { ...text, x: 20, y: 15 },
    { ...text, x: 300, y: 100 },
  ]);
  const context = contextOf(design);
  const before = findingsBy(DRAWN_OVERLAPS, design, context);
  const action = { type: 'scene/elementsMoved', ids: ['text-2'], dx: 35, dy: 9 } as const;
  const after = findingsBy(DRAWN_OVERLAPS, reduceScene(design, action), context);
  expect(before).toHaveLength(2);
  expect(after.map((finding) => before.includes(finding))).toEqual([true, true]);
});
