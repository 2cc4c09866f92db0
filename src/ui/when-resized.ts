/**
 * Calls in the next frame after any of these has changed its size; the answer ends that. What is observed must not change
 * while that is told: browsers take it for a loop.
 */
export function whenResized(targets: readonly Element[], onResize: () => void): () => void {
  let waiting = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(onResize);
  });
  for (const target of targets) observer.observe(target);
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
  };
}
