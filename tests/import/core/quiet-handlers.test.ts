import { expect, test } from 'vitest';
import { quietHandlers } from '../../../src/import/core/quiet-handlers';
import { growthOf, IN_PROPORTION } from '../../helpers/growth';

test.each([
  ['<a href="x" onclick="a()">b</a>', '<a href="x" data-quiet-onclick="a()">b</a>'],
  ['<img src=x\nONERROR = a>', '<img src=x\ndata-quiet-ONERROR = a>'],
  [
    "<b title='1' onmouseover='x'onfocus=y>",
    "<b title='1' data-quiet-onmouseover='x'data-quiet-onfocus=y>",
  ],
  ['<svg/onload=a>', '<svg/data-quiet-onload=a>'],
  ['<a title="click onx= here" onclick=a>', '<a title="click onx= here" data-quiet-onclick=a>'],
])('the handlers of %s are none any more', (html, quiet) => {
  expect(quietHandlers(html)).toBe(quiet);
});

test.each([
  'Call on Monday = yes, 1 < 2 onx=3',
  '<p title="on=1">put onto= it</p>',
  '<p one="1">Jane</p>',
  '',
])('%j stays as it is but for names of attributes', (html) => {
  expect(quietHandlers(html).replaceAll('data-quiet-', '')).toBe(html);
  expect(quietHandlers('<b>x onclick=1</b>')).toBe('<b>x onclick=1</b>');
});

test.each(['<a ', '<a onx="', "<a onx='b' ", '< onx=', '<a onx=b>'])(
  'many of %j take time in proportion',
  async (unit) => {
    const read = (size: number) => quietHandlers(`<a onx=1>${unit.repeat(size / unit.length)}`);
    expect(await growthOf(read, 1_000_000)).toBeLessThan(IN_PROPORTION);
  },
);
