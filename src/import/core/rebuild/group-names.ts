import { fieldOf } from '../../../model/person/bound-field-ids';
import { isSocialId, SOCIAL_NETWORKS } from '../../../model/person/social';
import { membersByGroup } from '../../../scene/operations/groups';
import type { GroupNames } from '../../../scene/properties/group-names';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';

/*
 * What the groups of a rebuilt page are called: by the details that their elements show. Words without any detail, lines and colors
 * beside them give no name.
 */

/** In the order in which a name has them. */
const TOPICS = [
  'photo',
  'logo',
  'initials',
  'name',
  'role',
  'company',
  'contact',
  'quote',
  'social',
] as const;
type Topic = (typeof TOPICS)[number];

const TOPIC_OF: Readonly<Record<string, Topic>> = {
  profileImageUrl: 'photo',
  logoUrl: 'logo',
  fullName: 'name',
  pronouns: 'name',
  jobTitle: 'role',
  department: 'role',
  companyName: 'company',
  quote: 'quote',
  email: 'contact',
  phone: 'contact',
  mobile: 'contact',
  fax: 'contact',
  website: 'contact',
  address: 'contact',
  secondAddress: 'contact',
  lines: 'contact',
};

const LABELS: Readonly<Record<Topic, string>> = {
  photo: 'Photo',
  logo: 'Logo',
  initials: 'Initials',
  name: 'Name',
  role: 'Role',
  company: 'Company',
  contact: 'Contact details',
  quote: 'Quote',
  social: 'Social links',
};

/** Names of the groups of elements, each once; none for a group that shows no detail. */
export function groupNamesOf(elements: readonly SceneElement[]): GroupNames | undefined {
  const taken = new Set<string>();
  const named = [...membersByGroup(elements)].flatMap(([group, members]) => {
    const name = nameOf(members);
    return name === null ? [] : [[group, freeName(name, taken)] as const];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

function nameOf(members: readonly SceneElement[]): string | null {
  const topics = new Set(members.flatMap(topicsOf));
  // Initials are a picture of the person where they stand alone; beside other details, a letter can be read as one.
  if (topics.size > 1) topics.delete('initials');
  const [only, ...others] = topics;
  if (only === undefined) return null;
  if (only === 'social' && others.length === 0) return socialName(members);
  const isNamed = topics.has('name') && (topics.has('role') || topics.has('company'));
  const parts = TOPICS.flatMap((topic) => {
    if (!topics.has(topic)) return [];
    if (!isNamed) return LABELS[topic];
    if (topic === 'name') return 'Name and role';
    return topic === 'role' || topic === 'company' ? [] : LABELS[topic];
  });
  return parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join(', ');
}

function socialName(members: readonly SceneElement[]): string {
  const networks = new Set(members.flatMap(fieldsOf));
  const badges = members.filter(({ type }) => isSocialId(type) || type === 'social');
  if (badges.length > 1) return 'Social badges';
  const [only, ...others] = SOCIAL_NETWORKS.filter(({ id }) => networks.has(id));
  return only === undefined || others.length > 0 ? LABELS.social : `${only.label} badge`;
}

function topicsOf(element: SceneElement): readonly Topic[] {
  return fieldsOf(element).flatMap((field) => {
    if (field === 'initials') return 'initials';
    return isSocialId(field) ? 'social' : (TOPIC_OF[field] ?? []);
  });
}

/** The fields of the person that an element shows. */
function fieldsOf({ type, spans = [] }: SceneElement): readonly string[] {
  const { follows } = definitionOf(type);
  const bound = spans.flatMap(({ field }) =>
    field === undefined ? [] : field === 'initials' ? field : fieldOf(field),
  );
  return follows === undefined ? bound : [follows, ...bound];
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name} ${count}`;
  taken.add(free);
  return free;
}
