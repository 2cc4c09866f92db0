import type { ListEncoding } from './encodings/encoding';

/** In which form a list came. */
export type ListFormat = keyof typeof LIST_FORMATS;

/** What each format is called. */
export const LIST_FORMATS = {
  delimited: 'CSV',
  excel: 'Excel',
  json: 'JSON',
  ndjson: 'JSON, an object a line',
  ldif: 'LDIF',
} as const;

/** Shown where the encoding of a list is guessed. */
export const GUESSED_NOTE = 'The file does not state its encoding. Check that these look right.';

export function isListFormat(given: unknown): given is ListFormat {
  return typeof given === 'string' && Object.hasOwn(LIST_FORMATS, given);
}

/** How a list was read, before any of its columns is looked at. */
export interface ListSource {
  readonly format: ListFormat;
  /** What its bytes were read as; null where the format states it, or the list was pasted or typed. */
  readonly encoding: ListEncoding | null;
  /** Whether the encoding is neither stated nor certain, so that somebody should look at the sample. */
  readonly isGuessed: boolean;
  /** Some words with letters beyond ASCII as they were read: 'Łukasz Dąbrowski'. Blank where there are none. */
  readonly sample: string;
  /** The sheet of a workbook that was read; null for everything else. */
  readonly sheet: string | null;
}
