import { changed } from '../../../base/changed';
import { checkTiling } from '../../regions/check-tiling';
import { mapRegions, type Region, type RegionForm } from '../../regions/region';
import type { Pass } from '../pass';

/** A pass that changes each region, after all regions in it. */
export function regionPass(name: string, change: (region: Region) => Region): Pass<RegionForm> {
  return {
    name,
    run: (form) => changed(form, { root: mapRegions(form.root, change) }),
    check: checkTiling,
  };
}
