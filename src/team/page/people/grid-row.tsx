import { Check, CircleAlert, UserPen, UserX } from 'lucide-react';
import { memo } from 'react';
import { SKIP_REASONS } from '../../core/list/member';
import type { TableRow } from '../../core/list/table';
import { cx } from '../../../ui/cx';
import { problemAt, type SheetNotes } from './sheet';

/** A column as it is shown. */
export interface GridColumn {
  /** In the list. */
  readonly place: number;
  readonly name: string;
  /** What it holds. */
  readonly label: string;
  readonly isUsed: boolean;
  readonly width: number;
}

/** No element of tables scrolls and is laid out as these are. */
export const AS_ROW = { role: 'row' };
export const AS_CELL = { role: 'gridcell' };
const AS_LINE = { role: 'rowheader', tabIndex: -1 };
const AS_TEXT = { role: 'gridcell', tabIndex: -1 };
/** The one cell that the Tab key leads to. */
const ACTIVE = { tabIndex: 0 };
const AS_PICTURE = { role: 'img' };

/** Of the column of line numbers, in px: where there is room, and on a narrow screen. */
export const LINE_WIDTHS = { wide: 84, narrow: 56 } as const;

interface GridRowProps {
  /** Its place among those that are shown. */
  readonly row: number;
  readonly found: TableRow;
  readonly columns: readonly GridColumn[];
  readonly height: number;
  readonly lineWidth: number;
  readonly notes: SheetNotes;
  readonly isSelected: boolean;
  /** The place of the cell that the keys are for; null where it is in another row. */
  readonly activeColumn: number | null;
  readonly typed: string | null;
  readonly hand: GridHand;
}

/** What pointer and keyboard do to cells. */
interface GridHand {
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** One row of the table. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, found, columns, height, notes, isSelected, activeColumn, typed, hand } = props;
  const skipped = notes.skipped.get(found.line);
  return (
    <div
      {...AS_ROW}
      aria-rowindex={row + 2}
      aria-selected={isSelected}
      className={cx(
        'absolute inset-x-0 flex border-b text-sm',
        isSelected ? 'bg-accent-soft' : 'bg-panel hover:bg-background',
        skipped !== undefined && 'text-ink-muted',
      )}
      style={{ top: row * height, height }}
    >
      <LineCell
        {...props}
        reason={skipped && SKIP_REASONS[skipped.reason]}
        overrides={notes.overridden.get(found.line)}
      />
      {columns.map((column, index) => (
        <Cell
          key={column.place}
          column={column}
          text={found.cells[column.place] ?? ''}
          problem={problemAt(notes, found.line, column.name, index === 0)}
          isActive={activeColumn === index}
          typed={activeColumn === index ? typed : null}
          label={`${column.label}, line ${found.line}`}
          hand={hand}
          row={row}
          index={index}
        />
      ))}
    </div>
  );
});

interface LineCellProps extends GridRowProps {
  /** Why there is no signature. */
  readonly reason: string | undefined;
  /** What is another for this person. */
  readonly overrides: string | undefined;
}

function LineCell({
  row,
  found,
  isSelected,
  activeColumn,
  lineWidth,
  reason,
  overrides,
}: LineCellProps) {
  const words = [reason, overrides === undefined ? undefined : `overrides: ${overrides}`]
    .filter((each) => each !== undefined)
    .join(', ');
  return (
    <div
      {...AS_LINE}
      {...(activeColumn === -1 && ACTIVE)}
      data-cell={`${row} -1`}
      aria-label={`Line ${found.line}${words === '' ? '' : `, ${words}`}`}
      title={words || undefined}
      className={cx(
        'sticky start-0 z-10 flex min-w-0 cursor-default items-center gap-1 border-e ps-1.5 text-xs sm:gap-2 sm:ps-3 text-ink-muted tabular-nums focus-visible:-outline-offset-2',
        isSelected ? 'bg-accent-soft' : 'bg-panel',
      )}
      style={{ flex: `0 0 ${lineWidth}px` }}
    >
      <span
        className={cx(
          'grid size-3.5 shrink-0 place-items-center rounded-[3px] border',
          isSelected ? 'border-accent bg-accent text-on-accent' : 'border-edge',
        )}
      >
        {isSelected && <Check className="size-3" strokeWidth={3} aria-hidden="true" />}
      </span>
      <span>{found.line}</span>
      {reason !== undefined && <UserX className="size-3.5 shrink-0" aria-hidden="true" />}
      {overrides !== undefined && (
        <UserPen className="size-3.5 shrink-0 text-accent" aria-hidden="true" />
      )}
    </div>
  );
}

interface CellProps {
  readonly column: GridColumn;
  readonly text: string;
  /** Blank for none. */
  readonly problem: string;
  readonly row: number;
  readonly index: number;
  readonly isActive: boolean;
  readonly typed: string | null;
  readonly label: string;
  readonly hand: GridHand;
}

function Cell(props: CellProps) {
  const { column, text, problem, row, index, isActive, typed, label, hand } = props;
  const place = `${row} ${index}`;
  if (typed !== null) {
    return (
      <div
        {...AS_CELL}
        data-cell={place}
        className="min-w-0"
        style={{ flex: `1 0 ${column.width}px` }}
      >
        <input
          aria-label={label}
          dir="auto"
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing goes on in it
          autoFocus
          onChange={(event) => hand.onType(event.target.value)}
          onBlur={hand.onLeave}
          className="size-full bg-raised px-2.5 text-field outline-2 -outline-offset-2 outline-accent"
        />
      </div>
    );
  }
  return (
    <div
      {...AS_TEXT}
      {...(isActive && ACTIVE)}
      data-cell={place}
      aria-invalid={problem !== '' || undefined}
      title={problem || undefined}
      className={cx(
        'flex min-w-0 cursor-default items-center gap-1 px-2.5 focus:outline-2 focus:-outline-offset-2 focus:outline-accent',
        problem !== '' && 'bg-danger-soft',
        !column.isUsed && 'text-ink-muted',
      )}
      style={{ flex: `1 0 ${column.width}px` }}
    >
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {text}
      </span>
      {problem !== '' && (
        <CircleAlert
          {...AS_PICTURE}
          aria-label={problem}
          className="size-3.5 shrink-0 text-danger"
        />
      )}
    </div>
  );
}
