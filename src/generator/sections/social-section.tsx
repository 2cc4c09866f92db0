import { Share2 } from 'lucide-react';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { SOCIAL_NETWORKS } from '../../model/person/social';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

/** Social profiles. */
export function SocialSection() {
  const links = useAppSelector((state) => state.signature.present.person.socialLinks);
  const count = SOCIAL_NETWORKS.filter(({ id }) => (links[id] ?? '').trim() !== '').length;
  return (
    <FormSection
      name="social"
      title={GENERATOR_LABELS.sections.social}
      description="Connect social profiles"
      icon={<Share2 />}
      summary={count === 0 ? undefined : `${count} connected`}
      fields="SocialFields"
      room="h-72"
    />
  );
}
