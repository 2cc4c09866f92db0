import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { changeTable } from '../../state/change-table';
import { pastedCells, withCell, withPasted } from '../../state/edit-table';
import { cellTyped, type TeamList } from '../../state/team-slice';

interface GridInput {
  readonly list: TeamList;
  readonly lines: readonly number[];
  readonly columns: readonly number[];
  /** How many rows are seen at once. */
  readonly page: number;
  readonly selected: ReadonlySet<number>;
  readonly onSelected: (lines: ReadonlySet<number>) => void;
  readonly onLine: (line: number | null) => void;
}

/** The cell that the keys are for, and the text that is being typed into it. */
export function useGrid(input: GridInput) {
  const { list, lines, columns, page, selected, onSelected, onLine } = input;
  const dispatch = useAppDispatch();
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const isTyping = useRef(false);
  const isPressedAgain = useRef(false);
  const active = fitted(place, lines.length, columns.length);
  const line = lines[active.row] ?? null;
  const column = columns[active.column] ?? -1;
  const size = { rows: lines.length, columns: columns.length, page };
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    showCell(box.current, active);
  });
  const move = (to: GridPlace): void => {
    isMoving.current = true;
    setPlace(to);
    onLine(lines[to.row] ?? null);
  };
  const textAt = (row: number, place_: number): string =>
    list.table.rows.find((each) => each.line === row)?.cells[place_] ?? '';
  const write = (text: string): void => {
    if (line !== null && column >= 0) {
      dispatch(changeTable((table) => withCell(table, { line, column }, text), { typed: text }));
    }
  };
  const toggle = (row: number): void => {
    const next = new Set(selected);
    if (!next.delete(row)) next.add(row);
    onSelected(next);
  };
  const begin = (text?: string): void => {
    if (line === null) return;
    if (active.column === -1) {
      toggle(line);
      return;
    }
    isTyping.current = true;
    if (text === undefined) setTyped(textAt(line, column));
    else type(text);
  };
  /** Ends typing: what was typed is kept, unless it is to be taken back. */
  const end = (to: GridPlace | null, isKept: boolean): void => {
    // A field that goes away is left, too.
    if (!isTyping.current) return;
    isTyping.current = false;
    if (typed !== null && isKept) write(typed);
    dispatch(cellTyped(null));
    setTyped(null);
    if (to !== null) move(to);
  };
  const keysWhileTyping = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'Tab'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') end(active, false);
    else if (key === 'Tab') end(nextCell(active, size, shiftKey ? -1 : 1) ?? active, true);
    else end(movedBy({ ...PLAIN, key: shiftKey ? 'ArrowUp' : 'ArrowDown' }, active, size), true);
  };
  const keys = (event: KeyboardEvent): void => {
    const to = movedBy(event, active, size);
    if (to !== null) move(to);
    else if (event.key === 'Enter' || event.key === 'F2') begin();
    else if (event.key === ' ' && active.column === -1) begin();
    else if (event.key === 'Delete' || event.key === 'Backspace') write('');
    else if (isLetter(event) && active.column >= 0) begin(event.key);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (typed !== null || text === '' || line === null || column < 0) return;
    event.preventDefault();
    const shown = { lines, columns };
    dispatch(
      changeTable(
        (table) => withPasted(table, { line, column }, pastedCells(text), shown),
        'pasted',
      ),
    );
  };
  const copy = (event: ClipboardEvent): void => {
    if (typed !== null || line === null || column < 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textAt(line, column));
  };
  /** A press chooses a cell, and another one on the same begins to type into it. */
  const press = ({ target }: MouseEvent<HTMLElement>): void => {
    const to = placeOf(target);
    if (to === null || typed !== null) return;
    const row = lines[to.row];
    if (to.column === -1 && row !== undefined) toggle(row);
    else if (isPressedAgain.current && to.row === active.row && to.column === active.column)
      begin();
    isPressedAgain.current = true;
    move(to);
  };
  const type = (text: string): void => {
    setTyped(text);
    if (line !== null) dispatch(cellTyped({ line, column, text }));
  };
  const latest = useRef({ type, leave: () => {} });
  useEffect(() => {
    latest.current = { type, leave: () => end(null, true) };
  });
  // The same functions all the time, so that rows are drawn again for their own changes only.
  const hand = useMemo(
    () => ({
      onType: (text: string) => latest.current.type(text),
      onLeave: () => latest.current.leave(),
    }),
    [],
  );
  return {
    box,
    active,
    typed,
    move,
    hand,
    handlers: {
      onKeyDown: typed === null ? keys : keysWhileTyping,
      onClick: press,
      onPaste: paste,
      onCopy: copy,
    },
  };
}

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false };

/** The cell that a press is in; null for none. */
function placeOf(target: EventTarget | null): GridPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const [row, column] = cell?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function fitted({ row, column }: GridPlace, rows: number, columns: number): GridPlace {
  return { row: Math.min(row, Math.max(0, rows - 1)), column: Math.min(column, columns - 1) };
}

function showCell(box: HTMLElement | null, { row, column }: GridPlace): void {
  const cell = box?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  if (cell == null) return;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const field = cell.querySelector('input');
  (field ?? cell).focus({ preventScroll: true });
}

/**
 * A cell of the table by the places of its row and column among those that are shown; column -1 is that of the line numbers.
 */
interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in sight. */
  readonly page: number;
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Where a key leads from a cell; null for keys that do not move. */
export function movedBy(key: GridKey, from: GridPlace, size: GridSize): GridPlace | null {
  const isFar = key.ctrlKey || key.metaKey;
  const { row, column } = from;
  const lastRow = Math.max(0, size.rows - 1);
  const lastColumn = size.columns - 1;
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(lastRow, Math.max(0, nextRow)),
    column: Math.min(lastColumn, Math.max(-1, nextColumn)),
  });
  switch (key.key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? -1 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return to(isFar ? 0 : row, -1);
    case 'End':
      return to(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    default:
      return null;
  }
}

/** The cell after another one, over the end of its row to the next; null past the last. */
export function nextCell(
  from: GridPlace,
  size: Pick<GridSize, 'rows' | 'columns'>,
  step: 1 | -1,
): GridPlace | null {
  const at = from.row * size.columns + from.column + step;
  if (at < 0 || at >= size.rows * size.columns) return null;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Whether a key writes a letter: it begins a text in the place of the one that is there. */
export function isLetter({
  key,
  ctrlKey,
  metaKey,
}: Pick<GridKey, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
}
