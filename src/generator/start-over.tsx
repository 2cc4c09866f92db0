import { RotateCcw } from 'lucide-react';
import { isEnabled, run } from '../store/command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from '../ui/button';
import { startOver } from './commands';

/** Where the work is kept, and the way back to the beginning, which can be taken back. */
export function StartOver() {
  const canStart = useAppSelector((state) => isEnabled(startOver, state));
  const dispatch = useAppDispatch();
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1">
      <p className="text-xs text-ink-muted">Saved on this device only.</p>
      <Button
        variant="ghost"
        size="sm"
        icon={<RotateCcw className="size-3.5" aria-hidden="true" />}
        disabledReason={canStart ? null : 'Nothing to reset'}
        onClick={() => dispatch(run(startOver))}
      >
        {startOver.label}
      </Button>
    </div>
  );
}
