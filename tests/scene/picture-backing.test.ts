import { expect, test } from 'vitest';
import { definitionOf } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import type { SvgNode } from '../../src/scene/drawing/svg';
import { PNG, resized } from '../helpers/pictures';
import { CONTEXT, element } from './scenes';

function drawn(rest: Partial<SceneElement>): readonly SvgNode[] {
  const logo = element('logo', { id: 'a', shape: 'square', style: { backgroundColor: '#eff6ff' } });
  return definitionOf('logo').draw({ ...logo, ...rest }, CONTEXT);
}

/** How round the corners are that a picture of this radius is cut to. */
function radiusOf(radius: number) {
  const [defs] = drawn({ content: PNG, style: { radius } });
  const [clip] = defs?.children ?? [];
  const [cut] = typeof clip === 'string' ? [] : (clip?.children ?? []);
  return typeof cut === 'string' ? undefined : cut?.attributes['rx'];
}

const WIDE = resized(PNG, 480, 160);

test('a picture stands on its backing, which takes its place', () => {
  const [backing, picture, ...others] = drawn({ content: WIDE });
  expect(backing).toMatchObject({
    tag: 'rect',
    attributes: { x: 0, y: 10, width: 120, height: 40, fill: '#eff6ff' },
  });
  expect(picture).toMatchObject({
    tag: 'image',
    attributes: { x: 12, y: 14, width: 96, height: 32 },
  });
  expect(others).toEqual([]);
});

test('a round one is cut with its backing', () => {
  const cut = drawn({ content: WIDE, shape: 'round' }).slice(1);
  expect(cut.map(({ tag }) => tag)).toEqual(['rect', 'image']);
  for (const { attributes } of cut) expect(attributes['clip-path']).toBe('url(#a-clip)');
});

test('one with round corners is cut to their radius, at most to a circle', () => {
  expect([radiusOf(8), radiusOf(500)]).toEqual([8, 30]);
});

test('a linked picture has no backing, since it cannot be drawn', () => {
  const linked = drawn({ content: 'https://a.example/logo.png' });
  expect(linked.map(({ tag }) => tag)).toEqual(['image']);
});
