import { FileInput, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GENERATOR_LABELS } from '../model/messages/messages';
import { dialogChanged } from '../store/canvas/view-slice';
import { isEnabled, run } from '../store/command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from '../ui/button';
import { buttonClasses } from '../ui/button-classes';
import { startOver } from './commands';

/** Where the work is kept, the way in for a signature from elsewhere, and the way back to the beginning, which can be taken back. */
export function StartOver() {
  const canStart = useAppSelector((state) => isEnabled(startOver, state));
  const isKept = useAppSelector((state) => state.saving.isKept);
  const dispatch = useAppDispatch();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 px-1">
      <p className="text-xs text-ink-muted">
        {isKept === false ? GENERATOR_LABELS.savedWhileRoom : GENERATOR_LABELS.savedHere}
      </p>
      <div className="ms-auto flex flex-wrap justify-end gap-x-2">
        <Link
          to="/drag-drop"
          className={buttonClasses({ variant: 'ghost', size: 'sm' })}
          onClick={() => dispatch(dialogChanged('import'))}
        >
          <FileInput aria-hidden="true" className="size-3.5" />
          {GENERATOR_LABELS.importSignature}
        </Link>
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
    </div>
  );
}
