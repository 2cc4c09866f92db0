import { useId, type ReactNode } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A switch at the end of its label; it acts at once. */
export function SwitchField({ label, hint, isOn, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className="flex min-h-control items-center justify-between gap-4">
      <span className={disabled ? 'text-ink-faint' : undefined}>
        <span id={`${id}-label`} className="block text-sm font-medium">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-xs text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full outline-none disabled:cursor-not-allowed"
        />
        <span className="ring-of-peer pointer-events-none h-5 w-8 rounded-full bg-edge forced-colors:border forced-colors:bg-[Canvas] forced-colors:peer-checked:bg-[Highlight] transition-colors duration-120 peer-checked:bg-accent peer-disabled:bg-hairline" />
        <span className="pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-full bg-panel shadow-rest forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText] transition-[inset-inline-start] duration-120 peer-checked:start-3.5" />
      </span>
    </label>
  );
}
