import { csvRow } from '../archive/csv';
import { packedFrom } from '../kept/packed-pages';
import type { Member } from '../list/member';
import { memberFile } from '../member';
import type { PackId, TeamFile } from './pack';

/**
 * Which file is whose, for scripts that go to everybody's computer: unlike `people.csv` it holds nothing of people but their
 * addresses, and the names that they sign in with where the list has them. It holds everybody, also where the archive has files
 * of those alone who have changed: it may take the place of an earlier one.
 */
export function fileList(pack: PackId, members: Iterable<Member>): TeamFile {
  return { path: `${pack}/files.csv`, content: packedFrom(rowsOf(members)) };
}

function* rowsOf(members: Iterable<Member>): Generator<string> {
  yield csvRow(['mailbox', 'file', 'signin']);
  for (const member of members) {
    const signIn = member.facts.userPrincipalName?.toLowerCase() ?? '';
    yield csvRow([member.address, memberFile(member), signIn]);
  }
}
