import { expect, test } from 'vitest';
import { hasVariables, withVariables } from '../../../src/import/core/css-variables';

const VALUES = new Map([
  ['--ink', '#123456'],
  ['--edge', '1px solid var(--ink)'],
  ['--turn', 'var(--turn-2)'],
  ['--turn-2', 'var(--turn)'],
  ['--blank', ' '],
]);

test.each([
  ['color:red', 'color:red'],
  ['color:var(--ink)', 'color:#123456'],
  ['color: VAR( --ink )', 'color: #123456'],
  ['border:var(--edge);color:var(--ink)', 'border:1px solid #123456;color:#123456'],
  ['color:var(--none,#abcdef)', 'color:#abcdef'],
  ['color:var(--none, var(--ink))', 'color:#123456'],
  ['font-family:var(--none,Georgia,serif)', 'font-family:Georgia,serif'],
  ['color:var(--none)', 'color:unset'],
  ['color:var(--blank)', 'color:unset'],
  ['width:calc(var(--none,4px) * 2)', 'width:calc(4px * 2)'],
  ['color:rgb(var(--none,1,2,3))', 'color:rgb(1,2,3)'],
  ['--my-var(--ink)', '--my-var(--ink)'],
  ['color:var(--ink', 'color:var(--ink'],
  ['color:var(--turn)', 'color:unset'],
])('%s is %s', (css, made) => {
  expect(withVariables(css, (name) => VALUES.get(name))).toBe(made);
});

test('whether there are any is seen', () => {
  expect(['color:var(--a)', '--var: 1', 'color:Var(--a)'].map(hasVariables)).toEqual([
    true,
    false,
    true,
  ]);
});

test('values that stand for many others end', () => {
  const start = performance.now();
  expect(withVariables('x:var(--a0)', laughs).length).toBeLessThan(400_000);
  expect(performance.now() - start).toBeLessThan(1000);
});

/** Each stands for ten of the next. */
function laughs(name: string): string {
  const depth = Number(name.slice(3));
  return depth > 7 ? 'ha' : `var(--a${depth + 1}) `.repeat(10);
}
