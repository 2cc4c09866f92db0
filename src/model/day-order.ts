/** What is wrong with a last day, in words; null when nothing is. Days as `2026-06-05`, or blank; their order is that of letters. */
export function lastDayProblem(first: string, last: string): string | null {
  if (last === '' || last >= first) return null;
  return 'This day is before the first one, so the banner never shows.';
}
