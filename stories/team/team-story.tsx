import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NoticeToasts } from '../../src/app/notice-toasts';
import { makeStore } from '../../src/store/make-store';
import type { AppThunk } from '../../src/store/state';
import { openTeam } from '../../src/team/state/open-team';
import { savingChanged, type TeamSaving } from '../../src/team/state/team-slice';
import { takeList } from '../../src/team/page/people/take-list';
import { TeamPage } from '../../src/team/page/team-page';
import { fakeWorld } from '../../tests/helpers/fake-ports';

interface TeamStoryProps {
  /** The list that is there, as text; nothing for none. */
  readonly list?: string;
  readonly name?: string;
  /** How the saving stands, where it does not go well. */
  readonly saving?: TeamSaving;
  /** What comes of archives. */
  readonly archive?: 'works' | 'fails' | 'waits';
  /** What happens once the list is there. */
  readonly after?: AppThunk;
}

/** The page of a team with a store of its own. */
export function TeamStory(props: TeamStoryProps) {
  const [store] = useState(() => teamStore(props));
  return (
    <Provider store={store}>
      <MemoryRouter>
        <TeamPage />
      </MemoryRouter>
      <NoticeToasts />
    </Provider>
  );
}

function teamStore({
  list,
  name = 'people.csv',
  saving,
  archive = 'works',
  after,
}: TeamStoryProps) {
  const world = fakeWorld();
  world.behaviour.archive = archive;
  const store = makeStore(world.ports);
  openTeam(store);
  const begin = async (): Promise<void> => {
    if (list !== undefined) await store.dispatch(takeList(list, name));
    if (after !== undefined) store.dispatch(after);
    if (saving !== undefined) store.dispatch(savingChanged(saving));
  };
  // The page reads what lies on the device first.
  const end = store.subscribe(() => {
    if (store.getState().team.saving === 'unread') return;
    end();
    void begin();
  });
  return store;
}
