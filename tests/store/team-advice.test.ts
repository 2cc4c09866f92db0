import { expect, test, vi } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { withCell } from '../../src/team/state/edit-table';
import { changeTable } from '../../src/team/state/change-table';
import { followAdvice } from '../../src/team/state/follow-advice';
import { openTeam } from '../../src/team/state/open-team';
import { listChanged, type TeamList } from '../../src/team/state/team-slice';
import { fakeWorld } from '../helpers/fake-ports';

const LIST: TeamList = {
  name: 'people.csv',
  table: {
    header: ['Email', 'Phone', 'Country'],
    rows: [
      { line: 2, cells: ['ada@x.example', '4930123456', 'Germany'] },
      { line: 3, cells: ['bo@x.example', '4930123457', 'Germany'] },
      { line: 4, cells: ['cy@x.example', '030 1', 'Germany'] },
    ],
    problems: [{ line: 2, column: 'Phone', message: 'A quote is not closed.' }],
  },
  mapping: { email: 0, phone: 1, country: 2 },
};

/** The page with the list, and the cells that its advice would change. */
async function opened() {
  const store = makeStore(fakeWorld([]).ports);
  openTeam(store);
  store.dispatch(listChanged(LIST));
  const offered = () =>
    store.getState().team.people?.problems.find(({ fixable }) => fixable === 'plus')?.fix;
  await vi.waitFor(() => expect(offered()).toHaveLength(2));
  const phones = () => store.getState().team.list?.table.rows.map(({ cells }) => cells[1]);
  return { store, offered, phones };
}

test('advice is followed in one step, and taken back in one', async () => {
  const { store, offered, phones } = await opened();
  const undo = store.dispatch(followAdvice(offered() ?? []));
  expect(phones()).toEqual(['+4930123456', '+4930123457', '030 1']);
  expect(store.getState().team.list?.table.problems, 'other problems stay').toEqual(
    LIST.table.problems,
  );
  await vi.waitFor(() => expect(offered()).toBeUndefined());
  undo();
  expect(store.getState().team.list).toEqual(LIST);
  await vi.waitFor(() => expect(offered()).toHaveLength(2));
});

test('a cell that was changed meanwhile stays as it is', async () => {
  const { store, offered, phones } = await opened();
  const changes = offered() ?? [];
  const typed = (line: number, text: string) =>
    store.dispatch(changeTable((table) => withCell(table, { line, column: 1 }, text)));
  typed(2, '+49 30 99');
  const undo = store.dispatch(followAdvice(changes));
  expect(phones()).toEqual(['+49 30 99', '+4930123457', '030 1']);
  typed(3, '+49 30 98');
  undo();
  expect(phones()).toEqual(['+49 30 99', '+49 30 98', '030 1']);
});
