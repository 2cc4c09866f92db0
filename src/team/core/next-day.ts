/** The day after another one, or so many days after it; before it for a negative number. Both as ISO 8601 has them. */
export function nextDay(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
