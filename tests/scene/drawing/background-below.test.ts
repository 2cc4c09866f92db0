import { describe, expect, test } from 'vitest';
import { mix } from '../../../src/model/color/color';
import { backgroundBelow } from '../../../src/scene/drawing/background-below';
import type { SceneElement } from '../../../src/scene/scene';
import { CONTEXT, element, get, sceneOf } from '../scenes';

const at = { x: 10, y: 10, width: 100, height: 40 };
const filled = (id: string, backgroundColor: `#${string}`, rest: object = {}) =>
  element('rectangle', { id, ...at, style: { backgroundColor }, ...rest });
const words = element('text', { id: 'words', ...at, content: 'Hello' });

/** The color below the words, with these elements in order. */
function below(...elements: readonly SceneElement[]): string {
  const scene = { ...sceneOf(...elements), background: '#fffbe6' } as const;
  return backgroundBelow(scene, get(scene, 'words'), CONTEXT);
}

describe('an element stands on', () => {
  test('the canvas where nothing lies below it', () => {
    expect(below(words)).toBe('#fffbe6');
    expect(below(words, filled('above', '#112233'))).toBe('#fffbe6');
    expect(below(filled('beside', '#112233', { x: 300 }), words)).toBe('#fffbe6');
  });

  test('the topmost plane below its middle that is shown', () => {
    const low = filled('low', '#112233');
    const high = filled('high', '#445566');
    expect(below(low, high, words)).toBe('#445566');
    expect(below(low, { ...high, hidden: true }, words)).toBe('#112233');
  });

  test('no text, and no picture', () => {
    const other = element('text', { id: 'other', ...at, content: 'Below' });
    expect(below(filled('low', '#112233'), other, words)).toBe('#112233');
  });

  test('the middle of a gradient', () => {
    const background = { angle: 90, from: '#000000', to: '#ffffff' } as const;
    const run = element('rectangle', { id: 'run', ...at, style: { background } });
    expect(below(run, words)).toBe(mix('#000000', '#ffffff', 0.5));
  });
});
