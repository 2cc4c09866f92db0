/**
 * Runs a task whenever the page may be about to close: when it is hidden, and when it is left. A page that closes may run
 * nothing more. Call the returned function to stop.
 */
export function whenLeaving(task: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') task();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', task);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', task);
  };
}
