import { FileDiff } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { comparisonLead } from '../../core/comparison/comparison-counts';
import { saveComparison } from '../../state/comparison';
import { useTeamView } from '../parts/team-view';
import { MAKE_WORDS } from '../copy';
import type { ChosenRun } from './earlier-run';
import { MakingBox } from './making-box';
import { selectWhyNot } from './why-not';

/** A page to be sent round before the roll-out: who is new, changes or leaves since the earlier run. */
export function ReviewPage({ earlier }: { readonly earlier: ChosenRun | null }) {
  const id = useId();
  const { scene, members } = useTeamView();
  const comparing = useAppSelector((state) => state.team.comparing);
  const isMaking = useAppSelector((state) => state.team.making.status === 'making');
  const reason = useAppSelector(selectWhyNot);
  const dispatch = useAppDispatch();
  const isComparing = comparing.status === 'comparing';
  const button = useFocusKept(isComparing);
  if (isComparing) {
    return (
      <MakingBox
        ref={button}
        label={MAKE_WORDS.reviewProgress}
        cancelLabel={`${MAKE_WORDS.review}: ${MAKE_WORDS.cancel}`}
        progress={comparing.progress}
      />
    );
  }
  const waits = isMaking ? MAKE_WORDS.waits : reason;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium">{MAKE_WORDS.review}</p>
        <p id={id} className="text-xs text-ink-muted">
          {leadOf(earlier)}
        </p>
        <output className="block text-xs font-medium tabular-nums">
          {comparing.status === 'compared' &&
            `${MAKE_WORDS.reviewSaved} ${comparisonLead(comparing.counts)}`}
        </output>
      </div>
      <Button
        ref={button}
        icon={<FileDiff className="size-4" aria-hidden="true" />}
        aria-describedby={id}
        disabledReason={members.length === 0 ? MAKE_WORDS.noPeople : waits}
        onClick={() => void dispatch(saveComparison(scene, earlier?.file ?? null))}
      >
        {MAKE_WORDS.reviewSave}
      </Button>
    </div>
  );
}

/** The button that takes the place of another one gets its focus. */
function useFocusKept(isComparing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isComparing);
  useEffect(() => {
    if (before.current === isComparing) return;
    before.current = isComparing;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isComparing]);
  return button;
}

function leadOf(earlier: ChosenRun | null): string {
  if (earlier === null) return MAKE_WORDS.reviewOfNew;
  return earlier.hasFiles ? MAKE_WORDS.reviewOfBoth : MAKE_WORDS.reviewOfManifest;
}
