/** The value of a promise; rejects where it does not settle within `timeoutMs`. */
export function rejectAfter<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The picture does not come')), timeoutMs);
    promise.then(resolve, reject);
  });
}
