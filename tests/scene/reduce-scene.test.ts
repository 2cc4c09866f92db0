import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { affectedIds } from '../../src/scene/operations/affected-ids';
import { tidyGroups } from '../../src/scene/operations/groups';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { reduceScene } from '../../src/scene/reduce-scene';
import { isSame } from '../../src/scene/operations/same';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { sizeRange } from '../../src/scene/size-range';
import type { SteppedRange } from '../../src/scene/properties/ranges';
import { anyAction, anyScene, box } from './scenes';

test('whatever happens, ids stay unique and every value of whole steps and within its range', () => {
  const actions = fc.array(anyAction, { maxLength: 25 });
  fc.assert(
    fc.property(actions, (list) => {
      let scene = EMPTY_SCENE;
      for (const action of list) {
        scene = reduceScene(scene, action);
        expect(faultsOf(scene)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('an action that changes nothing returns the scene it was given', () => {
  fc.assert(
    fc.property(anyScene, anyAction, (scene, action) => {
      const after = reduceScene(scene, action);
      expect(after === scene).toBe(isSame(after, scene));
    }),
    { numRuns: 500 },
  );
});

test('neither do several that take back what each other has changed', () => {
  const there = { x: 40, y: 40 };
  const scene = reduceScene(EMPTY_SCENE, {
    type: 'scene/elementsAdded',
    elements: [box('a', there.x, there.y)],
  });
  const changes = [{ x: 90, y: 40 }, there].map(
    (place) => ({ type: 'scene/elementsPlaced', places: { a: place } }) as const,
  );
  expect(reduceScene(scene, { type: 'scene/changesMade', changes })).toBe(scene);
});

test('an action changes only the elements listed as affected, and keeps the others as they are', () => {
  fc.assert(
    fc.property(anyScene, anyAction, (scene, action) => {
      const touched = new Set(affectedIds(scene, action));
      const after = new Set(reduceScene(scene, action).elements);
      const others = scene.elements.filter(({ id }) => !touched.has(id));
      expect(others.filter((element) => !after.has(element))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a scene is never changed in place', () => {
  fc.assert(
    fc.property(anyScene, anyAction, (scene, action) => {
      const before = JSON.stringify(scene);
      reduceScene(scene, action);
      expect(JSON.stringify(scene)).toBe(before);
    }),
  );
});

/** What of a scene is not as it must be. */
function faultsOf({ elements, frame, background }: Scene): readonly string[] {
  const { place } = SCENE_LIMITS;
  const ids = new Set(elements.map(({ id }) => id));
  return [
    ...(ids.size === elements.length ? [] : ['ids']),
    ...(isColor(background) ? [] : ['background']),
    ...(isWithin(frame.width, { min: 200, max: place.max }) ? [] : ['frame width']),
    ...(isWithin(frame.height, { min: 20, max: place.max }) ? [] : ['frame height']),
    ...(tidyGroups(elements) === elements ? [] : ['groups']),
    ...elements.flatMap((element) => elementFaults(element)),
  ];
}

function elementFaults({
  type,
  x,
  y,
  width,
  height,
  zIndex,
  style,
  spans = [],
}: SceneElement): readonly string[] {
  const limits = SCENE_LIMITS;
  const { letterSpacing = 0 } = style;
  const { fontSize = 14, borderWidth = 0, lineHeight = 20, radius = 0, color = '#000000' } = style;
  const checks = {
    x: isWithin(x, limits.place),
    y: isWithin(y, limits.place),
    width: isWithin(width, sizeRange(type, 'width')),
    height: isWithin(height, sizeRange(type, 'height')),
    zIndex: isWithin(zIndex, limits.zIndex),
    fontSize: isStepWithin(fontSize, limits.fontSize),
    borderWidth: isWithin(borderWidth, limits.borderWidth),
    radius: isWithin(radius, limits.radius),
    corners: (style.corners ?? []).every((each) => isWithin(each, limits.radius)),
    lineHeight: isWithin(lineHeight, limits.lineHeight) && lineHeight % 2 === 0,
    letterSpacing: isStepWithin(letterSpacing, limits.letterSpacing),
    partSize: spans.every(({ size = 14 }) => isStepWithin(size, limits.fontSize)),
    partSpacing: spans.every(({ letterSpacing: own = 0 }) =>
      isStepWithin(own, limits.letterSpacing),
    ),
    color: isColor(color),
    angle: isWithin(style.background?.angle ?? 0, { min: 0, max: 359 }),
  };
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

function isColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/.test(value);
}

function isStepWithin(value: number, { min, max, step }: SteppedRange): boolean {
  return isWithin(Number((value / step).toFixed(6)), { min: min / step, max: max / step });
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
