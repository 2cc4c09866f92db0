import { describe, expect, test } from 'vitest';
import { LONGEST_NAME, newHeader, readHeader, type Header } from '../../src/saving/state/header';
import { freeName, namesOf, nextNumber } from '../../src/saving/state/names';

const NOW = '2025-06-01T12:00:00.000Z';
const header = (id: string, parts: Partial<Header> = {}): Header => ({
  ...newHeader(id, NOW),
  person: 'Jane Doe',
  ...parts,
});
const names = (...headers: readonly Header[]) => Object.fromEntries(namesOf(headers));

describe('signatures that go by the same person', () => {
  test('are numbered as they were begun, whichever was changed last', () => {
    const [a, b, c] = [
      header('a', { number: 1 }),
      header('b', { number: 2 }),
      header('c', { number: 7 }),
    ];
    const expected = { a: 'Jane Doe', b: 'Jane Doe 2', c: 'Jane Doe 3' };
    expect(names(a, b, c)).toEqual(expected);
    expect(names(c, a, b)).toEqual(expected);
  });

  test('keep out of the way of names that were given, which stay as they are', () => {
    expect(
      names(
        header('a', { number: 1 }),
        header('b', { number: 2 }),
        header('c', { number: 3, name: 'Jane Doe 2' }),
        header('d', { number: 4, name: 'Jane Doe 2' }),
      ),
    ).toEqual({ a: 'Jane Doe', b: 'Jane Doe 3', c: 'Jane Doe 2', d: 'Jane Doe 2' });
  });

  test('need no number once they go by somebody else', () => {
    expect(names(header('a'), header('b', { number: 2, person: 'Bob' }))).toEqual({
      a: 'Jane Doe',
      b: 'Bob',
    });
  });

  test('take no number after one that was deleted', () => {
    expect(names(header('a', { deleted: NOW }), header('b', { number: 2 }))['b']).toBe('Jane Doe');
  });
});

test('earlier headers have no number, and are numbered all the same', () => {
  const { number: _number, ...earlier } = header('a');
  const read = readHeader('a', earlier);
  expect(read?.number).toBe(1);
  expect(read && names(read, header('b'))).toEqual({ a: 'Jane Doe', b: 'Jane Doe 2' });
  expect(nextNumber([])).toBe(1);
  expect(nextNumber([header('a', { number: 4, deleted: NOW }), header('b')])).toBe(5);
});

test('a name stays within what a header holds', () => {
  const longest = 'x'.repeat(LONGEST_NAME);
  expect(freeName(longest, new Set([longest]))).toBe(`${'x'.repeat(LONGEST_NAME - 2)} 2`);
});
