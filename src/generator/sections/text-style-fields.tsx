import { FONT_NAMES } from '../../scene/scene';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { chooseFont } from '../../store/signature/edit-form';
import { SelectField } from '../../ui/fields/select-field';
import { SizeField } from './size-field';

const OPTIONS = [
  { value: '', label: 'As in the template' },
  ...FONT_NAMES.map((name) => ({ value: name, label: name })),
];

/** The font of all texts, and how large they are. */
export function TextStyleFields() {
  const font = useAppSelector(({ signature }) => signature.present.look.adjustments.font ?? '');
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4">
      <SelectField
        label="Font"
        value={font}
        options={OPTIONS}
        hint="Computers and phones have these fonts. Where one is missing, a similar one is shown."
        onChange={(chosen) => dispatch(chooseFont(FONT_NAMES.find((name) => name === chosen)))}
      />
      <SizeField part="textSize" />
    </div>
  );
}
