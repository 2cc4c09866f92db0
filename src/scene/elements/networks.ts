import { sortedNetworks } from '../../model/person/social';
import { socialIconElement } from '../kinds/social-icon';

/** A badge for each network, in the order of the library. */
export const networkDefinitions = sortedNetworks([
  'linkedin',
  'twitter',
  'instagram',
  'facebook',
]).map(({ id }) => socialIconElement(id));
