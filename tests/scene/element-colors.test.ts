import { describe, expect, test } from 'vitest';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { SceneElement } from '../../src/scene/scene';
import { colorsOf } from '../../src/scene/styles/element-colors';
import { element, sceneOf } from './scenes';

const BLUE = '#1e5bb8';
const RED = '#c81e1e';

function replaced(elements: readonly SceneElement[], ids = elements.map(({ id }) => id)) {
  const scene = sceneOf(...elements);
  return reduceScene(scene, { type: 'scene/colorReplaced', ids, from: BLUE, to: RED });
}

describe('a color that is replaced', () => {
  test('is another wherever an element has it: in its style, its gradient, its shadow and the parts of its text', () => {
    const box = element('rectangle', {
      id: 'box',
      style: {
        backgroundColor: BLUE,
        borderColor: '#000000',
        background: { angle: 90, from: BLUE, to: '#ffffff' },
        shadow: { size: 'small', color: BLUE },
      },
    });
    const text = element('text', {
      id: 'text',
      content: 'Two words',
      style: { color: '#333333' },
      spans: [{ start: 0, end: 3, color: BLUE }],
    });
    const [boxAfter, textAfter] = replaced([box, text]).elements;
    expect([boxAfter, textAfter].flatMap((after) => (after ? colorsOf(after) : []))).not.toContain(
      BLUE,
    );
    expect(boxAfter?.style).toEqual({
      backgroundColor: RED,
      borderColor: '#000000',
      background: { angle: 90, from: RED, to: '#ffffff' },
      shadow: { size: 'small', color: RED },
    });
    expect(textAfter).toMatchObject({ style: { color: '#333333' }, spans: [{ color: RED }] });
  });

  test('stays where an element is locked, has another color or is not asked for', () => {
    const own = { style: { color: BLUE } } as const;
    const locked = element('text', { id: 'locked', ...own, locked: true });
    const other = element('text', { id: 'other', style: { color: '#1e5bb7' } });
    const left = element('text', { id: 'left', ...own });
    const scene = sceneOf(locked, other, left);
    const action = { type: 'scene/colorReplaced', from: BLUE, to: RED } as const;
    expect(reduceScene(scene, { ...action, ids: ['locked', 'other'] })).toBe(scene);
  });
});
