import { describe, expect, test, vi } from 'vitest';
import { FIXES } from '../../src/fixes/fixes';
import { isFixedBy } from '../../src/model/findings/finding-rows';
import { fixesFor } from '../../src/fixes/apply-fix';
import { elementOrigin } from '../../src/model/findings/findings';
import { reduceScene } from '../../src/scene/reduce-scene';
import { definitionOf } from '../../src/scene/registry';
import type { Design, Scene, SceneElement } from '../../src/scene/scene';
import { busyScene } from '../helpers/busy-scenes';
import { LABEL_BOX } from '../helpers/label-box';
import { diceOf } from '../helpers/varied-scenes';
import { box, CONTEXT, element, get, sceneOf } from '../scene/scenes';
import { describeFixes } from './fix-contract';

/* Fixes of words in a box that must keep its size: a divider is one here, as no element of the library is. */

vi.mock('../../src/scene/registry', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/scene/registry')>();
  const found: typeof definitionOf = (type) =>
    type === 'divider' ? { ...LABEL_BOX, type } : original.definitionOf(type);
  return { ...original, definitionOf: found };
});

const WORDS = 'Book a call with one of us';

function labelBox(rest: Partial<SceneElement> = {}): SceneElement {
  const { width, height, style } = LABEL_BOX.defaults;
  const place = { x: 50, y: 40, width, height };
  return element('divider', { id: 'p', ...place, style, content: WORDS, ...rest });
}

/** The scene after the first offer of a fix; null where there is none. */
function fixedBy(scene: Scene, fix: string): Scene | null {
  const finding = { rule: 'words-past-box', origin: [elementOrigin('p')] } as const;
  const offers = fixesFor(finding, scene, { element: CONTEXT });
  const offer = offers.find((one) => one.fix === fix);
  return offer === undefined ? null : reduceScene(scene, offer.action);
}

function boxOf(scene: Scene | null): readonly number[] {
  if (scene === null) return [];
  const { x, y, width, height } = get(scene, 'p');
  return [x, y, width, height];
}

describe('a box that is too small for its words', () => {
  test('grows at its right', () => {
    const [x, y, width, height] = boxOf(fixedBy(sceneOf(labelBox()), 'growBox'));
    expect([x, y, height]).toEqual([50, 40, 40]);
    expect(width).toBeGreaterThan(180);
    expect(width).toBeLessThan(260);
  });

  test('grows at its left where something stands at its right', () => {
    const after = fixedBy(
      sceneOf(labelBox({ x: 200 }), box('t', 342, 45, { content: 'Hi' })),
      'growBox',
    );
    const [x = 0, , width = 0] = boxOf(after);
    expect(x + width).toBe(340);
    expect(width).toBeGreaterThan(180);
  });

  test('grows downwards and wraps its words where there is no room beside it', () => {
    const beside = [box('l', 10, 45, { content: 'Hello' }), box('r', 192, 45, { content: 'Hi' })];
    const after = fixedBy(
      sceneOf(labelBox({ content: `${WORDS} today or tomorrow` }), ...beside),
      'growBox',
    );
    expect(after && get(after, 'p').wrap).toBe(true);
    const [x, y, width, height] = boxOf(after);
    expect([x, y, width]).toEqual([50, 40, 140]);
    expect(height).toBeGreaterThan(40);
  });

  test('is not changed where it is locked, nor where its words fit', () => {
    for (const one of [labelBox({ locked: true }), labelBox({ content: 'Go' })]) {
      expect(fixedBy(sceneOf(one), 'growBox')).toBe(null);
      expect(fixedBy(sceneOf(one), 'makeFit')).toBe(null);
    }
  });

  test('gets the largest letters that fit', () => {
    const after = fixedBy(sceneOf(labelBox({ width: 180 })), 'makeFit');
    expect(after && get(after, 'p').style.fontSize).toBe(12);
    expect(boxOf(after)).toEqual([50, 40, 180, 40]);
  });
});

describe('in random scenes', () => {
  const scenes = Math.ceil(Number(process.env['FIX_SCENES'] ?? 170) / 3);
  const designs = Array.from({ length: scenes }, (_, seed) =>
    withLabelBoxes(busyScene(seed), seed),
  );
  describeFixes(
    designs,
    FIXES.filter(({ id }) => isFixedBy('words-past-box', id)),
  );
});

function withLabelBoxes(design: Design, seed: number): Design {
  const { whole, chance, pick } = diceOf(seed * 7 + 1);
  const labelBoxes = Array.from({ length: whole(1, 3) }, (_, index) =>
    labelBox({
      id: `p${index}`,
      x: chance(0.2) ? whole(400, 560) : whole(0, 320),
      y: whole(0, 260),
      width: whole(20, 200),
      height: whole(12, 60),
      zIndex: whole(0, 6),
      content: pick(['Go', 'Book a call', WORDS, 'one line\nand another', 'Donaudampfschiff']),
      ...(chance(0.3) ? { wrap: true } : {}),
      ...(chance(0.1) ? { locked: true } : {}),
    }),
  );
  return { ...design, elements: [...design.elements, ...labelBoxes] };
}
