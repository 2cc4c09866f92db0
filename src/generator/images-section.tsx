import { Image } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { CollapsibleSection } from '../ui/collapsible-section';
import { PictureField } from './picture-field';

const LazyLogoDetails = lazy(async () => {
  const { LogoDetails } = await import('./logo-details');
  return { default: LogoDetails };
});

/** The photo and the logo. */
export function ImagesSection() {
  const hasPhoto = useAppSelector((state) => state.signature.present.person.profileImageUrl !== '');
  const hasLogo = useAppSelector(
    ({ signature: { present } }) =>
      `${present.person.logoUrl}${present.person.logoForEmail}` !== '',
  );
  const summary = [hasPhoto ? 'Photo' : '', hasLogo ? 'Logo' : ''].filter(Boolean).join(', ');
  return (
    <CollapsibleSection
      name="images"
      title={GENERATOR_LABELS.sections.images}
      description="Profile picture and logo"
      icon={<Image />}
      summary={summary}
    >
      <div className="grid gap-6">
        <PictureField
          kind="profile"
          title="Profile Picture"
          uploadLabel={GENERATOR_LABELS.upload}
        />
        <div className="grid gap-4 border-t pt-4">
          <PictureField kind="logo" title="Logo" uploadLabel="Click to upload logo" />
          {hasLogo && (
            <Suspense fallback={null}>
              <LazyLogoDetails />
            </Suspense>
          )}
        </div>
      </div>
    </CollapsibleSection>
  );
}
