import type { ListEncoding } from './decode-list';

/** In which form a list came. */
export type ListFormat = 'delimited' | 'excel' | 'json' | 'ndjson' | 'ldif';

/** How a list was read, before any of its columns is looked at. */
export interface ListSource {
  readonly format: ListFormat;
  /** What its bytes were read as; null where the format states it, or the list was pasted or typed. */
  readonly encoding: ListEncoding | null;
  /** Whether the encoding is neither stated nor certain, so that somebody should look at the sample. */
  readonly isGuessed: boolean;
  /** Some words with letters beyond ASCII as they were read: 'Łukasz Dąbrowski'. Blank where there are none. */
  readonly sample: string;
}
