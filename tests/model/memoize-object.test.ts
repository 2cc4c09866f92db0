import { expect, test, vi } from 'vitest';
import { memoizeObject } from '../../src/model/memoize-object';

test('each object is asked about once, whatever the answer', () => {
  const ask = vi.fn(({ answer }: { readonly answer: string | null }) => answer);
  const remembered = memoizeObject(ask);
  const [one, none] = [{ answer: 'one' }, { answer: null }];
  expect([one, none, one, none].map(remembered)).toEqual(['one', null, 'one', null]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(remembered({ ...one })).toBe('one');
  expect(ask).toHaveBeenCalledTimes(3);
});
