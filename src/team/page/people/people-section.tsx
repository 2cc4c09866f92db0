import { Replace, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatCount } from '../../../base/text';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { cx } from '../../../ui/cx';
import { SelectField } from '../../../ui/fields/select-field';
import { TextButton } from '../../../ui/buttons/text-button';
import { isListFieldId, LIST_FIELDS } from '../../core/list/list-fields';
import { SKIP_REASONS, type SkippedRow, type SkipReason } from '../../core/list/member';
import { fieldOf } from '../../state/edit-table';
import { forgetList, selectTeamSaving } from '../../state/saved-work';
import { listChanged, type TeamList } from '../../state/team-slice';
import { LostFolder } from '../beside/lost-folder';
import { MoreLists } from '../beside/more-lists';
import { Section } from '../parts/section';
import { showUndo } from '../parts/show-undo';
import { LIST_WORDS, COLUMN_WORDS, TABLE_WORDS, rows, SAVED_WORDS } from '../copy';
import { chooseColumn } from './choose-column';
import { columnName } from './column-name';
import { ListNotes } from './list-notes';
import { ListSources } from './list-sources';
import { PeopleTable } from './people-table';
import { ReadAs } from './read-as';
import { notesOf } from './sheet';

/** The list: where it comes from, who is on it, what is wrong with it. */
export function PeopleSection() {
  const list = useAppSelector((state) => state.team.list);
  const people = useAppSelector((state) => state.team.people);
  const overridden = useAppSelector((state) => state.team.beside?.overridden);
  const dispatch = useAppDispatch();
  const [isReplacing, setIsReplacing] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const notes = useMemo(() => notesOf(list, people, overridden), [list, people, overridden]);
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
      <LostFolder />
      <ReadAs list={list} />
      <ListNotes list={list} people={people} notes={notes} />
      <PeopleTable list={list} notes={notes} asked={asked} />
      {people !== null && people.skipped.length > 0 && (
        <SkippedRows skipped={people.skipped} onGo={setAsked} />
      )}
      <ColumnsPanel list={list} />
      <MoreLists />
    </Section>
  );
}

const OPTIONS = [
  { value: '', label: TABLE_WORDS.unused },
  ...LIST_FIELDS.map(({ id, label }) => ({ value: id, label })),
];

/** What each column holds: found by its name, and to be chosen. */
function ColumnsPanel({ list }: { readonly list: TeamList }) {
  const { header } = list.table;
  const used = Object.keys(list.mapping).length;
  return (
    <CollapsibleSection
      title={COLUMN_WORDS.title}
      headingLevel={3}
      description={COLUMN_WORDS.lead}
      summary={COLUMN_WORDS.summary(used, header.length)}
    >
      <ul className="grid max-h-96 scroll-thin gap-x-6 gap-y-3 overflow-y-auto p-1 sm:grid-cols-2 xl:grid-cols-3">
        {header.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- several may be called the same
          <li key={`${place} ${name}`} className="min-w-0">
            <ColumnChoice list={list} place={place} />
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  );
}

function ColumnChoice({ list, place }: { readonly list: TeamList; readonly place: number }) {
  const dispatch = useAppDispatch();
  const { table, mapping } = list;
  const name = columnName(table.header, place);
  const example = table.rows.find(({ cells }) => cells[place]?.trim())?.cells[place];
  return (
    <SelectField
      label={name}
      hint={<span className="block truncate">{example ?? ' '}</span>}
      value={fieldOf(mapping, place) ?? ''}
      options={OPTIONS}
      onChange={(field) => dispatch(chooseColumn(place, isListFieldId(field) ? field : null))}
    />
  );
}

interface SkippedRowsProps {
  readonly skipped: readonly SkippedRow[];
  /** Leads to a line of the table. */
  readonly onGo: (line: number) => void;
}

const REASONS = Object.keys(SKIP_REASONS) as readonly SkipReason[];

/** Of so many rows of one reason each is named; the others are counted. */
const MOST_NAMED = 60;

/** Who gets no signature: counted, and named by line with the reason. */
function SkippedRows({ skipped, onGo }: SkippedRowsProps) {
  const groups = REASONS.map((reason) => ({
    reason,
    found: skipped.filter((row) => row.reason === reason),
  })).filter(({ found }) => found.length > 0);
  return (
    <CollapsibleSection
      title={`${rows(skipped.length)} without a signature`}
      headingLevel={3}
      summary={groups
        .map(({ reason, found }) => `${SKIP_REASONS[reason]} ${formatCount(found.length)}`)
        .join(' · ')}
    >
      <dl className="grid max-h-72 scroll-thin gap-3 overflow-y-auto text-sm">
        {groups.map(({ reason, found }) => (
          <div key={reason}>
            <dt className="font-medium">
              {SKIP_REASONS[reason]}{' '}
              <span className="tabular-nums">{formatCount(found.length)}</span>
            </dt>
            {found.slice(0, MOST_NAMED).map(({ line, who }) => (
              <dd key={line} className="flex items-baseline gap-2">
                <TextButton onClick={() => onGo(line)}>{`Line ${line}`}</TextButton>
                <span className="min-w-0 truncate text-ink-muted">{who}</span>
              </dd>
            ))}
            {found.length > MOST_NAMED && (
              <dd className="text-ink-muted">{`and ${formatCount(found.length - MOST_NAMED)} more`}</dd>
            )}
          </div>
        ))}
      </dl>
    </CollapsibleSection>
  );
}

interface ListBarProps {
  readonly list: TeamList;
  readonly onReplace: () => void;
}

/** Where the list is from, whether it is saved, and how it goes. */
function ListBar({ list, onReplace }: ListBarProps) {
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
