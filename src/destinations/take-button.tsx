import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LIMITS } from '../model/limits';
import { Button } from '../ui/buttons/button';
import { SteadyLabel } from '../ui/buttons/steady-label';
import { useHasJustChanged } from '../ui/hooks/use-has-just-changed';

interface TakeButtonProps {
  readonly icon: ReactNode;
  readonly variant?: 'primary' | 'secondary' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  /** Its accessible name, where its text alone does not distinguish it from its neighbors. */
  readonly label?: string | undefined;
  /** Its text for a while after success. */
  readonly done: string;
  /** What is read out then. */
  readonly announcement: string;
  readonly isDisabled?: boolean | undefined;
  /** Resolves to whether it was done. */
  readonly onTake: () => Promise<boolean>;
  readonly children: string;
}

/** A button that copies or saves something: busy until that is done, then it shows `done`. */
export function TakeButton({
  icon,
  variant,
  size,
  label,
  done,
  announcement,
  isDisabled,
  onTake,
  children,
}: TakeButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [times, setTimes] = useState(0);
  const isJustDone = useHasJustChanged(times, LIMITS.copiedIndicatorMs);
  const take = async (): Promise<void> => {
    // Called at once: browsers allow the clipboard only within the click.
    const taking = onTake();
    setIsBusy(true);
    if (await taking) setTimes((count) => count + 1);
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        isBusy={isBusy}
        disabled={isDisabled}
        aria-label={label}
        icon={isJustDone ? <Check className="size-4" aria-hidden="true" /> : icon}
        onClick={() => void take()}
      >
        <SteadyLabel or={isJustDone ? children : done}>{isJustDone ? done : children}</SteadyLabel>
      </Button>
      <output className="sr-only">{isJustDone && announcement}</output>
    </>
  );
}
