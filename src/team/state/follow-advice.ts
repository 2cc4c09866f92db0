import type { AppThunk } from '../../store/state';
import type { CellChange } from '../core/list/table';
import { changeTable } from './change-table';
import { withCells } from './edit-table';

/** Follows advice in all its cells at once, and returns what takes that back. A cell that was changed since stays as it is. */
export function followAdvice(changes: readonly CellChange[]): AppThunk<() => void> {
  return (dispatch) => {
    const back = changes.map(({ from, to, ...cell }) => ({ ...cell, from: to, to: from }));
    dispatch(changeTable((table) => withCells(table, changes)));
    return () => dispatch(changeTable((table) => withCells(table, back)));
  };
}
