/** Does something when its turn has come. Rejects where nobody waits for it any more by then. */
export type InTurn = <Value>(begin: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/** One after the other: what is not wanted any more when its turn comes is not begun, and holds nobody up. */
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
