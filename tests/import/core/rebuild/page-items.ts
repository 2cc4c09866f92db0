import type { PageBorder, PageBox, PagePicture } from '../../../../src/import/core/rebuild/page';
import type { Rect } from '../../../../src/scene/geometry';

/* What stands on a page that tests make by hand, besides the texts of `pageOf`. */

export const SOLID: PageBorder = { width: 2, color: '#336699', style: 'solid' };

/** A box of a background, at [x, y, width, height]. */
export function boxAt(place: readonly number[], rest: Partial<PageBox> = {}): PageBox {
  return {
    kind: 'box',
    ...rectOf(place),
    table: 0,
    background: '#eef2f7',
    gradient: null,
    borders: [null, null, null, null],
    radii: [0, 0, 0, 0],
    href: null,
    ...rest,
  };
}

/** A picture at [x, y, width, height]. */
export function pictureAt(place: readonly number[], rest: Partial<PagePicture> = {}): PagePicture {
  const src = 'https://example.com/a.png';
  return {
    kind: 'picture',
    ...rectOf(place),
    table: 0,
    src,
    alt: '',
    href: null,
    radius: 0,
    ...rest,
  };
}

function rectOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rect {
  return { x, y, width, height };
}
