/** Whether a text is a day of the calendar as ISO 8601 has it: days in this form sort by themselves. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some browsers take 30 February for 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
