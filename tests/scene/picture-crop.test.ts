import { describe, expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { middleOf, NO_CROP } from '../../src/model/person/crop';
import { reduceScene } from '../../src/scene/reduce-scene';
import { definitionOf, ELEMENT_TYPES, isPicture } from '../../src/scene/registry';
import type { SvgNode } from '../../src/scene/drawing/svg';
import { PNG, resized } from '../helpers/pictures';
import { designOf } from '../helpers/scenes';
import { CONTEXT, element, sceneOf } from './scenes';

const SRC = resized(PNG, 100, 50);
const CORNER = { ...middleOf(SRC), x: 0.25, y: 0.25, zoom: 2 };
const PICTURES = ELEMENT_TYPES.filter((type) => isPicture({ type }));

const drawn = (nodes: readonly SvgNode[]) => nodes.find(({ tag }) => tag === 'image')?.attributes;

describe.each(PICTURES)('a cropped %s', (type) => {
  const box = { x: 20, y: 20, width: 80, height: 40 } as const;
  const cropped = element(type, { id: 'a', ...box, content: SRC, shape: 'square', crop: CORNER });

  test('is drawn so that the part lies in its box, and no more is seen', () => {
    const nodes = definitionOf(type).draw(cropped, CONTEXT);
    expect(drawn(nodes)).toMatchObject({ x: 0, y: 0, width: 160, height: 80 });
    expect(drawn(nodes)?.['clip-path']).toBe('url(#a-clip)');
  });

  test('is asked for as that part', async () => {
    const { requests } = await exportScene(designOf([cropped]));
    const { x, y, zoom } = CORNER;
    expect(requests).toMatchObject([{ width: 80, height: 40, fit: 'cover', crop: { x, y, zoom } }]);
  });

  test('shows another picture whole, and one on a backing', () => {
    const other = resized(PNG, 90, 45);
    const whole = { ...cropped, crop: undefined, content: other };
    const { crop: _crop, ...without } = whole;
    const { draw } = definitionOf(type);
    expect(draw({ ...cropped, content: other }, CONTEXT)).toEqual(draw(without, CONTEXT));
    const style = { backgroundColor: '#ffcc00' } as const;
    expect(draw({ ...cropped, style }, CONTEXT)).toEqual(
      draw({ ...without, content: SRC, style }, CONTEXT),
    );
  });
});

test('a crop is kept within its bounds, and that of no picture is taken away', () => {
  const scene = sceneOf(element('picture', { id: 'a', content: SRC }));
  const set = (crop: typeof CORNER, from = scene) =>
    reduceScene(from, { type: 'scene/elementSet', id: 'a', settings: { crop } });
  const cropped = set({ ...CORNER, zoom: 99, x: -4 });
  expect(cropped.elements[0]?.crop).toEqual({ ...CORNER, zoom: 10, x: 0 });
  expect(set(NO_CROP, cropped).elements[0]).not.toHaveProperty('crop');
});

test('a photo of the person is cropped as in the form, until it has a crop of its own', () => {
  const person = { ...CONTEXT.person, profileImageUrl: SRC, profileCrop: CORNER };
  const photo = element('photo', { id: 'a', width: 80, height: 40 });
  const { draw } = definitionOf('photo');
  expect(drawn(draw(photo, { ...CONTEXT, person }))).toMatchObject({ x: 0, width: 160 });
  const own = { ...photo, crop: { ...CORNER, x: 0.75 } };
  expect(drawn(draw(own, { ...CONTEXT, person }))).toMatchObject({ x: -80, width: 160 });
});
