import { expect, it } from 'vitest';
import { svgSize } from '../../../src/model/picture/svg-size';

it.each([
  ['its own size', '40', '20px', '0 0 9 9', [40, 20]],
  ['physical units', '1in', '72pt', null, [96, 96]],
  ['the view box without a size', null, null, '0 0 24 12', [24, 12]],
  ['the view box for sizes relative to a page', '100%', '100%', '0,0,64,32', [64, 32]],
  ['one side, the other from the view box', '100', null, '0 0 24 12', [100, 50]],
  ['one side, the other from the view box, upright', null, '100', '0 0 24 12', [200, 100]],
  ['300 x 150 without anything', null, null, null, [300, 150]],
  ['300 x 150 for nonsense', '-4', 'wide', '0 0 0 x', [300, 150]],
])('takes %s', (_, width, height, viewBox, [w, h]) => {
  expect(svgSize({ width, height, viewBox })).toEqual({ width: w, height: h });
});
