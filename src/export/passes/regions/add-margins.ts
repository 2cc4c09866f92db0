import { unionOf, type Box } from '../../geometry/box';
import { checkTiling } from '../../regions/check-tiling';
import { sequence, slot } from '../../regions/fit';
import { spacesIn, type Region, type RegionForm } from '../../regions/region';
import type { Pass } from '../pass';

/**
 * Puts the margins of the page around the layout; where it needs more than the page, the page grows. Nothing within
 * depends on them: a scene that moves changes only these.
 */
export const addMargins: Pass<RegionForm> = {
  name: 'addMargins',
  run: (form) => {
    const { root } = form;
    const page = unionOf(form.page, [root.box]);
    return { ...form, page, root: surrounded(root, page) };
  },
  check: checkTiling,
};

function surrounded(core: Region, page: Box): Region {
  return core.kind === 'columns'
    ? padRows(padColumns(core, page), page)
    : padColumns(padRows(core, page), page);
}

function padRows(region: Region, { y0, y1 }: Box): Region {
  const { box } = region;
  const above = spacesIn({ ...box, y0, y1: box.y0 });
  const below = spacesIn({ ...box, y0: box.y1, y1 });
  return sequence('rows', { ...box, y0, y1 }, [...above, region, ...below]);
}

function padColumns(region: Region, { x0, x1 }: Box): Region {
  const { box } = region;
  const before = spacesIn({ ...box, x0, x1: box.x0 });
  const rest = { ...box, x1 };
  if (region.kind !== 'columns' && before.length > 0 && x1 > box.x1) {
    return sequence('columns', { ...box, x0, x1 }, [...before, slot(region, rest)]);
  }
  const behind = spacesIn({ ...box, x0: box.x1, x1 });
  return sequence('columns', { ...box, x0, x1 }, [...before, region, ...behind]);
}
