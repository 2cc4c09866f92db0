import { TextField } from '../../ui/text-field';
import { useEditSession } from '../../ui/use-edit-session';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useEdit } from './use-edit';

const DAYS = [
  { key: 'from', label: 'From' },
  { key: 'until', label: 'Until' },
] as const;

/** The first and the last day of a banner, which the check of the signature knows. */
export function DaysSection({ elements: [element], isLocked }: SectionProps) {
  const { id } = element;
  const { commit } = useEdit();
  const session = useEditSession();
  return (
    <PanelSection title="Days" isLocked={isLocked}>
      {DAYS.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          type="date"
          value={element[key] ?? ''}
          onFocus={session.begin}
          onChange={(day) =>
            commit(
              { type: 'scene/elementSet', id, settings: { [key]: day } },
              label,
              session.group(),
            )
          }
        />
      ))}
      <p className="text-xs text-ink-muted">
        The check tells you once the last day is over. Emails already sent keep the banner.
      </p>
    </PanelSection>
  );
}
