import { toDocument } from '../../../../export/html-file';
import { countPeople } from '../../archive/summary';
import type { Member } from '../../list/member';
import type { TeamPlan } from '../../plan';
import {
  usualCountry,
  type DirectoryField,
  type DirectoryTexts,
  fieldsOf,
} from '../directory/directory-fields';
import { chooseLook, type LookChoice, type MadeLook } from '../directory/looks';
import { isFixed } from '../directory/shares';
import { tokenSignature, type TokenSignature } from '../directory/tokenized';
import { guideFile } from '../guide-page';
import type { Pack, PackNote, TeamContext, TeamFile } from '../pack';
import { powershellFile } from '../scripts/script-file';
import { SET_OUTLOOKSIGNATURES_GUIDE } from './guide.data';
import { FIELD_ROWS, VARIANTS_HEAD } from './variables.data';

const ID = 'set-outlooksignatures';
const LABEL = 'Set-OutlookSignatures';

/** What the project calls the fields of a mailbox, without `$CurrentMailbox` and `$`. */
const NAMES: DirectoryTexts = {
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

const TOKENS = Object.fromEntries(
  Object.entries(NAMES).map(([field, name]) => [field, `$CurrentMailbox${name}$`]),
) as DirectoryTexts;

/** Templates that the project fills in, one for each set of fields that people have. */
export const setOutlooksignatures: Pack = {
  id: ID,
  label: LABEL,
  guide: SET_OUTLOOKSIGNATURES_GUIDE,
  start: (context) => ({
    add: () => [],
    end: async () => {
      const variants = variantsOf(context.members, context.plan);
      const given = givenBy(context);
      const all = [...variants.common, ...variants.vary];
      const choice = await chooseLook(
        context.plan,
        { ...given, fields: all },
        Number.POSITIVE_INFINITY,
      );
      const templates =
        choice.chosen === null ? [] : await templatesOf(choice.chosen, variants, given);
      return {
        files: [
          guideFile({ id: ID, label: LABEL, guide: SET_OUTLOOKSIGNATURES_GUIDE }),
          ...templates,
          ...(templates.length === 0 ? [] : settingsOf(variants)),
        ],
        notes: notesOf(choice, variants),
      };
    },
  }),
};

function givenBy({ members, now }: TeamContext) {
  return { country: usualCountry(members), tokens: TOKENS, today: now.slice(0, 10) };
}

async function templatesOf(
  look: MadeLook,
  { common, variants }: Variants,
  given: ReturnType<typeof givenBy>,
): Promise<readonly TeamFile[]> {
  const wanted: readonly (readonly [string, readonly DirectoryField[], 'whole' | 'reply'])[] = [
    ['Signature', common, look.form],
    ['Reply', common, 'reply'],
    ...variants.map(({ number, fields }) => [`Signature ${number}`, fields, look.form] as const),
  ];
  const files = wanted.map(async ([name, fields, form]) => {
    const made = await tokenSignature({ ...given, plan: look.plan, fields, form });
    return made === null ? [] : [templateFile(name, made)];
  });
  return (await Promise.all(files)).flat();
}

/** The project needs UTF-8 without a byte-order mark, declared in the document. */
function templateFile(name: string, { html, lang }: TokenSignature): TeamFile {
  const content = toDocument({ html }, { title: name, lang, head: [CHARSET] });
  return { path: `${ID}/Templates/${name}.htm`, content };
}

const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

function settingsOf(variants: Variants): readonly TeamFile[] {
  return [
    { path: `${ID}/Templates/_Signatures.ini`, content: iniOf(variants) },
    powershellFile(`${ID}/replacement variables.ps1`, variablesOf(variants)),
  ];
}

function iniOf({ variants }: Variants): string {
  const sections = [
    ['[Signature.htm]', 'OutlookSignatureName = Company signature', 'defaultNew'],
    ['[Reply.htm]', 'OutlookSignatureName = Company signature for replies', 'defaultReplyFwd'],
    ...variants.map(({ number }) => [
      `[Signature ${number}.htm]`,
      'OutlookSignatureName = Company signature',
      'defaultNew',
      `$CurrentMailboxSignature${number}$`,
    ]),
  ];
  const head =
    '# Which template is whose. Of those that fit, one with a condition stands before one without.';
  return `${[head, ...sections.map((lines) => lines.join('\r\n'))].join('\r\n\r\n')}\r\n`;
}

function variablesOf({ vary, variants }: Variants): readonly string[] {
  if (variants.length === 0) return [FIELD_ROWS];
  const rows = variants.map(({ number, fields }) => {
    const own = vary.filter((field) => fields.includes(field)).map((field) => NAMES[field]);
    return `    ${number} = '${own.join(',')}'`;
  });
  const names = vary.map((field) => `'${NAMES[field]}'`).join(', ');
  return [FIELD_ROWS, VARIANTS_HEAD.replace('VARY', names).replace('ROWS', rows.join('\n'))];
}

function notesOf({ chosen, isOwn }: LookChoice, { others }: Variants): readonly PackNote[] {
  const look =
    chosen === null
      ? 'Your signature cannot be filled in from a directory.'
      : `Your signature shows initials or single letters of a name, which a directory cannot fill in. The templates show ${chosen.label} instead.`;
  return [
    ...(isOwn ? [] : [{ message: look, isProblem: true }]),
    ...(chosen?.signature.lacksPictures === true
      ? [
          {
            message: 'Pictures without a web address are left out of the templates.',
            isProblem: true,
          },
        ]
      : []),
    ...(others === 0
      ? []
      : [
          {
            message: `${countPeople(others)} with a rare set of details get the template with what all have.`,
            isProblem: false,
          },
        ]),
  ];
}

/** A set of fields that some people have and others have not. */
interface Variant {
  /** From 1. */
  readonly number: number;
  readonly fields: readonly DirectoryField[];
}

interface Variants {
  /** What all have. */
  readonly common: readonly DirectoryField[];
  /** What some have, in a fixed order. */
  readonly vary: readonly DirectoryField[];
  /** The usual ones first; none where all have the same. */
  readonly variants: readonly Variant[];
  /** How many people have another set. */
  readonly others: number;
}

const MOST = 8;

/** The sets of fields that people have. */
function variantsOf(members: readonly Member[], plan: TeamPlan): Variants {
  const sets = new Map<string, { count: number; readonly fields: readonly DirectoryField[] }>();
  for (const member of members) {
    const fields = fieldsOf(member).filter((field) => !isFixed(field, plan));
    const key = fields.join();
    const set = sets.get(key) ?? { count: 0, fields };
    set.count += 1;
    sets.set(key, set);
  }
  const usual = [...sets.values()].toSorted((a, b) => b.count - a.count);
  const all = usual.map(({ fields }) => fields);
  const common = all.reduce(
    (kept, fields) => kept.filter((field) => fields.includes(field)),
    all[0] ?? [],
  );
  const vary = [...new Set(all.flat())].filter((field) => !common.includes(field)).toSorted();
  const kept = vary.length === 0 ? [] : usual.slice(0, MOST);
  return {
    common,
    vary,
    variants: kept.map(({ fields }, index) => ({ number: index + 1, fields })),
    others: vary.length === 0 ? 0 : usual.slice(MOST).reduce((sum, { count }) => sum + count, 0),
  };
}
