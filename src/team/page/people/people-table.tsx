import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../../base/text';
import { SKIP_REASONS } from '../../core/list/member';
import type { TeamList } from '../../state/team-slice';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { TABLE_WORDS } from '../copy';
import { BESIDE_WORDS } from '../beside/copy';
import { NARROW, withWhoFirst } from './narrow';
import { PeopleGrid } from './people-grid';
import { columnsFor, linesFor, type RowFilter, type SheetNotes } from './sheet';
import { TableTools } from './table-tools';

interface PeopleTableProps {
  readonly list: TeamList;
  readonly notes: SheetNotes;
  /** A line that somebody asked for elsewhere. */
  readonly asked: number | null;
}

/** The list as a table to work in, with what shows less of it and what adds to it. */
export function PeopleTable({ list, notes, asked }: PeopleTableProps) {
  const detail = useId();
  const { filter, lines, chooseFilter } = useFilter(list, notes, asked);
  const [showsAll, setShowsAll] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(NONE);
  const [line, setLine] = useState<number | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const columns = useMemo(() => {
    const all = columnsFor(list, showsAll);
    return isNarrow ? withWhoFirst(list, all) : all;
  }, [list, showsAll, isNarrow]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={TABLE_WORDS.filter}
          value={filter}
          options={filters(list, notes)}
          onChange={chooseFilter}
          className="max-w-full overflow-x-auto"
        />
        <TableTools
          list={list}
          selected={selected}
          showsAll={showsAll}
          onShowAll={setShowsAll}
          onRemoved={() => setSelected(NONE)}
        />
      </div>
      <PeopleGrid
        list={list}
        notes={notes}
        lines={lines}
        columns={columns}
        asked={asked}
        selected={selected}
        onSelected={setSelected}
        onLine={setLine}
        detail={detail}
      />
      <Detail id={detail} line={line} notes={notes} />
    </div>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** Rows that are fixed stay until the filter is chosen again: none goes while it is worked in. */
function useFilter(list: TeamList, notes: SheetNotes, asked: number | null) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [kept, setKept] = useState(NONE);
  const chooseFilter = (next: RowFilter): void => {
    setKept(NONE);
    setFilter(next);
  };
  const shown = filter === 'problems' ? notes.problems : notes.skipped;
  const isNews = filter !== 'all' && [...shown.keys()].some((line) => !kept.has(line));
  if (isNews) setKept(new Set([...kept, ...shown.keys()]));
  const lines = useMemo(() => linesFor(filter, list, notes, kept), [filter, list, notes, kept]);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== null && !lines.includes(asked)) setFilter('all');
  }
  return { filter, lines, chooseFilter };
}

function filters({ table }: TeamList, { problems, skipped }: SheetNotes) {
  return [
    { value: 'all', label: counted(TABLE_WORDS.all, table.rows.length) },
    { value: 'problems', label: counted(TABLE_WORDS.problems, problems.size) },
    { value: 'skipped', label: counted(TABLE_WORDS.skipped, skipped.size) },
  ] as const;
}

function counted(label: string, count: number): string {
  return `${label} (${formatCount(count)})`;
}

interface DetailProps {
  readonly id: string;
  readonly line: number | null;
  readonly notes: SheetNotes;
}

/** What is wrong in the row that is worked in; how to work in the table where nothing is. */
function Detail({ id, line, notes }: DetailProps) {
  const problems = line === null ? [] : (notes.problems.get(line) ?? []);
  const skipped = line === null ? undefined : notes.skipped.get(line);
  const overrides = line === null ? undefined : notes.overridden.get(line);
  return (
    <div id={id} aria-live="polite" className="min-h-5 text-sm">
      {problems.map(({ column, message }) => (
        <p key={`${column} ${message}`} className="text-danger">
          <span className="font-medium tabular-nums">
            {`Line ${line}${column === null ? '' : `, ${column}`}: `}
          </span>
          {message}
        </p>
      ))}
      {problems.length === 0 && skipped !== undefined && (
        <p className="text-ink-muted">
          {`Line ${line}: ${SKIP_REASONS[skipped.reason]}. No signature.`}
        </p>
      )}
      {line !== null && overrides !== undefined && (
        <p className="text-ink-muted wrap-anywhere">{`${BESIDE_WORDS.lineOf(line)}${overrides}`}</p>
      )}
      {problems.length === 0 && skipped === undefined && overrides === undefined && (
        <p className="text-xs text-ink-muted pointer-coarse:hidden">{TABLE_WORDS.hint}</p>
      )}
    </div>
  );
}
