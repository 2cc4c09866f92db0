import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { OVERLAP_RULES, type FixContext } from '../../src/fixes/fix';
import { FIXES } from '../../src/fixes/fixes';
import { applyFix, canFix, fixesFor } from '../../src/fixes/apply-fix';
import { elementOrigin, type FindingRule } from '../../src/model/findings/findings';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { box, CONTEXT as ELEMENT, element, get, sceneOf } from '../scene/scenes';
import { PNG } from '../helpers/pictures';
import { diceOf } from '../helpers/varied-scenes';
import { byElement, exported } from './export-findings';

const CONTEXT: FixContext = { element: ELEMENT };

const WORDS = 'Head of Design';

function text(id: string, x: number, y: number, rest: Partial<SceneElement> = {}): SceneElement {
  return box(id, x, y, { content: WORDS, zIndex: 1, ...rest });
}

function panel(id: string, rest: Partial<SceneElement> = {}): SceneElement {
  const style = { backgroundColor: '#dddddd', borderWidth: 0 } as const;
  return element('rectangle', {
    id,
    x: 100,
    y: 40,
    width: 200,
    height: 100,
    zIndex: 0,
    style,
    ...rest,
  });
}

function fixOf(id: string) {
  const fix = FIXES.find((candidate) => candidate.id === id);
  if (fix === undefined) throw new Error(`No fix ${id}`);
  return fix;
}

function labels(scene: Scene, rule: FindingRule, id: string): readonly string[] {
  const offers = fixesFor({ rule, origin: [elementOrigin(id)] }, scene, CONTEXT);
  return offers.map(({ label }) => label);
}

/** The scene after a fix; the scene itself where there is nothing to fix. */
function fixedBy(scene: Scene, fixId: string, ...ids: readonly string[]): Scene {
  const fix = fixOf(fixId);
  const proposal = applyFix(fix, ids, scene, CONTEXT);
  expect(canFix(fix, ids, scene, CONTEXT)).toBe(proposal !== null);
  return proposal === null ? scene : reduceScene(scene, proposal.action);
}

/** The findings of overlaps that an export has, by rule and element. */
function overlapKeys(scene: Scene): readonly string[] {
  const { person } = ELEMENT;
  const { findings } = exported({ ...scene, version: 1, person });
  return [
    ...byElement(findings.filter(({ rule }) => OVERLAP_RULES.some((one) => one === rule))).keys(),
  ];
}

function clashing(scene: Scene): number {
  return overlapKeys(scene).length;
}

