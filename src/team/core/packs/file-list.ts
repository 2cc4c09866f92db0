import { csvRow } from '../archive/csv';
import type { Member } from '../list/member';
import { memberFile } from '../member';
import type { PackId, TeamFile } from './pack';

/**
 * Which file is whose, for scripts that go to everybody's computer: unlike `people.csv` it holds nothing of people but their
 * addresses.
 */
export function fileList(pack: PackId, members: readonly Member[]): TeamFile {
  const rows = members.map((member) => csvRow([member.address, memberFile(member)]));
  return { path: `${pack}/files.csv`, content: [csvRow(['mailbox', 'file']), ...rows].join('') };
}
