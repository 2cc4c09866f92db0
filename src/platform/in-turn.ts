/** Runs a task when its turn has come. Rejects where `signal` is aborted by then. */
export type InTurn = <Value>(begin: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/** Runs tasks one after another; an aborted task is not begun and delays no other. */
export function makeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (begin, signal) => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return begin();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
