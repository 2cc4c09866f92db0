import type { SocialStyle } from '../../model/person/social';
import type { ExportOptions } from '../types';
import { needsAddresses } from './needs-addresses';

/** How an output shows links to profiles. The bundled icons have bytes but no address, so nothing that links pictures has them. */
export function shownSocialStyle(
  style: SocialStyle,
  { images, showsIcons = false }: Pick<ExportOptions, 'images' | 'showsIcons'>,
): 'letters' | 'icons' {
  const wantsIcons = style === 'icons' || (style === 'auto' && showsIcons);
  return wantsIcons && !needsAddresses(images) ? 'icons' : 'letters';
}
