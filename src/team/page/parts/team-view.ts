import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Member } from '../../core/list/member';
import type { MadeSignature } from '../../core/member';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { RunWithPhotos } from '../../state/team-port';
import { readRunScene, selectRun, type RunScene } from '../../state/run';
import type { AppThunk } from '../../../store/state';
import { makeSignatureCache, type SignatureCache } from './signature-cache';

/** What the parts of the page share besides the store. */
export interface TeamView {
  readonly scene: RunScene;
  readonly cache: SignatureCache | null;
  readonly members: readonly Member[];
  /** Whom the preview shows; null where no person gets a signature. */
  readonly chosen: Member | null;
  readonly choose: (address: string) => void;
}

const NO_PERSON: readonly Member[] = [];

/** How long a run must rest before everybody is made again: while something is typed, each key makes another. */
const REST_MS = 350;

/** Made once, by the page. */
export function useNewTeamView(): TeamView {
  const dispatch = useAppDispatch();
  const [scene] = useState(() => dispatch(readRunScene()));
  const run = useRestedRun(useAppSelector((state) => selectRun(state, scene)));
  const members = useAppSelector((state) => state.team.people?.members ?? NO_PERSON);
  const cache = useNewCache(run);
  const [address, choose] = useState('');
  useEffect(() => cache?.setMembers(members), [cache, members]);
  const chosen = members.find((member) => member.address === address) ?? members[0] ?? null;
  return { scene, cache, members, chosen, choose };
}

function useRestedRun(run: RunWithPhotos | null): RunWithPhotos | null {
  const [rested, setRested] = useState(run);
  const isFirst = rested === null;
  if (isFirst && run !== null) setRested(run);
  useEffect(() => {
    const timer = setTimeout(() => setRested(run), REST_MS);
    return () => clearTimeout(timer);
  }, [run]);
  return rested;
}

function useNewCache(run: RunWithPhotos | null): SignatureCache | null {
  const dispatch = useAppDispatch();
  const cache = useMemo(
    () =>
      run === null
        ? null
        : makeSignatureCache((members, signal) => dispatch(makeSome(run, members, signal))),
    [run, dispatch],
  );
  useEffect(() => cache?.open(), [cache]);
  return cache;
}

function makeSome(
  run: RunWithPhotos,
  members: readonly Member[],
  signal: AbortSignal,
): AppThunk<Promise<readonly (MadeSignature | null)[]>> {
  return (_dispatch, _getState, { team }) => team.make(run, members, signal);
}

export const TeamViewContext = createContext<TeamView | null>(null);

/** What the parts of the page share. */
export function useTeamView(): TeamView {
  const view = use(TeamViewContext);
  if (view === null) throw new Error('This stands on the page of a team only');
  return view;
}

/** Counts up each time that signatures have come. */
export function useCacheVersion(): number {
  const { cache } = useTeamView();
  return useSyncExternalStore(cache?.subscribe ?? subscribeToNothing, () =>
    cache === null ? 0 : cache.version(),
  );
}

/**
 * The signature of a member, made as soon as somebody asks: undefined until it is there, null where it cannot be made. While it
 * is made again, it is shown as it was.
 */
export function useMade(member: Member | null): MadeSignature | null | undefined {
  const { cache } = useTeamView();
  const [last, setLast] = useState<MadeSignature | null>(null);
  const made = useSyncExternalStore(cache?.subscribe ?? subscribeToNothing, () =>
    member === null || cache === null ? undefined : cache.find(member),
  );
  useEffect(() => {
    if (made === undefined && member !== null) cache?.request(member);
  }, [made, member, cache]);
  if (made !== undefined && made !== null && made !== last) setLast(made);
  if (made !== undefined) return made;
  return last !== null && last.member.address === member?.address ? last : undefined;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
