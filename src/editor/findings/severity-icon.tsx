import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../model/findings/severity';
import { cx } from '../../ui/cx';

const LOOKS = {
  broken: { Icon: CircleX, color: 'text-danger' },
  degraded: { Icon: TriangleAlert, color: 'text-warning' },
  info: { Icon: Info, color: 'text-ink-muted' },
} as const;

interface SeverityIconProps {
  readonly severity: Severity;
  readonly className: string;
}

/** How grave a finding is. */
export function SeverityIcon({ severity, className }: SeverityIconProps) {
  const { Icon, color } = LOOKS[severity];
  return <Icon aria-hidden="true" className={cx('shrink-0', color, className)} />;
}
