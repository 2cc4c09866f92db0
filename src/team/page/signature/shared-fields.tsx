import { fieldLabel } from '../../../model/person/fields';
import { fieldCharacters, textField } from '../../../model/person/text-fields';
import type { Constants, SharedFieldId } from '../../core/plan';
import { LinesField } from '../../../ui/fields/lines-field';

interface SharedFieldsProps {
  readonly fields: readonly SharedFieldId[];
  readonly value: Constants;
  readonly onChange: (value: Constants) => void;
  /** What is shown where a field is blank. */
  readonly otherwise: Readonly<Partial<Record<SharedFieldId, string>>>;
}

/** What is set for all, or for a group, field by field; a blank one is not set at all. */
export function SharedFields({ fields, value, onChange, otherwise }: SharedFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map((field) => (
        <LinesField
          key={field}
          label={fieldLabel(field)}
          rows={textField(field)?.rows}
          value={value[field] ?? ''}
          hint={otherwise[field] ? <Otherwise text={otherwise[field]} /> : undefined}
          maxLength={fieldCharacters(field)}
          onChange={(text) => onChange(withField(value, field, text))}
        />
      ))}
    </div>
  );
}

function Otherwise({ text }: { readonly text: string }) {
  return <span className="block truncate">{`Blank: ${text.replaceAll('\n', ', ')}`}</span>;
}

/** The values with one field changed; blank ones are left out. */
export function withField(value: Constants, field: SharedFieldId, text: string): Constants {
  const { [field]: _before, ...others } = value;
  return text === '' ? others : { ...others, [field]: text };
}
