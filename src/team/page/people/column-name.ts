import { COLUMN_WORDS } from '../copy';

/** What a column is called, whether or not the list has a name for it. */
export function columnName(header: readonly string[], place: number): string {
  return header[place]?.trim() || COLUMN_WORDS.unnamed(place);
}
