import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { linkPlanes } from '../../../../src/export/passes/items/link-planes';
import { contextOf, formOf, planeOf, textOf } from '../../../helpers/pass-forms';

const HREF = 'https://example.com/';
const OTHER = 'https://example.com/other';
const LINK = { href: HREF, color: '#336699', label: 'A plane' } as const;
const PAGE = { x0: 0, y0: 0, x1: 200, y1: 60 };

function linked(item: Item) {
  const context = contextOf();
  const form = formOf([item], PAGE);
  const after = linkPlanes.run(form, context);
  return { form, after, item: after.items[0], reported: context.findings.all() };
}

const WORDS = textOf('words', [10, 10, 80, 20]);

test('words on a linked plane become a link to where it leads, in their own color', () => {
  const { item } = linked(planeOf('plane', [0, 0, 200, 60], { link: LINK }, { children: [WORDS] }));
  const [child] = item?.children ?? [];
  expect(child?.cell.children).toMatchObject([
    { kind: 'link', href: HREF, color: '#000000', underline: false, children: WORDS.cell.children },
  ]);
});

test('a picture on it is a link that is called as the picture is', () => {
  const image = {
    kind: 'image',
    src: 'https://example.com/a.png',
    alt: 'Logo',
    width: 9,
    height: 9,
  } as const;
  const picture = { ...WORDS, kind: 'image', cell: { kind: 'cell', children: [image] } } as const;
  const { item } = linked(
    planeOf('plane', [0, 0, 200, 60], { link: LINK }, { children: [picture] }),
  );
  expect(item?.children[0]?.cell.children).toMatchObject([{ kind: 'link', label: 'Logo' }]);
});

test('a link of their own leads where it did, and so does a plane within the plane', () => {
  const own = {
    kind: 'link',
    href: OTHER,
    color: '#336699',
    underline: true,
    children: [],
  } as const;
  const words = { ...WORDS, cell: { ...WORDS.cell, children: [own] } };
  const inner = planeOf(
    'inner',
    [0, 30, 100, 20],
    { link: { ...LINK, href: OTHER } },
    { children: [WORDS] },
  );
  const { item } = linked(
    planeOf('plane', [0, 0, 200, 60], { link: LINK }, { children: [words, inner] }),
  );
  expect(item?.children[0]?.cell.children).toEqual([own]);
  expect(item?.children[1]?.children[0]?.cell.children).toMatchObject([{ href: OTHER }]);
});

test('an empty plane is a link by itself', () => {
  const { form, after } = linked(planeOf('plane', [0, 0, 200, 60], { link: LINK }));
  expect(after).toBe(form);
});

test.each<[string, Item]>([
  ['words that lie on nothing', WORDS],
  ['a plane without a link', planeOf('plane', [0, 0, 200, 60])],
])('%s stay as they are', (_, item) => {
  const { form, after, reported } = linked(item);
  expect(after).toBe(form);
  expect(reported).toEqual([]);
});
