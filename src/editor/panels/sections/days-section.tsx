import { lastDayProblem } from '../../../model/day-order';
import { TextField } from '../../../ui/fields/text-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useTextSetting } from '../shared-value';

const DAYS = [
  { key: 'from', label: 'From' },
  { key: 'until', label: 'Until' },
] as const;

/** The first and the last day of a banner, which the check of the signature reads. */
export function DaysSection({ elements: [element], isLocked }: SectionProps) {
  const { id } = element;
  const textSetting = useTextSetting(id);
  const problem = lastDayProblem(element.from ?? '', element.until ?? '');
  return (
    <PanelSection title="Schedule" isLocked={isLocked}>
      {DAYS.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          type="date"
          value={element[key] ?? ''}
          error={(key === 'until' ? problem : null) ?? undefined}
          {...textSetting(key, label)}
        />
      ))}
      <p className="text-xs text-ink-muted">
        We warn you after the last day. Emails already sent keep the banner.
      </p>
    </PanelSection>
  );
}
