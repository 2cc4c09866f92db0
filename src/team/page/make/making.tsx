import type { ArchiveProgress } from '../../state/team-port';
import { formatCount } from '../../../base/text';
import { useAppDispatch } from '../../../store/hooks';
import { stopArchive } from '../../state/archive';
import { Button } from '../../../ui/button';
import { ProgressLine } from '../parts/progress-line';
import { MAKE_WORDS } from '../words';
import { timeLeft } from './time-left';

/** How far the archive is, and the way to stop it. */
export function Making({
  progress: { done, total, leftMs },
}: {
  readonly progress: ArchiveProgress;
}) {
  const dispatch = useAppDispatch();
  return (
    <div className="flex items-end gap-4 rounded-card border p-4">
      <div className="min-w-0 flex-1">
        <ProgressLine
          label={`${MAKE_WORDS.progress}: ${formatCount(done)} of ${formatCount(total)}`}
          done={done}
          total={total}
          aside={timeLeft(leftMs)}
        />
      </div>
      <Button onClick={() => dispatch(stopArchive())}>{MAKE_WORDS.cancel}</Button>
    </div>
  );
}
