import { Image } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { onUse, useOnUse } from '../ui/on-use';
import { FormSection } from './form-section';

const PICTURE_FIELDS = onUse(() => import('./picture-fields'));

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
    >
      <FieldsOnUse />
    </FormSection>
  );
}

/** They come when the section is opened for the first time; until then their place is kept. */
function FieldsOnUse() {
  const code = useOnUse(PICTURE_FIELDS);
  return code === null ? <div className="h-96" /> : <code.PictureFields />;
}
