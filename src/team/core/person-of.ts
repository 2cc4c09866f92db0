import { newBlock, type SignatureBlock, type BlockKind } from '../../model/person/blocks';
import type { Person } from '../../model/person/signature';
import { likeSample } from '../../model/person/sample-fields';
import { isSocialId } from '../../model/person/social';
import { countryCodeOf } from '../../model/person/postal/country-names';
import { PERSON_FIELDS, PHONE_FIELDS } from '../../model/person/text-fields';
import { addressOf, nameOf } from './list/people/facts';
import { LISTED_TEXTS, type ListedTextId, type ListFieldId } from './list/list-fields';
import type { Facts, Member } from './list/member';
import type { PlanOverrides } from './plan-overrides';

/** Blanks for what is not the company's: where the list has none of it, what the signature has is left out. */
const PERSONAL: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...PERSON_FIELDS.filter(({ sharedBy }) => sharedBy !== 'company').map(({ id }) => id),
    'profileImageUrl',
  ].map((field) => [field, '']),
);

/** The fields of a signature that are made of several columns. */
const MADE_FACTS: ReadonlySet<string> = new Set(['fullName', 'email', 'address']);

const PLAIN_TEXTS = LISTED_TEXTS.filter(({ id }) => !MADE_FACTS.has(id));

const ADDRESS_FACTS: readonly ListFieldId[] = ['address', 'street', 'postalCode', 'city'];

/**
 * Whom the signature of a member is about. The values of the list come before those of the signature, and those of the plan
 * before both. What the list has a column for and a row leaves blank is blank.
 */
export function personOf(
  { address, facts }: Pick<Member, 'address' | 'facts'>,
  fields: ReadonlySet<ListFieldId>,
  shared: Person,
  overrides: PlanOverrides,
): Person {
  const { colorScheme = shared.colorScheme, language } = overrides;
  const person = {
    ...shared,
    ...PERSONAL,
    ...factsOf(facts, fields),
    email: facts.email ?? address,
    socialLinks: { ...shared.socialLinks, ...linksOf(facts, fields) },
    ...overrides.constants,
    colorScheme,
  };
  const spoken = withCountry(language === undefined ? person : { ...person, language }, facts);
  const blocks = blocksOf(shared.blocks, overrides);
  const typedFields = likeSample(spoken, [
    ...(shared.typedFields ?? []),
    ...Object.keys({ ...PERSONAL, ...factsOf(facts, fields), ...overrides.constants }),
    ...Object.keys(linksOf(facts, fields)),
  ]);
  return typedFields.length === 0 ? { ...spoken, blocks } : { ...spoken, blocks, typedFields };
}

/** Numbers of somebody whose country the list has are of that, not of the country of the company. */
function withCountry(person: Person, { country = '' }: Facts): Person {
  const isLocal = PHONE_FIELDS.some(({ id }) => person[id] !== '' && !person[id].startsWith('+'));
  const code = isLocal && country !== '' ? countryCodeOf(country) : null;
  return code === null ? person : { ...person, phoneCountry: code };
}

function factsOf(facts: Facts, fields: ReadonlySet<ListFieldId>): OwnFacts {
  const own: OwnFacts = { fullName: nameOf(facts) };
  for (const { id, sharedBy } of PLAIN_TEXTS) {
    const fact = facts[id];
    // What a company has for all who work there, a row has that leaves it blank.
    const isGiven = sharedBy === 'company' ? fact !== undefined : fields.has(id);
    if (isGiven) own[id] = fact ?? '';
  }
  for (const field of ['profileImageUrl', 'language'] as const) {
    if (fields.has(field)) own[field] = facts[field] ?? '';
  }
  if (ADDRESS_FACTS.some((field) => fields.has(field))) own.address = addressOf(facts);
  return own;
}

type OwnFacts = Partial<Record<ListedTextId | 'profileImageUrl' | 'language', string>>;

function linksOf(facts: Facts, fields: ReadonlySet<ListFieldId>): Person['socialLinks'] {
  const own: Partial<Record<string, string>> = {};
  for (const field of fields) if (isSocialId(field)) own[field] = facts[field] ?? '';
  return own;
}

/** Banner and disclaimer of the plan take the place of the first ones of the signature, or stand behind all. */
function blocksOf(
  blocks: readonly SignatureBlock[],
  overrides: PlanOverrides,
): readonly SignatureBlock[] {
  const { banner, disclaimer } = overrides;
  const withBanner =
    banner === undefined ? blocks : withBlock(blocks, 'banner', { from: '', until: '', ...banner });
  return disclaimer === undefined
    ? withBanner
    : withBlock(withBanner, 'disclaimer', { preset: '', text: disclaimer });
}

function withBlock(
  blocks: readonly SignatureBlock[],
  kind: BlockKind,
  values: SignatureBlock['values'],
): readonly SignatureBlock[] {
  const at = blocks.findIndex((block) => block.kind === kind);
  const earlier = blocks[at] ?? newBlock(kind, `team-${kind}`);
  const block = { ...earlier, values: { ...earlier.values, ...values } };
  return at === -1 ? [...blocks, block] : blocks.with(at, block);
}
