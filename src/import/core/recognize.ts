import { cleanLines } from '../../base/text';
import {
  CONTACT_FIELDS,
  DEPARTMENT_FIELD,
  PERSONAL_FIELDS,
  PRONOUNS_FIELD,
  QUOTE_FIELD,
} from '../../model/person/fields';
import { SOCIAL_NETWORKS } from '../../model/person/social';
import type { Page } from './rebuild/page';
import type { FoundField } from './found-field';
import { findAddresses } from './recognize/addresses';
import { labelsBeside } from './recognize/beside';
import { findEmail, findNumbers } from './recognize/contacts';
import { hostOf, ownWord } from './recognize/hosts';
import { SHARED_MAILBOXES } from './recognize/data/hosts.data';
import { tellingPieces } from './recognize/junk';
import { readLines } from './recognize/lines';
import { linksOf } from './recognize/page-links';
import { findPerson } from './recognize/people';
import { without, type Range } from './recognize/pieces';
import { findProfiles } from './recognize/profiles';
import { spotsIn, type Spot } from './recognize/spots';
import { findWebsite } from './recognize/websites';

/**
 * Finds in a page what it says of the person: at most one value for each field, in the order of the form. Ways to reach
 * somebody come first, as their shapes are plain; what is left of the words tells name, role and company.
 */
export function recognizeFields(page: Page): readonly FoundField[] {
  const lines = readLines(page);
  const pieces = tellingPieces(lines);
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

const FORM_ORDER = [
  ...[...PERSONAL_FIELDS, DEPARTMENT_FIELD, PRONOUNS_FIELD, QUOTE_FIELD, ...CONTACT_FIELDS].map(
    ({ id }) => id,
  ),
  ...SOCIAL_NETWORKS.map(({ id }) => id),
];

function cleaned(found: FoundField | null | undefined): readonly FoundField[] {
  if (found === null || found === undefined) return [];
  const value = cleanLines(found.value).join('\n');
  return value === '' ? [] : [{ ...found, value }];
}

function withLabel({ labelStart, labelEnd }: Spot): Range {
  return { start: labelStart, end: labelEnd };
}
