/**
 * Calls in the next frame after any of these has changed its size; the returned function ends that. An observed element must
 * not change its size during the report: browsers treat that as a loop.
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
