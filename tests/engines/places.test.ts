import { expect, test } from 'vitest';
import { FAR, shiftsFrom } from '../../bench/engines/measure.mjs';
import { shiftsByEngine } from '../../bench/engines/places.mjs';
import { ENGINES } from './support/engines';

/** In which scenes each engine is known to have its own idea, of how many things at most, and why. */
const KNOWN = new Map([
  // Small capitals are drawn at 80 % of the letters' size, elsewhere at 70 %. Letters that no font has are boxes of a size
  // of its own, so that a line of them ends elsewhere.
  ['Firefox', { most: 12, scenes: ['text-scripts', 'text-sizes'] }],
  // Letters are as wide as whole px, so that parts of a line stand a little sooner or later, and three paragraphs have one
  // line more. The lines with several fonts have the most parts.
  [
    'WebKitGTK',
    {
      most: 96,
      scenes: [
        'opacity',
        'seed 44',
        'seed 92',
        'text-fonts',
        'text-letter-spacing',
        'text-scripts',
        'text-sizes',
        'text-spans',
      ],
    },
  ],
]);

let measured: ReturnType<typeof shiftsByEngine> | undefined;

test.each(ENGINES.filter(({ isBeside }) => isBeside))(
  'what is exported stands in $name where it stands in Chromium, but for what is known',
  async ({ name }) => {
    // All engines are measured at once, and once.
    measured ??= shiftsByEngine();
    const shifts = (await measured).get(name) ?? [];
    expect(new Set(shifts.map(({ scene }) => scene)).size).toBeGreaterThan(300);
    const far = shifts.filter(({ shift }) => shift > FAR);
    const { most, scenes } = KNOWN.get(name) ?? { most: 0, scenes: [] };
    const unknown = far.filter(({ scene }) => !scenes.some((each) => scene.startsWith(`${each},`)));
    expect(unknown).toEqual([]);
    expect(far.length).toBeLessThanOrEqual(most);
  },
);

test('what stands elsewhere, has other lines, or is not there counts', () => {
  const word = { what: 'word', isText: true, rects: [[10, 10, 50, 30]] };
  const plane = { what: 'TD', isText: false, rects: [[0, 0, 100, 40]] };
  const shiftOf = (found: typeof word, expected = word) =>
    shiftsFrom({ scene: [expected] }, { scene: [found] })[0]?.shift;
  expect(shiftOf(word)).toBe(0);
  // Wider letters move one side alone.
  expect(shiftOf({ ...word, rects: [[10, 10, 58, 30]] })).toBe(0);
  expect(shiftOf({ ...word, rects: [[14, 10, 58, 30]] })).toBe(4);
  expect(shiftOf({ ...word, rects: [[10, 13, 50, 33]] })).toBe(3);
  expect(shiftOf({ ...plane, rects: [[0, 0, 102, 40]] }, plane)).toBe(2);
  expect(shiftOf({ ...word, rects: [...word.rects, [10, 30, 20, 50]] })).toBe(Infinity);
  expect(shiftsFrom({ scene: [word] }, {})[0]?.shift).toBe(Infinity);
});
