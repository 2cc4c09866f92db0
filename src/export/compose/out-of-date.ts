/** The days of a banner as ISO 8601 has them, which sort by themselves; blank for none. */
interface Days {
  readonly from?: string;
  readonly until?: string;
}

/** The rules that a banner breaks on a day; none where the day is not known. */
export function outOfDate(
  { from = '', until = '' }: Days,
  today: string | undefined,
): readonly ('banner-over' | 'banner-early')[] {
  if (today === undefined) return [];
  if (until !== '' && until < today) return ['banner-over'];
  return from > today ? ['banner-early'] : [];
}
