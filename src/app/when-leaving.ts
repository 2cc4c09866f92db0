/**
 * Runs a task whenever the page may be gone the next moment: hidden, or left for good. A page that is closed may never
 * get another chance. The answer stops it.
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
