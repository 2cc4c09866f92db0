import { lazy } from '../../base/lazy';
import type { TeamPort } from '../state/team-port';
import type { TeamTools } from './team';
import { UNREAD_LIST } from './unread-list';

/** Makes signatures for teams by code that loads with the first list: only one page has any. */
export function lazyTeam(
  tools: TeamTools,
  load: () => Promise<TeamPort> = async () => (await import('./team')).makeTeam(tools),
): TeamPort {
  const team = lazy(load);
  return {
    readList: (...asked) =>
      team.load().then(
        ({ readList }) => readList(...asked),
        () => UNREAD_LIST,
      ),
    // Without the code that reads lists, none was read here.
    canReadAgain: (source) => team.current()?.canReadAgain(source) ?? false,
    readListAs: (...asked) =>
      team.load().then(
        ({ readListAs }) => readListAs(...asked),
        () => UNREAD_LIST,
      ),
    readPeople: async (...asked) => (await team.load()).readPeople(...asked),
    keepPhotos: async (...asked) => (await team.load()).keepPhotos(...asked),
    unreadablePhotos: async (...asked) => (await team.load()).unreadablePhotos(...asked),
    make: async (...asked) => (await team.load()).make(...asked),
    makeArchive: async (...asked) => (await team.load()).makeArchive(...asked),
    compare: async (...asked) => (await team.load()).compare(...asked),
  };
}
