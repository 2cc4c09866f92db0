import { Replace, Trash2 } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { forgetList, selectTeamSaving } from '../../state/saved-work';
import { listChanged, type TeamList } from '../../state/team-slice';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { LIST_WORDS, SAVED_WORDS } from '../words';
import { showUndo } from '../parts/show-undo';

interface ListBarProps {
  readonly list: TeamList;
  readonly onReplace: () => void;
}

/** Where the list is from, whether it is saved, and how it goes. */
export function ListBar({ list, onReplace }: ListBarProps) {
  const saving = useAppSelector(selectTeamSaving);
  const dispatch = useAppDispatch();
  const forget = (): void => {
    void dispatch(forgetList());
    showUndo(LIST_WORDS.forgotten, LIST_WORDS.forgottenText, () => dispatch(listChanged(list)));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="block max-w-56 truncate font-medium">{list.name}</span>
        <output
          data-team-saving={saving}
          className={cx(
            'block text-xs',
            saving === 'fails' || saving === 'conflict' ? 'text-danger' : 'text-ink-muted',
          )}
        >
          {SAVED_WORDS[saving]}
        </output>
      </p>
      <div className="flex gap-1">
        <Button
          size="sm"
          variant="ghost"
          icon={<Replace className="size-3.5" aria-hidden="true" />}
          onClick={onReplace}
        >
          {LIST_WORDS.replace}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 className="size-3.5" aria-hidden="true" />}
          onClick={forget}
        >
          {LIST_WORDS.forget}
        </Button>
      </div>
    </div>
  );
}
