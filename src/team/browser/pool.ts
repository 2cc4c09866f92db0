import { makeHand, type HandRules, type Task } from './hand';
import type { TeamAnswer, TeamJob } from './messages';

export interface PoolRules extends HandRules {
  /** How many workers there are at most. */
  readonly size: number;
}

/** Workers that do jobs, each one at a time. They start as they are needed. */
export interface Pool {
  /**
   * Does a job when a worker is free; an urgent one before all that wait. Null where the worker broke down or hung: it is
   * replaced, and may be asked again. Rejects where no worker does anything, and where nobody waits for it any more.
   */
  readonly ask: (job: TeamJob, wish?: Wish) => Promise<TeamAnswer | null>;
  /** Ends all workers, whatever they are about. */
  readonly close: () => void;
}

export interface Wish {
  readonly signal?: AbortSignal | undefined;
  readonly isUrgent?: boolean;
}

/** So many workers in a row that broke down without an answer between: all others would, too. */
const MOST_FAULTS = 8;

interface WaitingTask extends Task {
  readonly reject: (cause: unknown) => void;
}

/** A pool without workers yet. */
export function makePool(rules: PoolRules): Pool {
  const waiting: WaitingTask[] = [];
  let faults = 0;
  let isOpen = true;
  const next = (): void => {
    if (!isOpen || faults >= MOST_FAULTS) {
      const problem = isOpen ? 'The workers for teams do not work' : 'The workers have been ended';
      for (const { reject } of waiting.splice(0)) reject(new Error(problem));
    }
    for (const hand of hands) {
      const task = hand.isBusy() ? undefined : waiting.shift();
      if (task !== undefined) hand.begin(task);
    }
  };
  const onEnd = (isFault: boolean): void => {
    faults = isFault ? faults + 1 : 0;
    next();
  };
  const hands = Array.from({ length: rules.size }, () => makeHand(rules, onEnd));
  return {
    ask: (job, { signal, isUrgent = false } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const forget = (): void => {
          if (waiting.includes(task)) waiting.splice(waiting.indexOf(task), 1);
          reject(reasonOf(signal));
        };
        const settle = (answer: TeamAnswer | null): void => {
          signal?.removeEventListener('abort', forget);
          resolve(answer);
        };
        const task = { job, settle, reject };
        signal?.addEventListener('abort', forget);
        if (isUrgent) waiting.unshift(task);
        else waiting.push(task);
        next();
      }),
    close: () => {
      isOpen = false;
      for (const hand of hands) hand.close();
      next();
    },
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('Nobody waits for it any more');
}
