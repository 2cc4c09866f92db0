import { useId } from 'react';
import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { OptionGroup } from '../ui/fields/option-card';
import { RadioOption } from '../ui/fields/radio-option';
import { DestinationIcon } from './destination-icon';
import { DIALOG_WORDS } from './words';

interface DestinationPickerProps {
  readonly value: DestinationId | null;
  readonly onChange: (destination: DestinationId) => void;
}

/** The one question: cards on a phone, a list beside the answer where there is room. */
export function DestinationPicker({ value, onChange }: DestinationPickerProps) {
  const name = useId();
  return (
    <OptionGroup
      label={DIALOG_WORDS.question}
      className="grid-cols-2 gap-2 md:grid-cols-1 md:gap-0.5"
    >
      {DESTINATIONS.map(({ id, label }) => (
        <RadioOption
          key={id}
          name={name}
          value={id}
          caption={label}
          isSelected={id === value}
          onSelect={() => onChange(id)}
          className="block max-md:last:col-span-2"
          inputClassName="inset-0 rounded-card"
        >
          <span
            aria-hidden="true"
            className="ring-of-peer mark-of-peer flex h-full min-h-14 items-center gap-2.5 rounded-card border px-3 py-2 text-base text-ink transition-colors duration-120 group-hover:bg-wash peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent md:min-h-10 md:border-transparent md:py-1.5 md:peer-checked:border-transparent"
          >
            <DestinationIcon id={id} />
            <span className="min-w-0">{label}</span>
          </span>
        </RadioOption>
      ))}
    </OptionGroup>
  );
}
