import { fieldLabel, type TextFieldId } from '../../model/person/fields';
import { textFieldProblem } from '../../model/person/text-fields';
import {
  fieldOrigin,
  LINK_KINDS,
  type FindingReport,
  type LinkKind,
  type PlainRule,
  type FindingArgs,
} from '../../model/findings/findings';
import { socialHref, strayNetwork } from '../../model/links';
import type { Person } from '../../model/person/signature';
import { accountWords, SOCIAL_NETWORKS, type SocialId } from '../../model/person/social';
import { cleanLine } from '../../base/text';

const LINKED_FIELDS: readonly (readonly [TextFieldId, LinkKind])[] = [
  ['email', 'email'],
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['fax', 'phone'],
  ['website', 'website'],
];

/** Fields that get no link because of their addresses, and social links that lead to another network than their own. */
export function findUnsafeLinks(person: Person): readonly FindingReport[] {
  const unsafe = LINKED_FIELDS.filter(([field]) => textFieldProblem(field, person[field]) !== null);
  return [
    ...unsafe.map(([field, kind]) => linkFinding('link-unsafe', field, { what: LINK_KINDS[kind] })),
    ...SOCIAL_NETWORKS.flatMap(({ id }) => socialFindings(id, person.socialLinks[id] ?? '')),
  ];
}

function socialFindings(id: SocialId, address: string): readonly FindingReport[] {
  if (cleanLine(address) === '') return [];
  if (socialHref(id, address) === null) {
    return [linkFinding('social-unsafe', id, { account: accountWords(id) })];
  }
  const other = strayNetwork(id, address);
  return other === null ? [] : [linkFinding('social-elsewhere', id, { other: other.label })];
}

function linkFinding(rule: PlainRule, field: string, args: FindingArgs = {}): FindingReport {
  return { rule, args: { label: fieldLabel(field), ...args }, origin: [fieldOrigin(field)] };
}
