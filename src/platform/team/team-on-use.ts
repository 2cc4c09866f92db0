import type { TeamPort } from '../../store/team/team-port';
import type { TeamTools } from './team';
import { UNREAD_LIST } from './unread-list';

/** What makes for teams comes with the first list: a page without any need not carry it. */
export function teamOnUse(
  tools: TeamTools,
  load: () => Promise<TeamPort> = async () => (await import('./team')).makeTeam(tools),
): TeamPort {
  let coming: Promise<TeamPort> | null = null;
  const team = (): Promise<TeamPort> => {
    coming ??= load().catch((cause: unknown) => {
      // The device may be offline; the next question asks again.
      coming = null;
      throw cause;
    });
    return coming;
  };
  return {
    readList: (...asked) =>
      team().then(
        ({ readList }) => readList(...asked),
        () => UNREAD_LIST,
      ),
    readPeople: async (...asked) => (await team()).readPeople(...asked),
    make: async (...asked) => (await team()).make(...asked),
    makeArchive: async (...asked) => (await team()).makeArchive(...asked),
  };
}
