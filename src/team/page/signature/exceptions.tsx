import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { changeRules } from '../../state/source';
import type { AppThunk } from '../../../store/state';
import type { Exception } from '../../core/plan';
import { Button } from '../../../ui/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { showUndo } from '../parts/show-undo';
import { useTeamView } from '../parts/team-view';
import { SIGNATURE_WORDS } from '../words';
import { ExceptionCard } from './exception-card';
import { groupsOf } from './groups';

/** What is another for some: by department, country and the like. */
export function Exceptions() {
  const { members } = useTeamView();
  const groups = useMemo(() => groupsOf(members), [members]);
  const exceptions = useAppSelector((state) => state.team.setup.rules.exceptions);
  const dispatch = useAppDispatch();
  const [first] = groups;
  const add = (): void => {
    if (first === undefined) return;
    const [field, [group]] = first;
    dispatch(changeExceptions((now) => [...now, { field, value: group?.value ?? '' }]));
  };
  const remove = (index: number): void => {
    const removed = exceptions[index];
    if (removed === undefined) return;
    dispatch(changeExceptions((now) => now.toSpliced(index, 1)));
    showUndo(SIGNATURE_WORDS.exceptionRemoved, '', () =>
      dispatch(changeExceptions((now) => now.toSpliced(index, 0, removed))),
    );
  };
  return (
    <CollapsibleSection
      title={SIGNATURE_WORDS.exceptions}
      description={SIGNATURE_WORDS.exceptionsLead}
      headingLevel={3}
      summary={exceptions.length === 0 ? 'None' : String(exceptions.length)}
    >
      <div className="grid gap-3">
        {exceptions.length > 0 && (
          <ul className="grid gap-3">
            {exceptions.map((exception, index) => (
              <ExceptionCard
                // oxlint-disable-next-line react/no-array-index-key -- two may say the same
                key={index}
                exception={exception}
                groups={groups}
                onChange={(changed) =>
                  dispatch(changeExceptions((now) => now.with(index, changed)))
                }
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        {first === undefined ? (
          <p className="text-sm text-ink-muted">{SIGNATURE_WORDS.noGroups}</p>
        ) : (
          <Button
            className="justify-self-start"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={add}
          >
            {SIGNATURE_WORDS.addException}
          </Button>
        )}
      </div>
    </CollapsibleSection>
  );
}

function changeExceptions(change: (now: readonly Exception[]) => readonly Exception[]): AppThunk {
  return (dispatch, getState) => {
    const { exceptions } = getState().team.setup.rules;
    dispatch(changeRules({ exceptions: change(exceptions) }));
  };
}
