import { useMemo, useState } from 'react';
import { useTeamView, useCacheVersion } from '../parts/team-view';

/** How far the look through all signatures is. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  /** Another one each time that all have been looked at. */
  readonly round: number;
}

/** Counts the members who have been looked at. */
export function useReviews(): ReviewProgress {
  const { cache, members } = useTeamView();
  const version = useCacheVersion();
  const [round, setRound] = useState({ version: -1, count: 0, wasDone: false });
  const done = useMemo(
    () =>
      cache === null ? 0 : members.filter((member) => cache.reviewOf(member) !== undefined).length,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes with what has come
    [cache, members, version],
  );
  const isDone = done === members.length;
  if (isDone && (round.version !== version || !round.wasDone)) {
    setRound({ version, count: round.count + 1, wasDone: true });
  } else if (!isDone && round.wasDone) {
    setRound({ ...round, wasDone: false });
  }
  return { done, total: members.length, round: round.count };
}
