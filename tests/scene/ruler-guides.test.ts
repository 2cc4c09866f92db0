import { array, assert, double, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { exportedFrame, grownFrame } from '../../src/scene/frame';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { legalGuides } from '../../src/scene/properties/ruler-guides';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Scene } from '../../src/scene/scene';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';

const GUIDES = { x: [120, -30], y: [40] };
const change = (scene: Scene, guides: object) =>
  reduceScene(scene, { type: 'scene/guidesChanged', guides });
const read = (file: object) => {
  const parsed = parseDesign(JSON.stringify({ elements: [], ...file }));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
};

test('guides change nothing but themselves, and none are no list of them', () => {
  const scene = change(EMPTY_SCENE, GUIDES);
  expect(scene).toEqual({ ...EMPTY_SCENE, guides: GUIDES });
  expect(change(scene, { ...GUIDES })).toBe(scene);
  expect(change(scene, {})).toEqual(EMPTY_SCENE);
  expect(change(EMPTY_SCENE, { x: [], y: [] })).toBe(EMPTY_SCENE);
});

test('guides enlarge no frame and are no part of what is exported', () => {
  const far = change(EMPTY_SCENE, { x: [5000], y: [3000] });
  expect(grownFrame(far)).toEqual(grownFrame(EMPTY_SCENE));
  expect(exportedFrame(far)).toEqual(exportedFrame(EMPTY_SCENE));
});

test('a file and the device hold the guides of a design; older ones have none', () => {
  const scene = change(EMPTY_SCENE, GUIDES);
  const written = writeDesign(scene, {});
  expect(written.ok && read(JSON.parse(written.value) as object).design.guides).toEqual(GUIDES);
  expect(read({}).design).not.toHaveProperty('guides');
  const saved: unknown = JSON.parse(
    JSON.stringify(serializeSignature(newSignatureHistory({ ...NEW_SIGNATURE, scene }))),
  );
  const again = readSignature(saved);
  expect(again.ok && again.value.present.scene).toEqual(scene);
});

test('of a file, what is no guide is left out with a note', () => {
  expect(read({ guides: { x: [12.6, 99_999, 1e9, -1e9] } }).design.guides).toEqual({
    x: [13, 10_000, 10_000, -2000],
    y: [],
  });
  for (const guides of ['12', [1], { x: 'left' }, { x: [null] }, { y: ['1'] }, { z: [1] }]) {
    const { design, notes } = read({ guides });
    expect(design).not.toHaveProperty('guides');
    expect(notes).toHaveLength(1);
  }
});

test('any guides become legal, and stay as they are then', () => {
  const places = array(oneof(integer(), double()), { maxLength: 150 });
  assert(
    property(record({ x: places, y: places }, { requiredKeys: [] }), (given) => {
      const legal = legalGuides(given);
      if (legal === undefined) return;
      const { min, max } = SCENE_LIMITS.guidePlace;
      for (const list of [legal.x, legal.y]) {
        expect(list?.length).toBeLessThanOrEqual(SCENE_LIMITS.guides);
        expect(list?.every((at) => Number.isInteger(at) && at >= min && at <= max)).toBe(true);
      }
      expect(legalGuides(legal)).toEqual(legal);
    }),
  );
});

test('another design that is opened brings its own guides', () => {
  const scene = change(EMPTY_SCENE, GUIDES);
  const open = (opened: Scene) => reduceScene(scene, { type: 'scene/designOpened', scene: opened });
  expect(open(EMPTY_SCENE).guides).toBeUndefined();
  expect(open({ ...EMPTY_SCENE, guides: { x: [7.4], y: [] } }).guides).toEqual({ x: [7], y: [] });
});
