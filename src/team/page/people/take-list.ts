import { lazy } from '../../../base/lazy';
import { TEAM_NOTICES } from '../../../model/messages/team-messages';
import type { ListEncoding } from '../../core/list/encodings/encoding';
import type { ListSource } from '../../core/list/list-source';
import type { ListProblem, Mapping, ListTable } from '../../core/list/table';
import { listFieldLabel, type ListFieldId } from '../../core/list/list-fields';
import { noticeRaised } from '../../../store/notices-slice';
import { withRows } from '../../state/edit-table';
import { listChanged, type TeamList } from '../../state/team-slice';
import type { AppThunk, RootState } from '../../../store/state';

/** It holds the names of columns in a dozen languages. */
const MAP_COLUMNS = lazy(() => import('../../core/list/columns/map-columns'));

/**
 * Takes a list from a text or the bytes of a file in the place of the one that is there. Null where it was taken; else what is
 * wrong with it.
 */
export function takeList(
  source: string | Uint8Array,
  name: string,
): AppThunk<Promise<ListProblem | null>> {
  return async (dispatch, getState, { team, log }) => {
    try {
      const [read, { mapColumns }] = await Promise.all([team.readList(source), MAP_COLUMNS.load()]);
      if (!read.ok) return read.problem;
      const { table, source: from } = read.value;
      const mapping = mapColumns(table.header, getState().team.setup.columns, table.rows);
      dispatch(
        listChanged({
          name,
          table,
          mapping,
          source: from,
          picturesHeldBut: [],
          ...besideIn(getState()),
        }),
      );
    } catch (cause) {
      log('The list could not be read', cause);
      dispatch(noticeRaised(TEAM_NOTICES.listFailed));
    }
    return null;
  };
}

/** Whether the bytes of a list are still here, to be read as something else. */
export function canReadAgain(source: ListSource): AppThunk<boolean> {
  return (_dispatch, _getState, { team }) => team.canReadAgain(source);
}

/**
 * Reads the bytes of the list that is there as another encoding, in its place; what was typed into its cells is gone. Null
 * where they were read; else what is wrong.
 */
export function readListAs(encoding: ListEncoding): AppThunk<Promise<ListProblem | null>> {
  return async (dispatch, getState, { team, log }) => {
    const { list } = getState().team;
    if (list?.source === undefined) return null;
    try {
      const [read, { mapColumns }] = await Promise.all([
        team.readListAs(list.source, encoding),
        MAP_COLUMNS.load(),
      ]);
      if (!read.ok) return read.problem;
      const { table, source } = read.value;
      const mapping = mapColumns(table.header, getState().team.setup.columns, table.rows);
      dispatch(listChanged({ ...list, table, mapping, source }));
    } catch (cause) {
      log('The list could not be read', cause);
      dispatch(noticeRaised(TEAM_NOTICES.listFailed));
    }
    return null;
  };
}

/** Finds again what the columns of the list hold, as other choices are remembered now. */
export function mapAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { mapColumns } = await MAP_COLUMNS.load();
    const { list, setup } = getState().team;
    if (list === null) return;
    const { header, rows } = list.table;
    dispatch(listChanged({ ...list, mapping: mapColumns(header, setup.columns, rows) }));
  };
}

/** What a list that is typed has columns for. */
const TYPED_FIELDS: readonly ListFieldId[] = [
  'fullName',
  'email',
  'jobTitle',
  'department',
  'phone',
];

/** The lists beside the one that is there stay when another one comes: they are about the same people. */
function besideIn({ team: { list } }: RootState): Pick<TeamList, 'beside'> {
  return list?.beside === undefined ? {} : { beside: list.beside };
}

/** Begins a list to be typed, with one blank row. */
export function beginList(): AppThunk {
  const header = TYPED_FIELDS.map(listFieldLabel);
  const table: ListTable = withRows({ header, rows: [], problems: [] }, [[]]);
  const mapping: Mapping = Object.fromEntries(TYPED_FIELDS.map((field, place) => [field, place]));
  return (dispatch, getState) =>
    dispatch(listChanged({ name: '', table, mapping, ...besideIn(getState()) }));
}
