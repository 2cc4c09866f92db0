import { Image } from 'lucide-react';
import { parseHex } from '../model/color';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { findNaturalSizes } from '../store/pictures/natural-sizes';
import { changeField } from '../store/signature/edit-form';
import { CollapsibleSection } from '../ui/collapsible-section';
import { ColorField } from '../ui/color-field';
import { SwitchField } from '../ui/switch-field';
import { TextField } from '../ui/text-field';
import { useRested } from '../ui/use-rested';
import { useEditSession } from '../ui/use-edit-session';
import { PictureField } from './picture-field';

const FIRST_BACKGROUND = '#ffffff';

/** The photo and the logo. */
export function ImagesSection() {
  const hasPhoto = useAppSelector((state) => state.signature.present.person.profileImageUrl !== '');
  const hasLogo = useAppSelector((state) => state.signature.present.person.logoUrl !== '');
  const summary = [hasPhoto ? 'Photo' : '', hasLogo ? 'Logo' : ''].filter(Boolean).join(', ');
  return (
    <CollapsibleSection
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
          {hasLogo && <LogoDetails />}
        </div>
      </div>
    </CollapsibleSection>
  );
}

function LogoDetails() {
  const { logoBackgroundColor, logoForEmail } = useAppSelector(
    (state) => state.signature.present.person,
  );
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const hosted = useRested(logoForEmail, {
    onRested: (value) => {
      dispatch(changeField({ field: 'logoForEmail', value, group: session.group() }));
      return true;
    },
    onLeft: (address) => void dispatch(findNaturalSizes(address)),
  });
  const setBackground = (value: string): void => {
    // A picker changes it with every move of the pointer.
    dispatch(changeField({ field: 'logoBackgroundColor', value, group: 'logo background' }));
  };
  return (
    <>
      <SwitchField
        label="Background behind the logo"
        isOn={logoBackgroundColor !== ''}
        onChange={(isOn) => setBackground(isOn ? FIRST_BACKGROUND : '')}
      />
      {logoBackgroundColor !== '' && (
        <ColorField
          label="Logo background"
          value={logoBackgroundColor}
          parse={parseHex}
          invalidMessage="Use six hex digits, such as #1a73e8."
          onDraft={setBackground}
          onCommit={setBackground}
        />
      )}
      <TextField
        label="Hosted logo address"
        {...hosted}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        hint="Used instead of the file where pictures are linked."
        onFocus={session.begin}
      />
    </>
  );
}
