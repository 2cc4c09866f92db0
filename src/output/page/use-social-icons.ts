import { SOCIAL_ICONS, type SocialIcons } from '../../email/social-icons';
import { useOptionalLazy } from '../../ui/hooks/use-lazy';

/** The social icons, loaded where they are wanted; null until they have come. */
export function useSocialIcons(areWanted: boolean): SocialIcons | null {
  return useOptionalLazy(areWanted ? SOCIAL_ICONS : null);
}
