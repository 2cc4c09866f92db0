import { bytesOf } from '../../../../src/team/core/kept/file-content';
import { exportSignature } from '../../../../src/export';
import { SOCIAL_NETWORKS } from '../../../../src/model/person/social';
import {
  completeSignature,
  SAMPLE_SIGNATURE,
  type Person,
  type PersonInput,
} from '../../../../src/model/person/signature';
import { contentHash } from '../../../../src/team/core/content-hash';
import { nameOf } from '../../../../src/team/core/list/people/facts';
import type { Facts, Member } from '../../../../src/team/core/list/member';
import type { HostedPicture, MadeSignature } from '../../../../src/team/core/member';
import type { Pack, PackNote, TeamContext, TeamFile } from '../../../../src/team/core/packs/pack';
import { NO_RULES, type TeamPlan } from '../../../../src/team/core/plan';
import { NOW } from '../../../helpers/fake-ports';

/* Runs of a few people, made as a team's are. */

/** Where the files of an add-in lie. */
import { ADDIN_ADDRESS as ADDIN } from '../../../helpers/addin-place';

export { ADDIN };

/** The company's own signature, with no picture of the device. */
export const COMPANY: PersonInput = {
  ...SAMPLE_SIGNATURE,
  profileImageUrl: '',
  socialLinks: {},
};

export const PLAN: TeamPlan = {
  ...NO_RULES,
  signature: {
    kind: 'template',
    person: completeSignature(COMPANY),
    template: 'minimal',
    look: {},
  },
};

/** Links to more networks than fit into 5,000 characters of most templates. */
export const MANY_NETWORKS: Person['socialLinks'] = Object.fromEntries(
  SOCIAL_NETWORKS.slice(0, 14).map(({ id }) => [id, `https://${id}.example/${'w'.repeat(40)}`]),
);

/** Those of one department have another language, and everybody in a country another company. */
export const GROUPED: TeamPlan = {
  ...PLAN,
  exceptions: [
    { conditions: [{ field: 'department', values: ['Bookkeeping'] }], language: 'de' },
    {
      conditions: [{ field: 'country', values: ['Germany'] }],
      constants: { companyName: 'Wexcombe GmbH' },
    },
  ],
};

export const ZOE: Facts = {
  givenName: 'Zoë',
  surname: 'Quillfeather',
  jobTitle: 'Head of Ledgers',
  department: 'Bookkeeping',
  companyName: 'Wexcombe & Daughters',
  phone: '+44 20 7946 0958',
  mobile: '+44 7700 900123',
  street: '18 Lantern Row',
  postalCode: 'BS1 4QA',
  city: 'Bristol',
  country: 'United Kingdom',
};

export function membersOf(
  people: readonly (readonly [address: string, facts: Facts])[],
): readonly Member[] {
  return people.map(([address, facts], index) => ({ line: index + 2, address, facts }));
}

export async function madeOf(
  member: Member,
  input: PersonInput = {},
  template = 'minimal',
): Promise<MadeSignature> {
  const { facts, address } = member;
  const person = completeSignature({
    ...COMPANY,
    ...facts,
    fullName: nameOf(facts),
    email: address,
    ...input,
  });
  const { html, text, doc, findings } = await exportSignature(person, template);
  const hash = contentHash({ html, text });
  return { member, person, html, text, hash, lang: doc.lang ?? 'en', findings, pictures: [] };
}

export interface RunOutcome {
  readonly files: readonly TeamFile[];
  readonly notes: readonly PackNote[];
  readonly pictures: readonly HostedPicture[];
}

/** All that a pack makes of a run. */
export async function runPack(
  pack: Pack,
  members: readonly Member[],
  {
    plan = PLAN,
    input = {},
    ...pictures
  }: { plan?: TeamPlan; input?: PersonInput } & Omit<
    Partial<TeamContext>,
    'name' | 'now' | 'members'
  > = {},
): Promise<RunOutcome> {
  const context: TeamContext = {
    addin: ADDIN,
    ...pictures,
    plan,
    name: 'Company signature',
    now: NOW,
    members,
  };
  const run = pack.start(context);
  const own: TeamFile[] = [];
  for (const member of members) own.push(...run.add(await madeOf(member, input)));
  const { files, notes, pictures: linked = [] } = await run.end();
  return { files: [...own, ...files], notes, pictures: linked };
}

export function contentOf(files: readonly TeamFile[], path: string): string {
  const file = files.find((each) => each.path === path);
  if (file === undefined)
    throw new Error(`No ${path} among ${files.map((each) => each.path).join(', ')}`);
  return textOf(file);
}

export function textOf({ content }: TeamFile): string {
  return typeof content === 'string'
    ? content
    : new TextDecoder().decode(Buffer.concat([...bytesOf(content)]));
}

/** Whether a file is run by somebody, or read as settings by what is run. */
export function isScript({ path }: TeamFile): boolean {
  return /\.(?:ps1|sh|ini|php|py|gs)$|commands\.txt$|appsscript\.json$/.test(path);
}

/** Details that shells, spreadsheets, file systems and markup trip over. */
export const HOSTILE_TEXTS = [
  "'; rm -rf / #",
  '$(calc)',
  '`whoami`',
  '%%DisplayName%%',
  '$CurrentMailboxTitle$',
  '"quoted"',
  '../../etc/passwd',
  '..\\..\\Windows',
  'CON',
  'nul.txt',
  '👩‍🚀 Zoë',
  '=HYPERLINK("http://evil.example")',
  '+1;DROP',
  '</td></tr></table><script>alert(1)</script>',
  '~~file~~',
  '{RT}{Name}{/RT}',
  'line\r\nbreak',
  '-Encoding',
  'x'.repeat(300),
  '%PATH%',
  '$env:TEMP',
  '@{a=1}',
  "'; DROP TABLE identities; --",
  'NUL \u0000 within',
  'שלום \u202egnp.exe',
  '<?php system("touch pwned"); ?>',
] as const;
