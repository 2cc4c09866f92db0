import type { Ref } from 'react';
import { formatCount } from '../../../base/text';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { stopMaking } from '../../state/make-aside';
import type { TeamProgress } from '../../state/team-port';
import { MAKE_WORDS } from '../copy';
import { ProgressLine } from '../parts/progress-line';

interface MakingBoxProps {
  /** Of the button that stops it. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** What is being made. */
  readonly label: string;
  /** The name of the button that stops it; the word on it unless given. */
  readonly cancelLabel?: string;
  readonly progress: TeamProgress;
}

/** How far something about everybody is, and the way to stop it. */
export function MakingBox({ ref, label, cancelLabel, progress }: MakingBoxProps) {
  const { done, total, leftMs } = progress;
  const dispatch = useAppDispatch();
  return (
    <div className="flex items-end gap-4 rounded-card border p-4">
      <div className="min-w-0 flex-1">
        <ProgressLine
          label={`${label}: ${formatCount(done)} of ${formatCount(total)}`}
          done={done}
          total={total}
          aside={timeLeft(leftMs)}
        />
      </div>
      <Button ref={ref} aria-label={cancelLabel} onClick={() => dispatch(stopMaking())}>
        {MAKE_WORDS.cancel}
      </Button>
    </div>
  );
}

/** `About 2 minutes left`; blank while there is no estimate. */
export function timeLeft(leftMs: number | null): string {
  if (leftMs === null) return '';
  const seconds = Math.ceil(leftMs / 1000);
  if (seconds <= 5) return 'A few seconds left';
  if (seconds < 50) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'About a minute left' : `About ${minutes} minutes left`;
}
