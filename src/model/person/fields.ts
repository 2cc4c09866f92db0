import { blockLabelOf } from './blocks';
import { addressOrPhoneHref } from './web/address-href';
import { socialHref, strayNetwork } from './web/profile';
import type { OwnLine } from './own-lines';
import { accountWords, SOCIAL_NETWORKS, type SocialId } from './social';
import type { Person } from './signature';
import { isPersonField } from './text-fields';
import { TEXT_FIELDS } from './text-fields.data';

/** The form's fields that hold one text each. */
export type TextFieldId = {
  [Key in keyof Person]-?: string extends Person[Key] ? Key : never;
}[keyof Person];

/** What is wrong with the link of a line of one's own; null when nothing is, or when it is blank. */
export function ownLineProblem({ link }: OwnLine): string | null {
  if (link.trim() === '' || addressOrPhoneHref(link) !== null) return null;
  return 'This is neither an address nor a number we can link to, so the line has no link.';
}

/** What is wrong with a social profile's address; null when nothing is, or when it is blank. */
export function socialFieldProblem(network: SocialId, value: string): string | null {
  if (value.trim() === '') return null;
  if (socialHref(network, value) === null) {
    return `This is neither a web address nor ${accountWords(network)}, so its badge is left out.`;
  }
  const other = strayNetwork(network, value);
  return other && `This badge would link to ${other.label}.`;
}

/** The label under which a field of the signature is known to the visitor. */
export function fieldLabel(field: string): string {
  const network = SOCIAL_NETWORKS.find(({ id }) => id === field);
  return (
    (isPersonField(field) ? TEXT_FIELDS[field].label : undefined) ??
    network?.label ??
    OTHER_LABELS[field] ??
    blockLabelOf(field) ??
    field
  );
}

/** What the switch of it and its step are called. */
export const MAP_LINK_FIELD = 'Link addresses to a map';

const OTHER_LABELS: Readonly<Record<string, string>> = {
  profileImageUrl: 'Profile Picture',
  logoUrl: 'Logo',
  logoBackgroundColor: 'Logo background',
  logoForEmail: 'Logo link',
  lines: 'Extra lines',
  language: 'Language',
  phoneFormat: 'Number format',
  phoneCountry: 'Country of numbers',
  mapLink: MAP_LINK_FIELD,
};
