import { WHITE } from '../../../model/color/color';
import type { Item } from '../../items/item';
import { checkTiling } from '../../regions/check-tiling';
import type { RegionForm } from '../../regions/region';
import type { Pass } from '../pass';

/** Lays the page on a plane of its color, unless that is white, which a mail is by itself. */
export const addBackground: Pass<RegionForm> = {
  name: 'addBackground',
  run: (form) => {
    const { root: child, background: color } = form;
    if (color === WHITE) return form;
    const { box } = child;
    const item: Item = {
      id: '',
      label: '',
      kind: 'fill',
      box,
      ink: box,
      flexX: 'none',
      flexY: 'none',
      intrinsicHeight: 0,
      isAccepted: false,
      cell: { kind: 'cell', background: { color }, children: [] },
      children: [],
    };
    return { ...form, root: { kind: 'plane', box, item, child } };
  },
  check: checkTiling,
};
