/** What a promise gives; rejects where it does not give it within `patienceMs`. */
export function rejectAfter<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The picture does not come')), timeoutMs);
    promise.then(resolve, reject);
  });
}
