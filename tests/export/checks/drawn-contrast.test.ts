import { expect, test } from 'vitest';
import type { SceneElement } from '../../../src/scene/scene';
import { designOf, PIXEL } from '../../helpers/scenes';
import { exported } from '../../fixes/export-findings';

type Parts = Parameters<typeof designOf>[0];

function faintIn(parts: Parts, background: `#${string}` = '#ffffff') {
  const { findings } = exported(designOf(parts, { background }));
  return findings.flatMap(({ rule, args, origin }) =>
    rule === 'text-faint' ? [[origin[0], args['backgrounds']]] : [],
  );
}

const WORDS = {
  type: 'name',
  x: 20,
  y: 30,
  width: 300,
  height: 24,
  content: 'Wolfeschlegelsteinhausenbergerdorff',
} as const;
const WHITE_WORDS = { ...WORDS, style: { color: '#ffffff', fontSize: 18 } } as const;
const plane = (rest: Partial<SceneElement> = {}) =>
  ({
    type: 'rectangle',
    x: 0,
    y: 0,
    width: 200,
    height: 100,
    style: { backgroundColor: '#111827' },
    ...rest,
  }) as const;
const NAME = { kind: 'element', id: 'name-1' };

test('words that run out of a dark plane are judged on what is beside it, too', () => {
  expect(faintIn([plane(), WHITE_WORDS])).toEqual([[NAME, '#111827 #ffffff']]);
  expect(faintIn([plane(), WHITE_WORDS], '#1f2937')).toEqual([]);
  expect(faintIn([plane({ width: 600 }), WHITE_WORDS])).toEqual([]);
});

test('words that run onto another plane are judged on that', () => {
  const beside = plane({ x: 200, width: 400, style: { backgroundColor: '#f3f4f6' } });
  expect(faintIn([plane(), beside, WHITE_WORDS])).toEqual([
    [{ ...NAME, id: 'name-2' }, '#f3f4f6 #111827'],
  ]);
});

test('a plane that lies above words, or below no more than the room at their side, is none of their backgrounds', () => {
  const dark = { ...WORDS, style: { color: '#111827', fontSize: 18 } } as const;
  const sliver = plane({ width: 22, height: 60 });
  expect(faintIn([sliver, dark])).toEqual([]);
  const line = plane({ y: 48, width: 600, height: 4 });
  expect(faintIn([line, dark])).toEqual([]);
  const covered = plane({ y: 40, width: 60, height: 60 });
  expect(faintIn([dark, covered])).toEqual([]);
});

test('words over a picture are not reported, since the color below them is unknown', () => {
  const photo = { type: 'photo', x: 10, y: 10, width: 60, height: 60, content: PIXEL } as const;
  expect(faintIn([photo, { ...WHITE_WORDS, width: 40, content: 'Jo' }])).toEqual([]);
});
