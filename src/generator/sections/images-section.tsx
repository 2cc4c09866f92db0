import { Image } from 'lucide-react';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

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
      fields="PictureFields"
      room="h-96"
    />
  );
}
