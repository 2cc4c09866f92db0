import {
  BLANK_SIGNATURE,
  completeSignature,
  type Person,
  type PersonInput,
} from '../../../../src/model/person/signature';
import { isSocialId, SOCIAL_NETWORKS } from '../../../../src/model/person/social';
import { isPersonField } from '../../../../src/model/person/text-fields';
import { fromShareHash, toShareHash } from '../../../../src/saving/browser/share-hash';
import {
  parseSignatureFile,
  writeSignatureFile,
} from '../../../../src/saving/state/files/signature-file';
import { makeStore } from '../../../../src/store/make-store';
import { changeField, changePerson } from '../../../../src/store/signature/edit-form';
import { NEW_SIGNATURE } from '../../../../src/store/signature/signature';
import type { ListFieldId } from '../../../../src/team/core/list/list-fields';
import type { Member, People } from '../../../../src/team/core/list/member';
import { readPeople } from '../../../../src/team/core/list/people/read-people';
import type { TableRow } from '../../../../src/team/core/list/table';
import { memberMaker } from '../../../../src/team/core/make-member';
import { personOf } from '../../../../src/team/core/person-of';
import { NO_RULES } from '../../../../src/team/core/plan';
import { fakeWorld } from '../../../helpers/fake-ports';

/* The ways by which a text that somebody typed becomes a person. */

/** Null where it does not come in that way: lists have no lines of one's own, and leave out who has no address. */
export type Border = (person: PersonInput) => PersonInput | null | Promise<PersonInput | null>;

export const BORDERS: readonly (readonly [name: string, border: Border])[] = [
  ['the form', inForm],
  ['a file', (person) => fromFile(fileOf(person))],
  ['a link', (person) => fromLink(fileOf(person))],
  ['a list', onList],
  ['a team run', inRun],
];

/** Each text is typed into its own field. */
function inForm({ socialLinks = {}, lines = [], ...texts }: PersonInput): Person {
  const store = makeStore(fakeWorld().ports);
  const noLinks = Object.fromEntries(SOCIAL_NETWORKS.map(({ id }) => [id, '']));
  store.dispatch(changePerson({ ...BLANK_SIGNATURE, socialLinks: noLinks }, { label: 'Clear' }));
  for (const [field, value] of Object.entries(texts)) {
    if (isPersonField(field) && typeof value === 'string') {
      store.dispatch(changeField({ field, value }));
    }
  }
  store.dispatch(changePerson({ socialLinks, lines }, { label: 'Links' }));
  return store.getState().signature.present.person;
}

function fileOf(input: PersonInput): string {
  const written = writeSignatureFile({ ...NEW_SIGNATURE, person: completeSignature(input) }, 'Ann');
  if (!written.ok) throw new Error(written.problem.code);
  return written.value;
}

function fromFile(text: string): Person {
  const read = parseSignatureFile(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value.signature.person;
}

function fromLink(text: string): Person {
  const read = fromShareHash(toShareHash(text));
  if (!read.ok) throw new Error(read.problem.code);
  return fromFile(read.value);
}

/** The texts as cells of a row; those of no field, and what is no text, are left out. */
function listed(person: PersonInput): readonly (readonly [ListFieldId, string])[] {
  const { socialLinks = {}, ...texts } = person;
  return [...Object.entries(texts), ...Object.entries(socialLinks)].flatMap(([field, value]) =>
    typeof value === 'string' && isListed(field) ? [[field, value] as const] : [],
  );
}

function isListed(field: string): field is ListFieldId {
  return isSocialId(field) || (isPersonField(field) && field !== 'secondAddress');
}

/** What a list reports about the texts of a person, by their columns; null for the row. */
export function columnsWithProblems(person: PersonInput): ReadonlySet<string | null> {
  return new Set(peopleOf(listed(person)).problems.map(({ column }) => column));
}

function memberOf(cells: readonly (readonly [ListFieldId, string])[]): Member | undefined {
  return peopleOf(cells).members[0];
}

function peopleOf(cells: readonly (readonly [ListFieldId, string])[]): People {
  const row: TableRow = { line: 2, cells: cells.map(([, text]) => text) };
  const header = cells.map(([field]) => field);
  const mapping = Object.fromEntries(header.map((field, place) => [field, place]));
  return readPeople({ header, rows: [row], problems: [] }, mapping);
}

function onList(person: PersonInput): Person | null {
  if (person.lines !== undefined) return null;
  const cells = listed(person);
  const member = memberOf(cells);
  const fields = new Set(cells.map(([field]) => field));
  return member === undefined ? null : personOf(member, fields, BLANK_SIGNATURE, NO_RULES);
}

async function inRun(person: PersonInput): Promise<Person | null> {
  const cells = listed(person);
  const member = memberOf(cells);
  if (member === undefined) return null;
  const shared = { ...BLANK_SIGNATURE, lines: person.lines ?? [] };
  const signature = { kind: 'template', person: shared, template: 'minimal', look: {} } as const;
  const fields = cells.map(([field]) => field);
  const run = { plan: { ...NO_RULES, signature }, fields, options: {} };
  return (await memberMaker(run)(member)).person;
}
