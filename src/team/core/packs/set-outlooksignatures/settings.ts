import type { GroupFieldId } from '../../plan';
import type { DirectoryField, DirectoryTexts } from '../directory/directory-fields';
import type { DirectoryGroup } from '../directory/groups';
import type { TeamFile } from '../pack';
import { powershellFile } from '../scripts/script-file';
import { FIELD_ROWS, FIND_GROUP, GROUP_VARIANTS, VARIANTS_HEAD } from './variables.data';
import type { Variants } from './variants';

/** What the project calls the fields of a mailbox, without `$CurrentMailbox` and `$`. */
export const NAMES: DirectoryTexts = {
  fullName: 'DisplayName',
  email: 'Mail',
  jobTitle: 'Title',
  department: 'Department',
  companyName: 'Company',
  phone: 'Telephone',
  mobile: 'Mobile',
  fax: 'Fax',
  street: 'StreetAddress',
  postalCode: 'PostalCode',
  city: 'Location',
  state: 'State',
  country: 'Country',
};

/** What the directory calls the fields that conditions are on. */
const ATTRIBUTES: Readonly<Record<GroupFieldId, string>> = {
  department: 'department',
  country: 'co',
  companyName: 'company',
  office: 'physicalDeliveryOfficeName',
  city: 'l',
  state: 'st',
  jobTitle: 'title',
};

/** A group with the sets of fields that its people have. */
export interface GroupVariants {
  readonly group: DirectoryGroup;
  readonly variants: Variants;
}

/** Which template is whose, for the project; `groups` end with everybody else. */
export function settingsOf(folder: string, groups: readonly GroupVariants[]): readonly TeamFile[] {
  const special = groups.filter(({ group }) => group.number > 0);
  return [
    { path: `${folder}/Templates/_Signatures.ini`, content: iniOf(groups) },
    powershellFile(`${folder}/replacement variables.ps1`, variablesOf(groups)),
    ...(special.length === 0
      ? []
      : [{ path: `${folder}/groups.json`, content: `${groupsJson(special)}\n` }]),
  ];
}

/** What the templates of a group are called, without an ending. */
export function templateNames({ number }: Pick<DirectoryGroup, 'number'>) {
  const own = number === 0 ? '' : ` group ${number}`;
  return {
    whole: `Signature${own}`,
    reply: `Reply${own}`,
    variant: (place: number) => `Signature ${place}`,
  };
}

function iniOf(groups: readonly GroupVariants[]): string {
  const sections = groups.toReversed().flatMap(({ group, variants: { variants } }) => {
    const { whole, reply, variant } = templateNames(group);
    const { number } = group;
    return [
      section(whole, NEW, number === 0 ? [] : [`$CurrentMailboxGroup${number}$`]),
      section(reply, REPLY, number === 0 ? [] : [`$CurrentMailboxReplyGroup${number}$`]),
      ...variants.map(({ number: place }) =>
        section(variant(place), NEW, [`$CurrentMailboxSignature${place}$`]),
      ),
    ];
  });
  const head =
    '# Which template is whose. Of those that fit, one with a condition stands before one without.';
  return `${[head, ...sections].join('\r\n\r\n')}\r\n`;
}

const NEW = ['OutlookSignatureName = Company signature', 'defaultNew'];
const REPLY = ['OutlookSignatureName = Company signature for replies', 'defaultReplyFwd'];

function section(name: string, lines: readonly string[], condition: readonly string[]): string {
  return [`[${name}.htm]`, ...lines, ...condition].join('\r\n');
}

function variablesOf(groups: readonly GroupVariants[]): readonly string[] {
  const special = groups.filter(({ group }) => group.number > 0);
  const rest = groups.filter(({ group }) => group.number === 0);
  return [
    FIELD_ROWS,
    ...rest.flatMap(({ variants }) => restVariants(variants)),
    ...(special.length === 0 ? [] : [FIND_GROUP, groupVariants(special, rest)]),
  ];
}

function restVariants({ vary, variants }: Variants): readonly string[] {
  if (variants.length === 0) return [];
  const rows = variants.map(({ number, fields }) => `    ${number} = '${shown(vary, fields)}'`);
  const names = vary.map((field) => `'${NAMES[field]}'`).join(', ');
  return [VARIANTS_HEAD.replace('VARY', names).replace('ROWS', rows.join('\n'))];
}

function groupVariants(special: readonly GroupVariants[], rest: readonly GroupVariants[]): string {
  const vary = special.map(
    ({ group, variants }) => `    ${group.number} = '${shown(variants.vary, variants.vary)}'`,
  );
  const rows = special.flatMap(({ group, variants: { vary: own, variants } }) =>
    variants.map(({ number, fields }) => `    ${number} = '${group.number}:${shown(own, fields)}'`),
  );
  const others = rest.flatMap(({ variants }) => variants.variants.map(({ number }) => number));
  return GROUP_VARIANTS.replace('GROUPS', special.map(({ group }) => group.number).join(', '))
    .replace('OTHERS', others.join(', '))
    .replace('VARY', vary.join('\n'))
    .replace('ROWS', rows.join('\n'));
}

function shown(vary: readonly DirectoryField[], fields: readonly DirectoryField[]): string {
  return vary
    .filter((field) => fields.includes(field))
    .map((field) => NAMES[field])
    .join(',');
}

function groupsJson(special: readonly GroupVariants[]): string {
  const groups = special.map(({ group: { number, label, conditions } }) => ({
    number,
    who: label,
    conditions: conditions.map(({ field, writings }) => ({
      attribute: ATTRIBUTES[field],
      values: writings,
    })),
  }));
  return JSON.stringify({ groups }, null, 2);
}
