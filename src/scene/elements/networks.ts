import { sortedNetworks } from '../../model/person/social';
import { markElement } from '../kinds/mark';

/** A badge for each network, in the order of the library. */
export const networkDefinitions = sortedNetworks([
  'linkedin',
  'twitter',
  'instagram',
  'facebook',
]).map(({ id }) => markElement(id));
