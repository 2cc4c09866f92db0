import { expect, test, vi } from 'vitest';
import { memoizeObject } from '../../src/base/memoize';

interface Key {
  readonly answer: string | null;
}

test('each object is asked about once, whatever the answer', () => {
  const ask = vi.fn<(key: Key) => Key['answer']>(({ answer }) => answer);
  const remembered = memoizeObject(ask);
  const [one, none] = [{ answer: 'one' }, { answer: null }];
  expect([one, none, one, none].map(remembered)).toEqual(['one', null, 'one', null]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(remembered({ ...one })).toBe('one');
  expect(ask).toHaveBeenCalledTimes(3);
});
