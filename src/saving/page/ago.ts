const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit of which at least one has passed. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago a moment was, in words: 'just now', '5 minutes ago', 'yesterday'. */
export function ago(moment: string, nowMs: number): string {
  const passed = nowMs - Date.parse(moment);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (unit === undefined) return 'just now';
  const [name, length] = unit;
  return FORMAT.format(-Math.floor(passed / length), name);
}
