import { blendNote } from '../../model/color/blend-note';
import { parseCssColor } from '../../model/color/css-color';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeField } from '../../store/signature/edit-form';
import { ColorField } from '../../ui/fields/color-field';
import { SwitchField } from '../../ui/fields/switch-field';
import { AddressField, isUploaded } from './picture-link';

const FIRST_BACKGROUND = '#ffffff';

/** What is asked about a logo once there is one. */
export function LogoDetails() {
  const { logoUrl, logoBackgroundColor, logoForEmail } = useAppSelector(
    (state) => state.signature.present.person,
  );
  const dispatch = useAppDispatch();
  const setBackground = (value: string): void => {
    // A picker changes it with every move of the pointer.
    dispatch(changeField({ field: 'logoBackgroundColor', value, group: 'logo background' }));
  };
  return (
    <>
      <SwitchField
        label={GENERATOR_LABELS.logoBackgroundSwitch}
        isOn={logoBackgroundColor !== ''}
        onChange={(isOn) => setBackground(isOn ? FIRST_BACKGROUND : '')}
      />
      {logoBackgroundColor !== '' && (
        <ColorField
          label={GENERATOR_LABELS.logoBackground}
          value={logoBackgroundColor}
          parse={parseCssColor}
          explain={blendNote}
          onDraft={setBackground}
          onCommit={setBackground}
        />
      )}
      {(isUploaded(logoUrl) || logoForEmail !== '') && (
        <AddressField
          label="Link to this logo online"
          value={logoForEmail}
          name="logoForEmail"
          hint="Emails show the logo from here, not the uploaded file."
          onChange={(value, group) => {
            dispatch(changeField({ field: 'logoForEmail', value, group }));
          }}
        />
      )}
    </>
  );
}
