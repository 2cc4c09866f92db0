import type { ListFieldId } from './list-fields';
import type { ListProblem } from './table';

/** Somebody on the list who gets a signature. */
export interface Member {
  /** The line of the list in which they stand; the first is 1. */
  readonly line: number;
  /** Their email address in lower case: nobody else on the list has it. */
  readonly address: string;
  /** What the list says of them, trimmed; what it has no words for is not there. */
  readonly facts: Facts;
}

export type Facts = Readonly<Partial<Record<ListFieldId, string>>>;

/** Why somebody on the list gets none. */
export const SKIP_REASONS = {
  guest: 'Guest account',
  blocked: 'Blocked account',
  'no-address': 'No email address',
  'not-an-address': 'Not an email address',
  duplicate: 'Same address as an earlier line',
  header: 'The header once more',
} as const;

export type SkipReason = keyof typeof SKIP_REASONS;

export interface SkippedRow {
  readonly line: number;
  readonly reason: SkipReason;
  /** A name or an address by which they are known; blank where the row says none. */
  readonly who: string;
}

/** A list, read. */
export interface People {
  readonly members: readonly Member[];
  readonly skipped: readonly SkippedRow[];
  /** In the order of their lines. */
  readonly problems: readonly ListProblem[];
  /** The fields that a column was found for, whether or not all rows fill them. */
  readonly fields: readonly ListFieldId[];
}
