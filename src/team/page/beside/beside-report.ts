import type { MailboxAddress } from '../../core/addresses/mailbox-address';
import { listFieldLabel } from '../../core/list/list-fields';
import type { People } from '../../core/list/member';
import type { OtherList } from '../../core/list/beside/other-lists';
import type { ListProblem } from '../../core/list/table';
import { photoProblems } from '../../core/photos/photo-problems';
import type { BesideLists, FoundBeside } from '../../state/beside-lists';
import { BESIDE_WORDS } from './copy';

/** What each list beside that of people comes to, in a line; blank for what is not known yet. */
export function besideReport(of: OtherList, found: FoundBeside | null): string {
  if (found === null) return '';
  switch (of) {
    case 'overrides': {
      const fields = found.overriddenFields.map(listFieldLabel).join(', ');
      return BESIDE_WORDS.overridden(found.overridden.length, fields);
    }
    case 'addresses':
      return addressCount(found.addresses);
    case 'photos': {
      if (found.photos === null) return '';
      const { found: count, lacking } = found.photos;
      const { unreadablePhotos: unreadable } = found;
      const words = BESIDE_WORDS.photoCount(count - (unreadable?.length ?? 0), count + lacking);
      return unreadable === null ? `${words} ${BESIDE_WORDS.reading}` : words;
    }
  }
}

function addressCount(addresses: readonly MailboxAddress[]): string {
  const mailboxes = addresses.filter(({ owner }) => owner === null).length;
  return BESIDE_WORDS.addressCount(addresses.length - mailboxes, mailboxes);
}

/** What is wrong with the lists beside that of people, in the sentences of the command line. */
export function besideProblems(
  people: People | null,
  { photos: folder }: BesideLists,
  found: FoundBeside | null,
): readonly ListProblem[] {
  const ofLists = (people?.problems ?? []).filter(({ of }) => of !== undefined);
  if (found === null || found.photos === null || folder === null) return ofLists;
  return [...ofLists, ...photoProblems(folder.name, found.photos, found.unreadablePhotos ?? [])];
}
