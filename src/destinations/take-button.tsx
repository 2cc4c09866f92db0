import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LIMITS } from '../model/limits';
import { Button } from '../ui/button';
import { useHasJustChanged } from '../ui/use-has-just-changed';

interface TakeButtonProps {
  readonly icon: ReactNode;
  readonly variant?: 'primary' | 'secondary' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  /** Its name, where its words alone do not tell it from its neighbors. */
  readonly label?: string | undefined;
  /** What it says for a while when that was done. */
  readonly done: string;
  /** What is read out then. */
  readonly said: string;
  /** Tells whether it was done. */
  readonly onTake: () => Promise<boolean>;
  readonly children: string;
}

/** Copies or saves something: busy while that is made, and says when it is done. */
export function TakeButton({
  icon,
  variant,
  size,
  label,
  done,
  said,
  onTake,
  children,
}: TakeButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [times, setTimes] = useState(0);
  const isJustDone = useHasJustChanged(times, LIMITS.copiedIndicatorMs);
  const take = async (): Promise<void> => {
    // Begun at once: browsers want the clipboard within the click.
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
        aria-label={label}
        icon={isJustDone ? <Check className="size-4" aria-hidden="true" /> : icon}
        onClick={() => void take()}
      >
        {isJustDone ? done : children}
      </Button>
      <output className="sr-only">{isJustDone && said}</output>
    </>
  );
}
