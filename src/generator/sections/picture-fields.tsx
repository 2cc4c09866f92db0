import { logoAddress } from '../../model/picture/logo-address';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { LogoColors } from '../../person/logo-colors';
import { useAppSelector } from '../../store/hooks';
import { LogoDetails } from '../pictures/logo-details';
import { PictureField } from '../pictures/picture-field';

/** The fields of the photo and of the logo. */
export function PictureFields() {
  const hasLogo = useAppSelector(
    ({ signature: { present } }) =>
      `${present.person.logoUrl}${present.person.logoForEmail}` !== '',
  );
  const address = useAppSelector(({ signature: { present } }) => logoAddress(present.person));
  return (
    <div className="grid gap-6">
      <PictureField kind="profile" title="Profile Picture" uploadLabel={GENERATOR_LABELS.upload} />
      <div className="grid gap-4 border-t pt-4">
        <PictureField kind="logo" title="Logo" uploadLabel="Click to upload logo" />
        {hasLogo && (
          <>
            <LogoColors address={address} place="form" />
            <LogoDetails />
          </>
        )}
      </div>
    </div>
  );
}
