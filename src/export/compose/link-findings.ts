import { fieldLabel } from '../../model/person/fields';
import { isPhoneFormat } from '../../model/person/phone/known-numbers';
import { phonesIn } from '../../model/person/phone/phone';
import {
  CONTACT_FIELDS,
  PHONE_FIELDS,
  textFieldProblem,
  type ContactFieldId,
} from '../../model/person/text-fields';
import {
  fieldOrigin,
  LINK_KINDS,
  type FindingArgs,
  type FindingReport,
  type PlainRule,
} from '../../model/findings/findings';
import { socialHref, strayNetwork } from '../../model/person/web/profile';
import type { Person } from '../../model/person/signature';
import { accountWords, SOCIAL_NETWORKS, type SocialId } from '../../model/person/social';
import { cleanLine } from '../../base/text';

/** Fields that get no link because of their addresses, and social links that lead to another network than their own. */
export function findUnsafeLinks(person: Person): readonly FindingReport[] {
  const unsafe = CONTACT_FIELDS.filter(({ id }) => textFieldProblem(id, person[id]) !== null);
  return [
    ...unsafe.map(({ id, kind }) =>
      linkFinding('link-unsafe', id, { what: LINK_KINDS[kind === 'address' ? 'map' : kind] }),
    ),
    ...PHONE_FIELDS.flatMap(({ id }) => phoneFindings(id, person)),
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

function phoneFindings(field: ContactFieldId, person: Person): readonly FindingReport[] {
  const { numbers, phoneFormat } = person;
  const phones = phonesIn(person[field]);
  const wrong = phones.find(({ dialed }) => numbers?.[dialed]?.isPossible === false);
  const isAsTyped =
    numbers !== undefined &&
    isPhoneFormat(phoneFormat) &&
    phones.some(({ dialed }) => numbers[dialed] === undefined);
  return [
    ...(phones.length > 1
      ? [linkFinding('phone-several', field, { count: String(phones.length) })]
      : []),
    ...(wrong === undefined ? [] : [linkFinding('phone-length', field, { number: wrong.dialed })]),
    ...(isAsTyped ? [linkFinding('phone-as-typed', field)] : []),
  ];
}

function linkFinding(rule: PlainRule, field: string, args: FindingArgs = {}): FindingReport {
  return { rule, args: { label: fieldLabel(field), ...args }, origin: [fieldOrigin(field)] };
}
