import { LANGUAGES } from '../model/languages/languages';
import { useAppSelector } from '../store/hooks';
import { SelectField } from '../ui/fields/select-field';

const OPTIONS = [
  { value: '', label: 'Automatic' },
  ...LANGUAGES.map(({ id, label, ownName }) => ({
    value: id,
    label: label === ownName ? label : `${label} (${ownName})`,
  })),
];

interface LanguageFieldProps {
  readonly onChoose: (language: string) => void;
}

/** The language of the signature. */
export function LanguageField({ onChoose }: LanguageFieldProps) {
  const language = useAppSelector((state) => state.signature.present.person.language);
  return (
    <SelectField
      label="Language"
      hint="Language of labels such as ‘Phone’."
      value={language}
      options={OPTIONS}
      onChange={onChoose}
    />
  );
}
