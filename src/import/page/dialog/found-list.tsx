import { SwitchField } from '../../../ui/fields/switch-field';
import type { FoundField, FoundFieldId } from '../../core/found-field';
import { foundLabel } from './copy';

interface FoundListProps {
  readonly found: readonly FoundField[];
  readonly isChosen: (field: FoundFieldId) => boolean;
  readonly onChange: (field: FoundFieldId, isChosen: boolean) => void;
}

/** The fields found in a signature, each with a switch: what is on goes to the details, and the design follows it. */
export function FoundList({ found, isChosen, onChange }: FoundListProps) {
  if (found.length === 0) return null;
  return (
    <section aria-label="Details found">
      <h3 className="mb-1 text-sm font-semibold">Details found</h3>
      <p className="mb-2 text-xs text-ink-muted">
        Selected items fill your details, and the design follows them.
      </p>
      <ul className="grid gap-1">
        {found.map(({ field, value, isSure }) => (
          <li key={field}>
            <SwitchField
              label={foundLabel(field)}
              hint={<Value value={value} isSure={isSure} />}
              isOn={isChosen(field)}
              onChange={(isOn) => onChange(field, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ value, isSure }: Pick<FoundField, 'value' | 'isSure'>) {
  const isPicture = value.startsWith('data:');
  return (
    <span className="block wrap-anywhere whitespace-pre-line">
      {isPicture ? 'From the signature' : value}
      {!isSure && <span className="text-warning"> (a guess: please check)</span>}
    </span>
  );
}
