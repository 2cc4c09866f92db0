/** What a promise gives, or `late` where it does not come in time. What it gives later is dropped. */
export function withTimeout<T>(promise: Promise<T>, limitMs: number, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
