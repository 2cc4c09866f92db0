import { Image } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { onUse } from '../ui/on-use';
import { FormSection } from './form-section';

const FIELDS = onUse(async () => ({ Fields: (await import('./picture-fields')).PictureFields }));

/** The photo and the logo. */
export function ImagesSection() {
  const hasPhoto = useAppSelector((state) => state.signature.present.person.profileImageUrl !== '');
  const hasLogo = useAppSelector((state) => state.signature.present.person.logoUrl !== '');
  const summary = [hasPhoto ? 'Photo' : '', hasLogo ? 'Logo' : ''].filter(Boolean).join(', ');
  return (
    <FormSection
      name="images"
      title={GENERATOR_LABELS.sections.images}
      description="Profile picture and logo"
      icon={<Image />}
      summary={summary}
      content={FIELDS}
      room="h-96"
    />
  );
}