describe('move apart', () => {
  test('the upper of two texts goes the shortest way', () => {
    const scene = sceneOf(text('a', 50, 40), text('b', 60, 55, { zIndex: 2 }));
    const after = fixedBy(scene, 'moveApart', 'a');
    expect(get(after, 'a')).toBe(get(scene, 'a'));
    expect([get(after, 'b').x, get(after, 'b').y]).toEqual([60, 60]);
    expect(clashing(after)).toBe(0);
  });

  test('boxes that overlap where no letters are stay', () => {
    const wide = sceneOf(text('a', 50, 40, { width: 300 }), text('b', 200, 40, { zIndex: 2 }));
    expect(fixedBy(wide, 'moveApart', 'a', 'b')).toBe(wide);
  });

  test('what the compiler parts by itself stays', () => {
    const wrapped = { width: 240, height: 40, wrap: true };
    const half = sceneOf(text('a', 50, 40, wrapped), text('b', 200, 45, { zIndex: 2 }));
    expect(fixedBy(half, 'moveApart', 'a', 'b')).toBe(half);
    const lines = sceneOf(text('a', 50, 40), text('b', 50, 58, { zIndex: 2 }));
    expect(fixedBy(lines, 'moveApart', 'a', 'b')).toBe(lines);
  });

  test('several are moved at once, one after the other', () => {
    const scene = sceneOf(
      ...['a', 'b', 'c', 'd'].map((id, index) => text(id, 50, 40 + 4 * index, { zIndex: index })),
    );
    const after = fixedBy(scene, 'moveApart', 'a', 'b', 'c', 'd');
    expect(clashing(scene)).toBe(4);
    expect(clashing(after)).toBe(0);
  });

  test('all elements of a pile are moved, however many lie on one another', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `t${index}`);
    const scene = sceneOf(
      ...ids.map((id, index) => text(id, 50 + (index % 7), 40 + (index % 5), { zIndex: index })),
    );
    const after = fixedBy(scene, 'moveApart', ...ids);
    expect(clashing(scene)).toBe(60);
    expect(clashing(after)).toBe(0);
    expect(fixedBy(after, 'moveApart', ...ids)).toBe(after);
  });

  test('of a pile, an element whose move would cause a finding stays, and the others are moved', () => {
    const dice = diceOf(3);
    const types = ['text', 'rectangle', 'logo', 'circle', 'social'] as const;
    const elements = Array.from({ length: 60 }, (_, zIndex) => {
      const type = types[zIndex % types.length] ?? 'text';
      const place = { x: dice.whole(0, 200), y: dice.whole(0, 100) };
      return element(type, { id: `e${zIndex}`, zIndex, width: 90, height: 40, ...place });
    });
    const scene = sceneOf(...elements);
    const ids = elements.map(({ id }) => id);
    const after = fixedBy(scene, 'moveApart', ...ids);
    const [before, now] = [scene, after].map((one) => overlapKeys(one));
    expect(now?.length).toBeLessThan((before?.length ?? 0) / 2);
    expect(now?.filter((key) => before?.includes(key) !== true)).toEqual([]);
    expect(fixedBy(after, 'moveApart', ...ids)).toBe(after);
  });

  test('goes where a picture of it could not be drawn, too', () => {
    const logo = element('logo', {
      id: 'l',
      content: PNG,
      x: 50,
      y: 40,
      width: 80,
      height: 60,
      zIndex: 0,
    });
    const scene = sceneOf(logo, panel('p', { x: 110, zIndex: 1 }));
    expect(labels(scene, 'element-moved', 'p')).toEqual(['Move apart']);
    expect(labels(scene, 'element-moved', 'l')).toEqual([]);
  });

  test('the lower one goes where the upper is locked, and none where both are', () => {
    const scene = sceneOf(text('a', 50, 40), text('b', 50, 45, { zIndex: 2, locked: true }));
    const after = fixedBy(scene, 'moveApart', 'b');
    expect(get(after, 'b')).toBe(get(scene, 'b'));
    expect(clashing(after)).toBe(0);
    const fixed = sceneOf(text('a', 50, 40, { locked: true }), get(scene, 'b'));
    expect(fixedBy(fixed, 'moveApart', 'a', 'b')).toBe(fixed);
  });

  test('does not push into a third one, nor out of the frame', () => {
    const scene = sceneOf(
      text('a', 0, 0),
      text('b', 0, 5, { zIndex: 2 }),
      element('logo', { id: 'c', x: 0, y: 20, width: 400, height: 150, zIndex: 3 }),
    );
    const after = fixedBy(scene, 'moveApart', 'a', 'b');
    expect(clashing(after)).toBe(0);
    const { x, y } = get(after, 'b');
    expect([x >= 0, y >= 0]).toEqual([true, true]);
  });

  test('a text stays on the panel that it lies on', () => {
    const scene = sceneOf(
      panel('p', { width: 300, height: 40 }),
      text('a', 110, 50, { zIndex: 2 }),
      text('b', 130, 52, { zIndex: 3 }),
    );
    const after = fixedBy(scene, 'moveApart', 'b');
    expect(clashing(after)).toBe(0);
    expect(get(after, 'b').x).toBeGreaterThan(200);
  });

  test('what lies on a panel goes with it', () => {
    const logo = element('logo', { id: 'l', x: 50, y: 20, width: 80, height: 60, zIndex: 0 });
    const scene = sceneOf(logo, panel('p', { zIndex: 1 }), text('a', 150, 60, { zIndex: 2 }));
    const after = fixedBy(scene, 'moveApart', 'l');
    expect(clashing(after)).toBe(0);
    expect(get(after, 'a').x - get(after, 'p').x).toBe(50);
  });
});

