import { expect, test } from 'vitest';
import { gradientOf } from '../../src/editor/panels/sections/fill/shape-style';
import { contrast, type Hex } from '../../src/model/color/color';
import { designOf } from '../helpers/scenes';

test.each<Hex>(['#ffffff', '#e5e7eb', '#fde047', '#1e5bb8', '#111111'])(
  'the gradient that %s begins with is seen to be one',
  (backgroundColor) => {
    const [shape] = designOf([
      { type: 'rectangle', x: 0, y: 0, width: 80, height: 40, style: { backgroundColor } },
    ]).elements;
    if (shape === undefined) throw new Error('There is no shape');
    const { from, to } = gradientOf(shape);
    expect(from).toBe(backgroundColor);
    expect(contrast(from, to)).toBeGreaterThan(1.5);
  },
);
