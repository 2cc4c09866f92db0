import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCssColor } from '../../../src/model/color/css-color';
import { NAMED_COLORS } from '../../../src/model/color/css-colors.data';

describe('a CSS color is read as six hex digits', () => {
  test.each([
    ['#1a73e8', '#1a73e8'],
    ['1A73E8', '#1a73e8'],
    ['  #FFF ', '#ffffff'],
    ['abc', '#aabbcc'],
    ['#0008', '#777777'],
    ['#00000000', '#ffffff'],
    ['#ff000080', '#ff7f7f'],
    ['rgb(255, 0, 0)', '#ff0000'],
    ['rgb(300 -20 0)', '#ff0000'],
    ['rgb(100% 50% 0%)', '#ff8000'],
    ['rgba(0, 0, 0, 0.5)', '#808080'],
    ['rgb(0 0 0 / 50%)', '#808080'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(-120 100 50)', '#0000ff'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsla(240, 100%, 50%, .5)', '#8080ff'],
    ['RebeccaPurple', '#663399'],
    ['tomato', '#ff6347'],
    ['transparent', '#ffffff'],
  ])('%s is %s', (text, hex) => {
    expect(parseCssColor(text)).toBe(hex);
  });
});

describe('what is no color is refused', () => {
  test.each([
    ['', 'blue-ish', '#12', '#12345', '#1234567', '#ggg', 'rgb(1, 2)', 'rgb(1 2 3 4)'],
    ['rgb(1, 2, 3 / 4)', 'rgb(a, b, c)', 'rgb(1e9,0,0)', 'hsl(10apples 1% 1%)', 'constructor'],
    ['url(javascript:alert(1))', 'red; color: blue', '__proto__', 'var(--ink)'],
  ])('%s and others', (...texts) => {
    for (const text of texts) expect(parseCssColor(text)).toBeNull();
  });

  test('whatever is typed gives a legal color or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseCssColor(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

test('all named colors of CSS are known', () => {
  expect(Object.keys(NAMED_COLORS)).toHaveLength(148);
  for (const [name, hex] of Object.entries(NAMED_COLORS)) expect(parseCssColor(name)).toBe(hex);
});
