import { describe, expect, test } from 'vitest';
import { lostPictures, withChosenPictures } from '../../../src/import/core/lost-pictures';
import { picturesOf } from '../../../src/import/core/likeness';
import { pageOf } from '../../helpers/pages';

const PAGE = pageOf([
  ['Ada Brandt'],
  { alt: 'Portrait', size: 40 },
  { alt: 'Seal', size: 40, src: 'https://example.com/seal.png' },
  { alt: 'Portrait', size: 40 },
]);

describe('pictures that did not come along', () => {
  test('are listed by their words, and distinguished where these are equal', () => {
    const lost = lostPictures(PAGE);
    expect(lost.map(({ name }) => name)).toEqual(['Portrait', 'Portrait']);
    expect(new Set(lost.map(({ id }) => id)).size).toBe(2);
    expect(lostPictures(pageOf([['Ada Brandt']]))).toEqual([]);
  });

  test('are the same when the page is laid out elsewhere', () => {
    const moved = { ...PAGE, items: PAGE.items.map((item) => ({ ...item, x: item.x + 7 })) };
    expect(lostPictures(moved)).toEqual(lostPictures(PAGE));
  });

  test('have the chosen files in their places, each its own', () => {
    const [, second] = lostPictures(PAGE);
    const page = withChosenPictures(PAGE, new Map([[second?.id ?? '', 'data:second']]));
    expect(picturesOf(page).map(({ src }) => src)).toEqual([
      '',
      'https://example.com/seal.png',
      'data:second',
    ]);
    expect(withChosenPictures(PAGE, new Map())).toBe(PAGE);
  });
});
