import type { MailboxAddress } from './addresses/mailbox-address';
import { withAddresses, type PeopleAndAddresses } from './addresses/with-addresses';
import type { ListFieldId } from './list/list-fields';
import { withFixes } from './list/advice/list-fixes';
import type { AnyPeople, People } from './list/member';
import {
  NO_OVERRIDES,
  overriddenOn,
  readOverrides,
  withOverrides,
  type Overridden,
  type Overrides,
} from './list/beside/overrides';
import { readPeople } from './list/people/read-people';
import type { AnyTable, ListProblem, ListTable, Mapping } from './list/table';
import { matchPhotos } from './photos/match-photos';

/** The lists beside that of people, null where there is none. Plain data: it crosses to a worker. */
export interface BesideTables {
  readonly overrides: ListTable | null;
  readonly addresses: ListTable | null;
  /** Of the files of a folder of photos. */
  readonly photoNames: readonly string[] | null;
}

export const NOTHING_BESIDE: BesideTables = { overrides: null, addresses: null, photoNames: null };

/** Who gets a signature by all lists. Plain data: it crosses from a worker. */
export interface Everybody {
  /** With overrides and mailboxes, and the problems of all lists; those of photos follow once they have been read. */
  readonly people: People;
  readonly addresses: readonly MailboxAddress[];
  readonly overridden: readonly Overridden[];
  /** The fields that the list of overrides has columns for. */
  readonly overriddenFields: readonly ListFieldId[];
  /** Null without a folder. */
  readonly photos: FoundPhotos | null;
}

/** What of a folder is whose photo. */
export interface FoundPhotos {
  /** How many people have a photo there, and how many have none. */
  readonly found: number;
  readonly lacking: number;
  /** Names of the files that are used, each once. */
  readonly names: readonly string[];
  readonly problems: readonly ListProblem[];
}

/** Finds out who gets a signature, by the list of people and by those beside it. */
export function everybodyOf(table: ListTable, mapping: Mapping, beside: BesideTables): Everybody {
  const listed = withFixes(readPeople(table, mapping), table, mapping);
  const { people, addresses, overrides } = withListsBeside(listed, beside);
  return {
    people: { ...people, members: [...people.members] },
    addresses,
    overridden: overriddenOn(listed.members, overrides),
    overriddenFields: overrides.fields,
    photos: beside.photoNames === null ? null : foundPhotos(people, beside.photoNames),
  };
}

/** The lists beside that of people, whatever their rows are kept in; null where there is none. */
type ListsBeside = Readonly<Record<'overrides' | 'addresses', AnyTable | null>>;

/** The people of a list with what those beside it have: first what is another for somebody, then other addresses. */
export function withListsBeside(
  listed: AnyPeople,
  lists: ListsBeside,
): PeopleAndAddresses & { readonly overrides: Overrides } {
  const overrides = lists.overrides === null ? NO_OVERRIDES : readOverrides(lists.overrides);
  const people = lists.overrides === null ? listed : withOverrides(listed, overrides);
  if (lists.addresses === null) return { people, addresses: [], overrides };
  return { ...withAddresses(people, lists.addresses), overrides };
}

function foundPhotos({ members }: AnyPeople, names: readonly string[]): FoundPhotos {
  const { files, lacking, problems } = matchPhotos(members, names);
  return { found: files.size, lacking, names: [...new Set(files.values())], problems };
}
