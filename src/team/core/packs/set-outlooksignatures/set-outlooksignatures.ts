import { toDocument } from '../../../../export/html-file';
import { withoutMailboxes } from '../../addresses/mailbox-address';
import { countPeople } from '../../archive/summary';
import type { HostedPicture } from '../../member';
import {
  usualCountry,
  type DirectoryField,
  type DirectoryTexts,
} from '../directory/directory-fields';
import { directoryGroups, type DirectoryGroup } from '../directory/groups';
import { chooseLook, type LookChoice, type MadeLook } from '../directory/looks';
import { tokenSignature, type TokenSignature } from '../directory/tokenized';
import { guideFile } from '../guide-page';
import type { Pack, PackNote, TeamContext, TeamFile } from '../pack';
import { SET_OUTLOOKSIGNATURES_GUIDE } from './guide.data';
import { NAMES, settingsOf, templateNames, type GroupVariants } from './settings';
import { variantsOf } from './variants';

const ID = 'set-outlooksignatures';
const LABEL = 'Set-OutlookSignatures';

const TOKENS = Object.fromEntries(
  Object.entries(NAMES).map(([field, name]) => [field, `$CurrentMailbox${name}$`]),
) as DirectoryTexts;

/** Templates that the project fills in, one for each group and each set of fields that people have. */
export const setOutlooksignatures: Pack = {
  id: ID,
  label: LABEL,
  guide: SET_OUTLOOKSIGNATURES_GUIDE,
  start: (given) => ({
    add: () => [],
    end: async () => {
      const members = withoutMailboxes(given.members, given.addresses);
      const context = { ...given, members };
      const groups = groupVariants(context);
      const made = await Promise.all(groups.map(async (each) => madeGroup(each, context)));
      const notes = made.flatMap(notesOf);
      const done = made.filter(({ choice }) => choice.chosen !== null);
      return {
        files: [
          guideFile({ id: ID, label: LABEL, guide: SET_OUTLOOKSIGNATURES_GUIDE }, notes),
          ...made.flatMap(({ templates }) => templates),
          ...(done.length === 0 ? [] : settingsOf(ID, done)),
        ],
        notes,
        pictures: made.flatMap(({ pictures }) => pictures),
      };
    },
  }),
};

/** Everybody else comes last in the list, and has the first numbers. */
function groupVariants({ plan, members, now }: TeamContext): readonly GroupVariants[] {
  const found: GroupVariants[] = [];
  let last = 0;
  for (const group of directoryGroups(plan, members, now.slice(0, 10)).toReversed()) {
    const own = group.members.length === 0 ? members : group.members;
    const variants = variantsOf(own, group.plan, last);
    last += variants.variants.length;
    found.unshift({ group, variants });
  }
  return found;
}

interface MadeGroup extends GroupVariants {
  readonly choice: LookChoice;
  readonly templates: readonly TeamFile[];
  readonly pictures: readonly HostedPicture[];
}

async function madeGroup(each: GroupVariants, context: TeamContext): Promise<MadeGroup> {
  const { group, variants } = each;
  const given = givenBy(context, group);
  const fields = [...variants.common, ...variants.vary];
  const choice = await chooseLook(group.plan, { ...given, fields }, Number.POSITIVE_INFINITY);
  if (choice.chosen === null) return { ...each, choice, templates: [], pictures: [] };
  const made = await templatesOf(choice.chosen, each, given);
  return {
    ...each,
    choice,
    templates: made.map(([name, signature]) => templateFile(name, signature)),
    pictures: made.flatMap(([, { pictures }]) => pictures),
  };
}

function givenBy({ members, now, options, rendering }: TeamContext, group: DirectoryGroup) {
  const own = group.members.length === 0 ? members : group.members;
  const pictures = { ...(options && { options }), ...(rendering && { rendering }) };
  return { country: usualCountry(own), tokens: TOKENS, today: now.slice(0, 10), pictures };
}

async function templatesOf(
  look: MadeLook,
  { group, variants: { common, variants } }: GroupVariants,
  given: ReturnType<typeof givenBy>,
): Promise<readonly (readonly [string, TokenSignature])[]> {
  const names = templateNames(group);
  const wanted: readonly (readonly [string, readonly DirectoryField[], 'whole' | 'reply'])[] = [
    [names.whole, common, look.form],
    [names.reply, common, 'reply'],
    ...variants.map(({ number, fields }) => [names.variant(number), fields, look.form] as const),
  ];
  const made = wanted.map(async ([name, fields, form]) => {
    const signature = await tokenSignature({ ...given, plan: look.plan, fields, form });
    return signature === null ? [] : [[name, signature] as const];
  });
  return (await Promise.all(made)).flat();
}

/** The project needs UTF-8 without a byte-order mark, declared in the document. */
function templateFile(name: string, { html, lang }: TokenSignature): TeamFile {
  const content = toDocument({ html }, { title: name, lang, head: [CHARSET] });
  return { path: `${ID}/Templates/${name}.htm`, content };
}

const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

function notesOf({ choice: { chosen, isOwn }, group, variants: { others } }: MadeGroup) {
  const who = group.label === '' ? '' : `${group.label}: `;
  const look =
    chosen === null
      ? 'Your signature cannot be filled in from a directory.'
      : `Your signature shows initials or single letters of a name, which a directory cannot fill in. The templates show ${chosen.label} instead.`;
  const notes: readonly PackNote[] = [
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
  return notes.map(({ message, isProblem }) => ({ message: `${who}${message}`, isProblem }));
}
