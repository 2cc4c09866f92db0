import { memoizeObject } from '../../../base/memoize';
import type { Finding } from '../../../model/findings/findings';
import { gravityOf } from '../../../model/findings/severity';
import type { Member } from '../../core/list/member';
import type { MadeSignature } from '../../core/member';

/** What is kept of a signature that was looked at and put away again. */
export interface Review {
  readonly characters: number;
  readonly gravity: number;
  readonly findings: readonly Finding[];
}

/**
 * Makes signatures as they come into sight, and goes through all of them beside that, few at a time, to learn how long they are
 * and what is wrong. A member whose facts are the same is made once.
 */
export interface SignatureCache {
  /** The signature of a member; null for one that cannot be made, undefined as long as it is not there. */
  readonly find: (member: Member) => MadeSignature | null | undefined;
  /** Begins to make it. */
  readonly request: (member: Member) => void;
  /** Whom to go through. */
  readonly setMembers: (members: readonly Member[]) => void;
  /** Null for one that cannot be made, undefined as long as it has not been looked at. */
  readonly reviewOf: (member: Member) => Review | null | undefined;
  /** Calls when anything has come; returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Another one each time that anything has come. */
  readonly version: () => number;
  /** Begins to make what is wanted. Returns a function that ends that, until it is opened again. */
  readonly open: () => () => void;
}

type Make = (
  members: readonly Member[],
  signal: AbortSignal,
) => Promise<readonly (MadeSignature | null)[]>;

/** How many signatures are kept to be shown. */
const MOST_KEPT = 240;
/** How many are made at once: those in sight, and those that are only looked at. */
const IN_SIGHT = 6;
const LOOKED_AT = 20;

export function makeSignatureCache(make: Make): SignatureCache {
  let stop: AbortController | null = null;
  const listeners = new Set<() => void>();
  const kept = new Map<string, MadeSignature | null>();
  const reviews = new Map<string, Review | null>();
  const wanted = new Map<string, Member>();
  let unseen: Member[] = [];
  let version = 0;
  const busy = { sight: false, review: false };
  const keep = (member: Member, made: MadeSignature | null): void => {
    const key = keyOf(member);
    reviews.set(key, made && reviewed(made));
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  const work = async (lane: keyof typeof busy, next: () => readonly Member[]): Promise<void> => {
    const signal = stop?.signal;
    if (busy[lane] || signal === undefined) return;
    busy[lane] = true;
    for (let batch = next(); batch.length > 0; batch = next()) {
      const made = await tried(make, batch, signal);
      if (signal.aborted) break;
      for (const [index, member] of batch.entries()) keep(member, made[index] ?? null);
      version += 1;
      for (const listener of listeners) listener();
    }
    busy[lane] = false;
  };
  const nextWanted = (): readonly Member[] => {
    const batch = [...wanted.values()].slice(-IN_SIGHT);
    for (const member of batch) wanted.delete(keyOf(member));
    return batch;
  };
  const nextUnseen = (): readonly Member[] => {
    const batch: Member[] = [];
    while (batch.length < LOOKED_AT) {
      const member = unseen.pop();
      if (member === undefined) break;
      if (!reviews.has(keyOf(member))) batch.push(member);
    }
    return batch;
  };
  return {
    find: (member) => kept.get(keyOf(member)),
    request: (member) => {
      if (kept.has(keyOf(member))) return;
      wanted.set(keyOf(member), member);
      // Those that come into sight together are made together.
      queueMicrotask(() => void work('sight', nextWanted));
    },
    setMembers: (members) => {
      unseen = members.filter((member) => !reviews.has(keyOf(member))).toReversed();
      void work('review', nextUnseen);
    },
    reviewOf: (member) => reviews.get(keyOf(member)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    open: () => {
      stop = new AbortController();
      void work('sight', nextWanted);
      void work('review', nextUnseen);
      return () => {
        stop?.abort();
        stop = null;
      };
    },
  };
}

/** Where the maker itself fails, none of these can be made; the others may. */
async function tried(
  make: Make,
  batch: readonly Member[],
  signal: AbortSignal,
): Promise<readonly (MadeSignature | null)[]> {
  try {
    return await make(batch, signal);
  } catch {
    return [];
  }
}

function reviewed({ html, findings }: MadeSignature): Review {
  return {
    characters: html.length,
    gravity: Math.max(0, ...findings.map(gravityOf)),
    findings,
  };
}

/** The same for members of whom the list has the same facts. */
const keyOf = memoizeObject(({ address, facts }: Member) => `${address}\n${JSON.stringify(facts)}`);
