import { useEffect } from 'react';
import { useAppStore } from '../store/hooks';
import { openTeam } from '../team/state/open-team';
import { saveWork } from '../team/state/saved-work';
import { TeamPage as Page } from '../team/page/team-page';
import { whenLeaving } from './when-leaving';

/** The page of a team; its store reads lists and saves them from then on. */
export function TeamPage() {
  const store = useAppStore();
  openTeam(store);
  useEffect(() => whenLeaving(() => void store.dispatch(saveWork())), [store]);
  return <Page />;
}
