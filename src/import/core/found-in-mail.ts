import { cleanLines } from '../../base/text';
import { CONTACT_FIELDS, WORD_FIELDS } from '../../model/person/text-fields';
import { completeSignature, type Person } from '../../model/person/signature';
import { isSocialId, type SocialLinks, SOCIAL_NETWORKS } from '../../model/person/social';
import type { FoundField } from './found-field';
import type { Page } from './rebuild/page';
import { findAddresses } from './recognize/addresses';
import { labelsBeside } from './recognize/beside';
import { findEmail, findNumbers } from './recognize/contacts';
import { SHARED_MAILBOXES } from './recognize/data/hosts.data';
import { hostOf, ownWord } from './recognize/hosts';
import { readablePieces } from './recognize/junk';
import { readLines } from './recognize/lines';
import { linksOf } from './recognize/page-links';
import { findPerson } from './recognize/people';
import { findPictures } from './recognize/pictures';
import { without, type TextRange } from './recognize/pieces';
import { findProfiles } from './recognize/profiles';
import { spotsIn, type Spot } from './recognize/spots';
import { findWebsite } from './recognize/websites';
import { shapeOfPhoto } from './scene-of-mail';

/** The fields that are found in a signature from elsewhere: words, contact data, profiles, pictures. */
export function foundInMail(page: Page): readonly FoundField[] {
  return [...findPictures(page), ...recognizeFields(page)];
}

/** The person of the form with the fields that were found: pictures in the shapes that the signature shows them in. */
export function personInMail(found: readonly FoundField[], base: Person, { items }: Page): Person {
  const person = partsOf(found, base);
  const isFound = (id: string): boolean => found.some(({ field }) => field === id);
  const photo = items
    .filter((item) => item.kind === 'picture')
    .find(({ src }) => src === person.profileImageUrl);
  const { profileCrop: _crop, ...uncut } = person;
  return completeSignature({
    ...(isFound('profileImageUrl') ? uncut : person),
    ...(isFound('profileImageUrl') &&
      photo !== undefined && { profileImageShape: shapeOfPhoto(photo) }),
    ...(isFound('logoUrl') && { logoShape: 'square', logoBackgroundColor: '', logoForEmail: '' }),
  });
}

/** `base` with the fields that were found in a signature, each cut to what it holds. */
export function personOf(found: readonly FoundField[], base: Person): Person {
  return completeSignature(partsOf(found, base));
}

function partsOf(found: readonly FoundField[], base: Person): Person {
  const words: Record<string, string> = {};
  const socialLinks: Record<string, string> = {};
  for (const { field, value } of found) {
    const fields = isSocialId(field) ? socialLinks : words;
    fields[field] = value;
  }
  const links: SocialLinks = { ...base.socialLinks, ...socialLinks };
  return { ...base, ...words, socialLinks: links };
}

/**
 * Finds facts about the person in a page: at most one value for each field, in the order of the form. Contact data comes first,
 * as its forms are plain; what is left of the words is searched for name, role and company.
 */
export function recognizeFields(page: Page): readonly FoundField[] {
  const lines = readLines(page);
  const pieces = readablePieces(lines);
  const beside = labelsBeside(page, pieces);
  const links = linksOf(page, pieces);
  const spots = pieces.flatMap((piece) => spotsIn(piece, beside));
  const email = findEmail(spots, links);
  const [local = '', mailHost = ''] = email?.value.split('@') ?? [];
  const website = findWebsite(spots, links, mailHost);
  const host = website === null ? mailHost : hostOf(website.value);
  const numbers = findNumbers(spots, links, (host || mailHost).split('.').at(-1) ?? '');
  const free = pieces.flatMap((piece) =>
    without(piece, spots.filter((spot) => spot.piece === piece).map(withLabel)),
  );
  const addresses = findAddresses(free, beside);
  const left = free.flatMap((piece) =>
    without(
      piece,
      addresses.taken.filter(({ line }) => line === piece.line),
    ),
  );
  const own = ownWord(mailHost) || ownWord(host);
  const found = [
    ...findPerson(left, { local: SHARED_MAILBOXES.test(local) ? '' : local, own }, beside),
    email,
    ...numbers,
    website,
    ...addresses.fields,
    ...findProfiles(pieces, spots, links),
  ];
  return FORM_ORDER.flatMap((field) => cleaned(found.find((each) => each?.field === field)));
}

const FORM_ORDER = [...WORD_FIELDS, ...CONTACT_FIELDS, ...SOCIAL_NETWORKS].map(({ id }) => id);

function cleaned(found: FoundField | null | undefined): readonly FoundField[] {
  if (found === null || found === undefined) return [];
  const value = cleanLines(found.value).join('\n');
  return value === '' ? [] : [{ ...found, value }];
}

function withLabel({ labelStart, labelEnd }: Spot): TextRange {
  return { start: labelStart, end: labelEnd };
}