describe('snap to edge', () => {
  test.each([
    ['onto the panel where that is nearer', 90, 60, [100, 60]],
    ['off it where that is nearer', 290, 60, [300, 60]],
    ['down from its lower edge', 150, 135, [150, 140]],
  ] as const)('%s', (_, x, y, place) => {
    const scene = sceneOf(panel('p'), text('a', x, y));
    const after = fixedBy(scene, 'snapToEdge', 'a');
    expect([get(after, 'a').x, get(after, 'a').y]).toEqual(place);
    // Of the panel nothing is found: a plane is cut around what lies over its edge, and looks as it did.
    expect(fixedBy(scene, 'snapToEdge', 'p')).toBe(scene);
    expect(labels(scene, 'text-drawn', 'a')).toContain('Move clear');
  });

  test('keeps off the border', () => {
    const style = { backgroundColor: '#dddddd', borderColor: '#111111', borderWidth: 4 } as const;
    const scene = sceneOf(panel('p', { style }), text('a', 102, 60));
    expect(get(fixedBy(scene, 'snapToEdge', 'a'), 'a').x).toBe(104);
  });
});

describe('shorten', () => {
  const long = text('a', 50, 40, { width: 80, content: 'Head of Industrial Design' });
  const neighbour = element('logo', {
    id: 'l',
    content: PNG,
    x: 140,
    y: 30,
    width: 60,
    height: 60,
    zIndex: 2,
  });

  test('the largest size that fits is offered by name', () => {
    const scene = sceneOf({ ...long, width: 130 }, { ...neighbour, x: 190 });
    expect(labels(scene, 'text-drawn', 'a')).toContain('Make it fit: 11 px');
    const after = fixedBy(scene, 'makeFit', 'a');
    expect(get(after, 'a').style.fontSize).toBe(11);
    expect(clashing(after)).toBe(0);
  });

  test('lines are wrapped where there is room below', () => {
    const scene = sceneOf(long, neighbour);
    const after = fixedBy(scene, 'wrapLines', 'a');
    expect(get(after, 'a')).toMatchObject({ wrap: true, width: 80, height: 60 });
    const full = sceneOf(long, neighbour, text('b', 50, 70));
    expect(fixedBy(full, 'wrapLines', 'a')).toBe(full);
  });

  test('an address of its own is shown short and still leads where it did', () => {
    const content = 'https://www.example.com/';
    const site = { ...long, type: 'website', content, width: 85 } as const;
    const scene = sceneOf(site, neighbour);
    expect(labels(scene, 'text-drawn', 'a')).toContain('Shorten to example.com');
    expect(get(fixedBy(scene, 'shortenAddress', 'a'), 'a')).toMatchObject({
      content: 'example.com',
      href: content,
    });
  });

  test('a text that reaches past the frame is made to fit', () => {
    const scene = sceneOf({ ...long, x: 470, width: 130 });
    expect(labels(scene, 'text-past-frame', 'a')).toEqual(['Make it fit: 11 px', 'Wrap text']);
  });

  test('a text that overlaps nothing is left alone', () => {
    expect(labels(sceneOf(long), 'text-drawn', 'a')).toEqual([]);
  });
});

describe('accept as picture', () => {
  const scene = sceneOf(text('a', 50, 40), text('b', 60, 45, { zIndex: 2 }));

  test('is stored on the element, and is not offered again for it', () => {
    const after = fixedBy(scene, 'acceptPicture', 'b');
    expect(get(after, 'b').asPicture).toBe(true);
    expect(labels(after, 'text-drawn', 'b')).toEqual(['Move apart']);
  });

  test('is no answer to what has been moved', () => {
    expect(labels(scene, 'element-moved', 'b')).not.toContain('Export as image');
  });
});

test('other findings have no fix here', () => {
  const scene = sceneOf(text('a', 50, 40), text('b', 60, 45));
  expect(labels(scene, 'picture-missing', 'a')).toEqual([]);
});

const anyText = fc.record({
  x: fc.integer({ min: 0, max: 300 }),
  y: fc.integer({ min: 0, max: 90 }),
  width: fc.integer({ min: 20, max: 260 }),
  height: fc.integer({ min: 10, max: 120 }),
  zIndex: fc.integer({ min: 0, max: 5 }),
  content: fc.constantFrom(WORDS, 'https://www.example.com', 'A'),
});

test('two elements that are free to move never overlap after they were moved apart', () => {
  let clashes = 0;
  fc.assert(
    fc.property(anyText, anyText, (first, second) => {
      const pair = [first, second].map((made, index) =>
        normalizeElement({ ...made, id: `e${index}`, type: 'text', locked: false, style: {} }),
      );
      const scene = sceneOf(...pair);
      if (clashing(scene) > 0) clashes += 1;
      expect(clashing(fixedBy(scene, 'moveApart', 'e0'))).toBe(0);
    }),
  );
  expect(clashes).toBeGreaterThan(0);
});
