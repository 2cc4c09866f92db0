import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/buttons/icon-button';

type HistoryButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>;

/** Opens the history, once there is one. */
export function HistoryButton({ disabledReason, ...rest }: HistoryButtonProps) {
  const hasSteps = useAppSelector(
    ({ signature }) => signature.past.length > 0 || signature.future.length > 0,
  );
  return (
    <IconButton
      {...rest}
      label="History"
      icon={<History className="size-4" aria-hidden="true" />}
      disabledReason={disabledReason ?? (hasSteps ? undefined : 'No changes yet')}
    />
  );
}
