import { CLIENT_PACKAGES } from '../export/packages/client-packages';
import type { Package, PackageId } from '../export/packages/package';
import { PACKAGES } from '../export/packages/packages';
import type { ImageMode } from '../export/types';
import type { Destination } from '../model/destinations';
import { COPY_GUIDES, GAPS_GUIDE } from './copy-guides.data';
import type { Guide } from './guide';
import { PACKAGE_FILES, PACKAGE_GUIDES } from './package-guides.data';

/** One way from here to a destination. */
export interface Way extends Guide {
  readonly take: Take;
}

type Take =
  | { readonly kind: 'copy'; readonly images: ImageMode }
  | { readonly kind: 'package'; readonly pack: Package };

/** The ways to a destination, the best first; `hasOwnPictures` where pictures of the signature come from the device. */
export function waysTo({ id, clients }: Destination, hasOwnPictures: boolean): readonly Way[] {
  const { rich, packages } = CLIENT_PACKAGES[id];
  const guide = rich === 'gaps' && hasOwnPictures ? GAPS_GUIDE : COPY_GUIDES[id];
  // A copy with links alone would lose the other pictures.
  const isWhole = rich !== 'link' || !hasOwnPictures;
  const copies: readonly Way[] =
    rich === null || guide === undefined || !isWhole
      ? []
      : [{ ...guide, take: { kind: 'copy', images: rich } }];
  const isAnyClient = clients.length === 0;
  return [...copies, ...packages.flatMap((pack) => wayOfPackage(pack, isAnyClient))];
}

/** The package that makes a file of each picture. */
export function picturesPackage(): Package {
  return packageOf('pictures');
}

function wayOfPackage(id: PackageId, isAnyClient: boolean): readonly Way[] {
  // Pictures are taken one by one, beside the copy that has gaps for them.
  if (id === 'pictures') return [];
  const file = { ...PACKAGE_FILES[id], steps: [] };
  const guide = isAnyClient ? {} : PACKAGE_GUIDES[id];
  return [{ ...file, ...guide, take: { kind: 'package', pack: packageOf(id) } }];
}

function packageOf(id: PackageId): Package {
  const found = PACKAGES.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(`There is no package ${id}`);
  return found;
}
