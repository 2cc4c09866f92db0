import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { listChanged } from '../../state/team-slice';
import { Section } from '../parts/section';
import { showUndo } from '../parts/show-undo';
import { LIST_WORDS } from '../words';
import { Button } from '../../../ui/button';
import { ColumnsPanel } from './columns-panel';
import { ListBar } from './list-bar';
import { ListNotes } from './list-notes';
import { ListSources } from './list-sources';
import { PeopleTable } from './people-table';
import { marksOf } from './sheet';
import { SkippedRows } from './skipped-rows';

/** The list: where it comes from, who is on it, what is wrong with it. */
export function PeopleSection() {
  const list = useAppSelector((state) => state.team.list);
  const people = useAppSelector((state) => state.team.people);
  const dispatch = useAppDispatch();
  const [isReplacing, setIsReplacing] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const marks = useMemo(() => marksOf(list, people), [list, people]);
  if (list === null) return null;
  const replaced = (): void => {
    setIsReplacing(false);
    showUndo(LIST_WORDS.replaced, '', () => dispatch(listChanged(list)));
  };
  return (
    <Section
      number={1}
      title="People"
      aside={<ListBar list={list} onReplace={() => setIsReplacing(true)} />}
    >
      {isReplacing && (
        <div className="grid gap-3 rounded-card border p-4">
          <ListSources onTaken={replaced} />
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-start"
            onClick={() => setIsReplacing(false)}
          >
            {LIST_WORDS.keep}
          </Button>
        </div>
      )}
      <ListNotes list={list} people={people} advice={marks.advice} />
      <PeopleTable list={list} marks={marks} asked={asked} />
      {people !== null && people.skipped.length > 0 && (
        <SkippedRows skipped={people.skipped} onGo={setAsked} />
      )}
      <ColumnsPanel list={list} />
    </Section>
  );
}
