import { useEffect, useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { withoutMailboxes } from '../../core/addresses/mailbox-address';
import { fieldOf } from '../../state/edit-table';
import type { TeamList } from '../../state/team-slice';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { cx } from '../../../ui/cx';
import { placesOf, useRowsInSight } from '../parts/use-rows-in-sight';
import { useTeamView } from '../parts/team-view';
import { TABLE_WORDS } from '../copy';
import { columnName } from './column-name';
import { AS_CELL, AS_ROW, GridRow, LINE_WIDTHS, type GridColumn } from './grid-row';
import { widthOf, type SheetNotes } from './sheet';
import { listFieldLabel } from '../../core/list/list-fields';
import { NARROW } from './narrow';
import { useGrid } from './use-grid';

interface PeopleGridProps {
  readonly list: TeamList;
  readonly notes: SheetNotes;
  /** What is shown of the list, in its order. */
  readonly lines: readonly number[];
  readonly columns: readonly number[];
  /** A line that somebody asked for elsewhere. */
  readonly asked: number | null;
  readonly selected: ReadonlySet<number>;
  readonly onSelected: (lines: ReadonlySet<number>) => void;
  /** Called with the line that is worked in. */
  readonly onLine: (line: number | null) => void;
  /** The id of what describes that line. */
  readonly detail: string;
}

const AS_ROWS = { role: 'rowgroup' };
const AS_HEAD = { role: 'columnheader' };

/** How high the head is, in px. */
const HEAD = 44;

/** The table itself: only the rows in sight are on the page, and keys move as in a spreadsheet. */
export function PeopleGrid(props: PeopleGridProps) {
  const { list, notes, lines, asked, selected, detail } = props;
  const { choose } = useTeamView();
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 32;
  const isNarrow = useMediaQuery(NARROW);
  const lineWidth = isNarrow ? LINE_WIDTHS.narrow : LINE_WIDTHS.wide;
  const columns = useColumns(list, props.columns, isNarrow);
  const width = lineWidth + columns.reduce((sum, column) => sum + column.width, 0);
  const byLine = useMemo(
    () => new Map(list.table.rows.map((row) => [row.line, row])),
    [list.table.rows],
  );
  const members = useTeamView().members;
  const others = useAppSelector((state) => state.team.beside?.addresses);
  // A mailbox has the line of another list.
  const addresses = useMemo(
    () =>
      new Map([...withoutMailboxes(members, others)].map(({ line, address }) => [line, address])),
    [members, others],
  );
  const onLine = (line: number | null): void => {
    props.onLine(line);
    const address = line === null ? undefined : addresses.get(line);
    if (address !== undefined) choose(address);
  };
  const grid = useGrid({ ...props, onLine, page: 10 });
  const { box, active, typed, move } = grid;
  const { first, end } = useRowsInSight(box, { count: lines.length, height, head: HEAD });
  useEffect(() => {
    const row = asked === null ? -1 : lines.indexOf(asked);
    if (row !== -1) move({ row, column: 0 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new request moves the focus
  }, [asked]);
  return (
    <div
      ref={box}
      role="grid"
      aria-label={TABLE_WORDS.grid}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-describedby={detail}
      {...grid.handlers}
      className="max-h-[min(30rem,60dvh)] scroll-thin scroll-ps-20 scroll-pt-12 overflow-auto rounded-card border bg-panel"
    >
      <Head columns={columns} width={width} lineWidth={lineWidth} />
      <div
        {...AS_ROWS}
        className="relative"
        style={{ height: lines.length * height, width, minWidth: '100%' }}
      >
        {placesOf(first, Math.min(end, lines.length), Math.min(active.row, lines.length - 1)).map(
          (row) => {
            const found = byLine.get(lines[row] ?? 0);
            return (
              found !== undefined && (
                <GridRow
                  key={found.line}
                  row={row}
                  found={found}
                  columns={columns}
                  height={height}
                  lineWidth={lineWidth}
                  notes={notes}
                  isSelected={selected.has(found.line)}
                  activeColumn={row === active.row ? active.column : null}
                  typed={row === active.row ? typed : null}
                  hand={grid.hand}
                />
              )
            );
          },
        )}
      </div>
      {lines.length === 0 && (
        <div {...AS_ROW} className="p-6 text-center text-sm text-ink-muted">
          <span {...AS_CELL}>{TABLE_WORDS.empty}</span>
        </div>
      )}
    </div>
  );
}

/** Two columns beside the numbers of lines have room on the screen of a phone. */
const WIDEST_ON_NARROW = 132;

function useColumns(
  list: TeamList,
  shown: readonly number[],
  isNarrow: boolean,
): readonly GridColumn[] {
  return useMemo(
    () =>
      shown.map((place) => {
        const field = fieldOf(list.mapping, place);
        const label = field === null ? TABLE_WORDS.unused : listFieldLabel(field);
        const name = columnName(list.table.header, place);
        const whole = widthOf(list, place, label);
        const width = isNarrow ? Math.min(whole, WIDEST_ON_NARROW) : whole;
        return { place, name, label, isUsed: field !== null, width };
      }),
    // Widths are as they were when the list came: columns do not move while somebody types.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [list.table.header, list.mapping, shown, isNarrow],
  );
}

interface HeadProps {
  readonly columns: readonly GridColumn[];
  readonly width: number;
  readonly lineWidth: number;
}

function Head({ columns, width, lineWidth }: HeadProps) {
  return (
    <div
      {...AS_ROW}
      aria-rowindex={1}
      className="sticky top-0 z-20 flex border-b bg-background text-xs"
      style={{ width, minWidth: '100%', height: HEAD }}
    >
      <div
        {...AS_HEAD}
        className="sticky start-0 z-10 flex items-center border-e bg-background ps-2 font-medium sm:ps-3 text-ink-muted"
        style={{ flex: `0 0 ${lineWidth}px` }}
      >
        {TABLE_WORDS.line}
      </div>
      {columns.map(({ place, name, label, isUsed, width: own }) => (
        <div
          key={place}
          {...AS_HEAD}
          className="grid min-w-0 content-center px-2.5"
          style={{ flex: `1 0 ${own}px` }}
        >
          <span className={cx('truncate font-semibold', !isUsed && 'text-ink-muted')}>{name}</span>
          {label !== name && <span className="truncate text-ink-muted">{label}</span>}
        </div>
      ))}
    </div>
  );
}
