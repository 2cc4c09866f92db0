/** Archives hold local times: noon of the day is one in every time zone, so the bytes are the same everywhere. */
export function noonOf(now: string): Date {
  const day = new Date(now);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}
