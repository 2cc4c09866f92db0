import { useEffect } from 'react';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/make-store';
import { openTeam } from '../team/state/open-team';
import { recallWork, saveWork } from '../team/state/saved-work';
import { readWork } from '../team/page/people/read-work';
import { TeamPage as Page } from '../team/page/team-page';
import { whenLeaving } from './when-leaving';

/** Takes the list that lies on the device, before the page is there. */
export async function recallTeam(store: AppStore): Promise<void> {
  openTeam(store);
  await store.dispatch(recallWork(readWork));
}

/** The page of a team; its store reads lists and saves them from then on. */
export function TeamPage() {
  const store = useAppStore();
  openTeam(store);
  useEffect(() => whenLeaving(() => void store.dispatch(saveWork())), [store]);
  return <Page />;
}
