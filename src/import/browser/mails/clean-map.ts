import { addressHref } from '../../../model/person/web/address-href';
import { unwrapLink } from '../../core/unwrap-link';
import type { PictureArea } from '../../core/cut-picture';

/** No map of a signature has more. */
const MOST_AREAS = 40;

/**
 * The linked parts of a picture, by the map that it names, in px from its corner; the first of two that overlap counts. Round
 * ones are as large as the box around them. None for a picture without a map.
 */
export function areasOf(image: Element): readonly PictureArea[] {
  const name = image.getAttribute('usemap')?.trim().replace(/^#/, '') ?? '';
  if (name === '') return [];
  const maps = image.ownerDocument.getElementsByTagName('map');
  const map = [...maps].find((each) => [each.getAttribute('name'), each.id].includes(name));
  const areas = [...(map?.querySelectorAll('area,a[coords]') ?? [])].slice(0, MOST_AREAS);
  return areas.flatMap((area) => {
    const place = placeOf(area);
    return place === null ? [] : [{ ...place, ...linkOf(area) }];
  });
}

function linkOf(area: Element): Pick<PictureArea, 'href' | 'alt'> {
  const given = area.getAttribute('href')?.trim() ?? '';
  const href = given === '' ? null : addressHref(unwrapLink(given)?.href ?? given);
  const alt = area.getAttribute('alt') ?? area.getAttribute('title') ?? '';
  return { href, alt: alt.trim().slice(0, 200) };
}

/** (HTML, 'Image maps') Null for what has no size. */
function placeOf(area: Element): Omit<PictureArea, 'href' | 'alt'> | null {
  const shape = area.getAttribute('shape')?.trim().toLowerCase() ?? 'rect';
  if (shape.startsWith('def')) return { left: 0, top: 0, right: Infinity, bottom: Infinity };
  const numbers = (area.getAttribute('coords') ?? '').split(/[\s,;]+/).map(Number.parseFloat);
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = numbers;
  if (numbers.some((number) => !Number.isFinite(number))) return null;
  const [across, down] = shape.startsWith('circ')
    ? [
        [a - c, a + c],
        [b - c, b + c],
      ]
    : [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}
