import { websiteHref } from '../../../model/person/web/web-address';
import { readPlace } from '../../../export/packages/outlook-addin';
import type { RootState } from '../../../store/state';
import { isFolderLost } from '../../state/beside-lists';
import { MAKE_WORDS } from '../copy';
import { BESIDE_WORDS } from '../beside/copy';

/** Why signatures cannot be made as it was decided; null where they can. */
export function selectWhyNot({ team: { list, setup } }: RootState): string | null {
  if (list?.beside !== undefined && isFolderLost(list.beside)) return BESIDE_WORDS.needsFolder;
  const isHostMissing = setup.images === 'hosted' && websiteHref(setup.host) === null;
  if (isHostMissing) return MAKE_WORDS.needsHost;
  const hasAddin = setup.packs.includes('outlook-addin');
  return hasAddin && typeof readPlace(setup.addin) === 'string' ? MAKE_WORDS.needsAddin : null;
}
