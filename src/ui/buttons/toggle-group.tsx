import type { ReactNode } from 'react';

interface Toggle {
  readonly id: string;
  readonly label: string;
  /** Its native tooltip. */
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

interface ToggleGroupProps {
  /** Names the group for assistive technology. */
  readonly label: string;
  readonly toggles: readonly Toggle[];
}

/** A few things side by side that are each on or off by themselves. A disabled fieldset around turns them off. */
export function ToggleGroup({ label, toggles }: ToggleGroupProps) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex min-w-0 gap-0.5 rounded-control bg-sunken p-0.5"
    >
      {toggles.map(({ id, label: name, hint, icon, isOn, onPress }) => (
        <button
          key={id}
          type="button"
          aria-pressed={isOn}
          aria-label={name}
          title={hint}
          onClick={onPress}
          className="finger-target relative flex aspect-square h-[calc(var(--control)-4px)] items-center justify-center rounded-[4px] text-ink-muted transition-colors duration-120 not-disabled:hover:text-ink disabled:text-ink-faint aria-pressed:bg-raised aria-pressed:text-accent aria-pressed:shadow-rest"
        >
          {icon}
        </button>
      ))}
    </fieldset>
  );
}
