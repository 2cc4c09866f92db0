import type { Sequence } from '../../../base/sequence';
import type { ListFieldId } from './list-fields';
import type { ListProblem } from './table';

/** Somebody on the list who gets a signature. */
export interface Member {
  /** The line of the list in which they stand; the first is 1. */
  readonly line: number;
  /** Their email address in lower case, which no other member has. */
  readonly address: string;
  /** What the list has of them, trimmed; blank facts are left out. */
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
  /** A name or an address by which they are known; blank where the row has none. */
  readonly who: string;
}

/** A list, read. The page keeps its members in an array; the command line has too many for that. */
export interface People<Members extends Sequence<Member> = readonly Member[]> {
  readonly members: Members;
  readonly skipped: readonly SkippedRow[];
  /** In the order of their lines. */
  readonly problems: readonly ListProblem[];
  /** The fields that a column was found for, whether or not all rows fill them. */
  readonly fields: readonly ListFieldId[];
}

/** Whatever its members are kept in. */
export type AnyPeople = People<Sequence<Member>>;
