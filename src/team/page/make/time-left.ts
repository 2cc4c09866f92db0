/** `About 2 minutes left`; blank while nobody can tell. */
export function timeLeft(leftMs: number | null): string {
  if (leftMs === null) return '';
  const seconds = Math.ceil(leftMs / 1000);
  if (seconds <= 5) return 'A few seconds left';
  if (seconds < 50) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'About a minute left' : `About ${minutes} minutes left`;
}
