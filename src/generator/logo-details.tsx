import { blendNote } from '../model/blend-note';
import { parseCssColor } from '../model/css-color';
import { GENERATOR_LABELS } from '../model/messages';
import { pictureAdvice } from '../model/picture-advice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { findNaturalSizes } from '../store/pictures/natural-sizes';
import { addressTyped } from '../store/pictures/typed-address-slice';
import { changeField } from '../store/signature/edit-form';
import { ColorField } from '../ui/color-field';
import { SwitchField } from '../ui/switch-field';
import { TextField } from '../ui/text-field';
import { useRested } from '../ui/use-rested';
import { useEditSession } from '../ui/use-edit-session';

const FIRST_BACKGROUND = '#ffffff';

/** What is asked about a logo once there is one. */
export function LogoDetails() {
  const { logoBackgroundColor, logoForEmail } = useAppSelector(
    (state) => state.signature.present.person,
  );
  const unreachable = useAppSelector((state) => state.unreachable);
  const isTyped = useAppSelector((state) => state.typedAddress !== null);
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const hosted = useRested(logoForEmail, {
    onTyped: (value, isWhole) => {
      dispatch(addressTyped(isWhole ? null : value));
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
        label={GENERATOR_LABELS.logoGroundSwitch}
        isOn={logoBackgroundColor !== ''}
        onChange={(isOn) => setBackground(isOn ? FIRST_BACKGROUND : '')}
      />
      {logoBackgroundColor !== '' && (
        <ColorField
          label={GENERATOR_LABELS.logoGround}
          value={logoBackgroundColor}
          parse={parseCssColor}
          explain={blendNote}
          onDraft={setBackground}
          onCommit={setBackground}
        />
      )}
      <TextField
        label="Link to this logo online"
        {...hosted}
        name="logoForEmail"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        hint="Emails show the logo from here, not the uploaded file."
        error={(isTyped ? null : pictureAdvice(logoForEmail, unreachable)) ?? undefined}
        onFocus={session.begin}
      />
    </>
  );
}
