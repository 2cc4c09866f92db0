import type { ImageMode } from '../export';
import type { Package, PackageId } from '../export/packages';
import type { Destination } from '../model/destinations';
import type { Guide } from './guide';
import { PACKAGE_FILES, PACKAGE_GUIDES } from './package-guides.data';
import { GAPS_GUIDE, PLACES } from './places.data';

/** One way from here to a destination. */
export interface Way extends Guide {
  readonly take: Take;
}

type Take = CopyTake | { readonly kind: 'package'; readonly pack: Package } | AddinTake;

/** The add-in for Outlook is made once it is known where its files will lie. */
interface AddinTake {
  readonly kind: 'addin';
}

interface CopyTake {
  readonly kind: 'copy';
  readonly images: ImageMode;
  readonly showsIcons: boolean;
  /** What fills the gaps of the copy; null where it has none. */
  readonly filling: Package | null;
}

/** What decides which ways there are. */
interface Circumstances {
  /** Whether pictures of the signature come from the device. */
  readonly hasOwnPictures: boolean;
  /** Whether this is a phone or a tablet. */
  readonly isOnPhone: boolean;
}

/** The ways to a destination, the best first. */
export function waysTo({ id, clients }: Destination, circumstances: Circumstances): readonly Way[] {
  const { hasOwnPictures } = circumstances;
  const { packages, takesAddin = false } = PLACES[id];
  const isAnyClient = clients.length === 0;
  const files = packages.filter(
    (pack) => pack.id !== 'pictures' || (isAnyClient && hasOwnPictures),
  );
  return [
    ...copiesTo(id, circumstances),
    ...files.map((pack): Way => ({
      ...wordsOf(pack.id, isAnyClient),
      take: { kind: 'package', pack },
    })),
    ...(takesAddin ? [{ ...wordsOf('outlook-addin', false), take: ADDIN_TAKE }] : []),
  ];
}

/** A copy, where one is whole or its gaps can be filled. */
function copiesTo(
  id: Destination['id'],
  { hasOwnPictures, isOnPhone }: Circumstances,
): readonly Way[] {
  const { copy: usual, copyThere, packages } = PLACES[id];
  const copy = isOnPhone && copyThere !== undefined ? copyThere : usual;
  if (copy === null) return [];
  const hasGaps = copy.wantsLinks && hasOwnPictures;
  const filling = hasGaps ? packages.find((pack) => pack.id === 'pictures') : null;
  if (filling === undefined) return [];
  const { images, showsIcons } = copy;
  const guide = hasGaps ? GAPS_GUIDE : copy.guide;
  return [{ ...guide, take: { kind: 'copy', images, showsIcons, filling } }];
}

/** A file as that of one client, or as one of all files. */
function wordsOf(id: PackageId, isAnyClient: boolean): Guide {
  const file = { ...PACKAGE_FILES[id], steps: [] };
  return { ...file, ...(isAnyClient ? {} : PACKAGE_GUIDES[id]) };
}

const ADDIN_TAKE: AddinTake = { kind: 'addin' };
