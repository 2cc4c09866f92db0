import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { LogoDetails } from './logo-details';
import { PictureField } from './picture-field';

/** The fields of the photo and of the logo. */
export function PictureFields() {
  const hasLogo = useAppSelector(
    ({ signature: { present } }) =>
      `${present.person.logoUrl}${present.person.logoForEmail}` !== '',
  );
  return (
    <div className="grid gap-6">
      <PictureField kind="profile" title="Profile Picture" uploadLabel={GENERATOR_LABELS.upload} />
      <div className="grid gap-4 border-t pt-4">
        <PictureField kind="logo" title="Logo" uploadLabel="Click to upload logo" />
        {hasLogo && <LogoDetails />}
      </div>
    </div>
  );
}
