import { expect, test, vi } from 'vitest';
import { makeSelector } from '../../src/store/make-selector';

interface Shop {
  readonly fruit: readonly string[];
  readonly price: number;
}

test('a selector makes its answer again only when a part of it is another', () => {
  const make = vi.fn<(fruit: readonly string[], price: number) => { readonly cost: number }>(
    (fruit, price) => ({ cost: fruit.length * price }),
  );
  const select = makeSelector(({ fruit, price }: Shop) => [fruit, price], make);
  const shop = { fruit: ['fig'], price: 2 };
  const first = select(shop);
  expect(first).toEqual({ cost: 2 });
  expect(select({ ...shop })).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(select({ ...shop, price: 3 })).toEqual({ cost: 3 });
  expect(select({ ...shop, fruit: ['fig'] })).not.toBe(first);
});

test('a selector keeps an undefined answer, too', () => {
  const make = vi.fn<(price: number) => undefined>();
  const select = makeSelector((shop: Shop) => [shop.price], make);
  select({ fruit: [], price: 1 });
  select({ fruit: ['fig'], price: 1 });
  expect(make).toHaveBeenCalledOnce();
});

test('a selector keeps its last answer where the new one is equal', () => {
  const select = makeSelector(
    ({ fruit }: Shop) => [fruit],
    (fruit) => fruit.toSorted(),
    (a, b) => a.join() === b.join(),
  );
  const first = select({ fruit: ['fig', 'plum'], price: 1 });
  expect(select({ fruit: ['plum', 'fig'], price: 1 })).toBe(first);
  expect(select({ fruit: ['plum'], price: 1 })).toEqual(['plum']);
});

test('a selector can be asked with more than the state', () => {
  const select = makeSelector(
    ({ price }: Shop, count: number) => [price, count],
    (price, count) => price * count,
  );
  expect(select({ fruit: [], price: 2 }, 3)).toBe(6);
  expect(select({ fruit: [], price: 2 }, 4)).toBe(8);
});
