import { describe, expect, test } from 'vitest';
import { nonJson } from '../../src/store/json-state';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { makeStore } from '../../src/store/make-store';
import { fakeWorld } from '../helpers/fake-ports';

describe('what JSON does not hold', () => {
  test.each([
    ['a function', () => 1],
    ['undefined', undefined],
    ['a file', new File([], 'a.png')],
    ['a promise', Promise.resolve()],
    ['a map', new Map()],
    ['a set', new Set()],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(1)],
    ['an error', new Error('x')],
    ['a symbol', Symbol('x')],
  ])('is found: %s', (_name, value) => {
    expect(nonJson({ list: [{ a: 1 }, value] })).toEqual(['list', '1']);
    expect(nonJson({ a: { b: value } })).toEqual(['a', 'b']);
  });

  test('is not what it holds', () => {
    expect(nonJson({ a: [1, 'b', true, null, { c: {} }] })).toBeNull();
  });

  test('is looked for once in what does not change', () => {
    const seen = new WeakSet();
    const scene = { elements: [{ id: 'a' }] };
    nonJson({ scene }, seen);
    expect(seen.has(scene.elements)).toBe(true);
  });
});

test('an action that brings such a thing into the state throws', () => {
  const { dispatch } = makeStore(fakeWorld().ports);
  expect(() => dispatch({ ...selectionChanged(['a']), payload: [new Set(['a'])] })).toThrow(
    'The action holds what JSON does not, at payload.0',
  );
});
