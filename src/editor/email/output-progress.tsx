import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { outputRequested, outputStopped } from '../../output/state/output-slice';
import type { DrawingProgress } from '../../output/state/draw-pictures';
import { Button } from '../../ui/buttons/button';
import { cx } from '../../ui/cx';
import { Spinner } from '../../ui/spinner';
import { drawingWords, OUTPUT_WORDS } from './output-words';

/**
 * One line while the pictures of the email take long to draw, and when the visitor would not wait for them; else nothing.
 * The numbers are not read out as they change, only that there is something to wait for, and that it was stopped.
 */
export function OutputProgress({ className }: { readonly className?: string }) {
  const drawing = useAppSelector((state) => state.output.drawing);
  const isStopped = useAppSelector((state) => state.output.status === 'stopped');
  const dispatch = useAppDispatch();
  const announcement = isStopped ? OUTPUT_WORDS.stopped : OUTPUT_WORDS.drawing;
  const isShown = isStopped || drawing !== null;
  return (
    <>
      <output className="sr-only">{isShown && announcement}</output>
      {isShown && (
        <div className={cx('flex items-center gap-2 text-sm', className)}>
          {drawing === null ? <span>{announcement}</span> : <Drawing progress={drawing} />}
          <Button
            variant="ghost"
            className="ms-auto"
            onClick={() => dispatch(isStopped ? outputRequested('scene') : outputStopped())}
          >
            {isStopped ? OUTPUT_WORDS.tryAgain : OUTPUT_WORDS.cancel}
          </Button>
        </div>
      )}
    </>
  );
}

function Drawing({ progress }: { readonly progress: DrawingProgress }) {
  const { done, total } = progress;
  return (
    <>
      <Spinner className="text-ink-muted" />
      <progress
        aria-label={OUTPUT_WORDS.drawing}
        value={total === 0 ? undefined : done}
        max={total === 0 ? undefined : total}
        className="sr-only"
      />
      <span aria-hidden="true" className="tabular-nums">
        {drawingWords(progress)}
      </span>
    </>
  );
}
