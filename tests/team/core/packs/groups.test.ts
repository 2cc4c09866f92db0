import { describe, expect, test } from 'vitest';
import type { Facts, Member } from '../../../../src/team/core/list/member';
import { packProblems } from '../../../../src/team/core/packs/pack-problems';
import { setOutlooksignatures } from '../../../../src/team/core/packs/set-outlooksignatures/set-outlooksignatures';
import { transportRule } from '../../../../src/team/core/packs/transport-rule/transport-rule';
import type { Exception, TeamPlan } from '../../../../src/team/core/plan';
import { PIXEL_PNG } from '../../../helpers/signatures';
import {
  contentOf,
  HOSTILE_TEXTS,
  isScript,
  MANY_NETWORKS,
  membersOf,
  PLAN,
  runPack,
  textOf,
  ZOE,
  type RunOutcome,
} from './run';

/* Packs whose server fills in signatures have one for each group that a plan makes an exception for. */

const GMBH: Exception = {
  conditions: [{ field: 'country', values: ['Germany'] }],
  constants: { companyName: 'Wexcombe GmbH' },
  language: 'de',
  disclaimer: 'Amtsgericht Berlin, HRB 1.',
};
const GERMAN_SALES: Exception = {
  conditions: [
    { field: 'country', values: ['DE'] },
    { field: 'department', values: ['Sales', 'Trade'] },
  ],
  colorScheme: 'tech-teal',
};

const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['ben@x.example', { ...ZOE, country: 'Germany', department: 'Design' }],
  ['cem@x.example', { ...ZOE, country: 'Deutschland', department: 'Sales' }],
  ['dora@x.example', { ...ZOE, country: 'Germany', department: 'Trade' }],
  ['eva@x.example', { ...ZOE, department: 'Sales' }],
]);

describe('the transport rules', () => {
  test('are one for each group, the most special first, and one for everybody else', async () => {
    const { files, notes } = await runPack(transportRule, TEAM, { plan: plan(GMBH, GERMAN_SALES) });
    expect(rulesOf(files)).toEqual([
      {
        number: 1,
        who: 'Country Germany and Department Sales or Trade',
        page: 'rule-1.html',
        patterns: ['Country:^Germany$', 'Country:^Deutschland$'],
        words: ['Department:Sales', 'Department:Trade'],
      },
      {
        number: 2,
        who: 'Country Germany',
        page: 'rule-2.html',
        patterns: ['Country:^Germany$', 'Country:^Deutschland$'],
        words: [],
      },
      { number: 0, who: '', page: 'rule.html', patterns: [], words: [] },
    ]);
    const [sales, german, all] = ['rule-1.html', 'rule-2.html', 'rule.html'].map((page) =>
      contentOf(files, `transport-rule/${page}`),
    );
    expect(german).toContain('Wexcombe GmbH');
    expect(german).toContain('Amtsgericht Berlin');
    expect(sales).toContain('Wexcombe GmbH');
    expect(sales).not.toBe(german);
    expect(all).toContain('%%Company%%');
    expect(all).not.toContain('GmbH');
    expect(notes.filter(({ isProblem }) => isProblem)).toEqual([]);
  });

  test('keep the disclaimer of a group where its signature has to be lighter', async () => {
    const { person } = PLAN.signature;
    const long = {
      ...plan(GMBH),
      signature: {
        ...PLAN.signature,
        person: { ...person, socialLinks: MANY_NETWORKS },
        template: 'futuristic',
      },
    };
    const { files, notes } = await runPack(transportRule, TEAM, { plan: long as TeamPlan });
    expect(contentOf(files, 'transport-rule/rule-1.html')).toContain('Amtsgericht Berlin');
    expect(contentOf(files, 'transport-rule/rule-1.html').length).toBeLessThanOrEqual(5000);
    const [note] = notes;
    expect(note?.message).toMatch(/^Country Germany: Your signature has .* rule-1\.html shows/);
    expect(note?.message).not.toContain('without');
  });

  test.each([
    ['several signs that mean something', 'R&D, (Lab) $1', 'Department:^R.D. .Lab. .1$'],
    ['a colon', 'A:B', 'Department:^A.B$'],
    ['letters of elsewhere', 'Größe Łódź', 'Department:^Größe Łódź$'],
  ])('find a department with %s', async (_what, department, pattern) => {
    const team = [...TEAM, ...membersOf([['x@x.example', { ...ZOE, department }]])];
    const one = plan({ conditions: [{ field: 'department', values: [department] }] });
    const { files, notes } = await runPack(transportRule, team, { plan: one });
    expect(rulesOf(files)[0]?.patterns).toEqual([pattern]);
    expect(notes.filter(({ isProblem }) => isProblem)).toEqual([]);
  });

  test.each([
    [
      'three columns, none of which follows from the others',
      [
        ['country', 'Germany'],
        ['department', 'Sales'],
        ['city', 'Berlin'],
      ] as const,
      [
        { country: 'Germany', department: 'Sales', city: 'Berlin' },
        { country: 'Germany', department: 'Sales', city: 'Bonn' },
        { country: 'Germany', department: 'Design', city: 'Berlin' },
        { country: 'Austria', department: 'Sales', city: 'Berlin' },
      ],
    ],
    [
      'a pattern that fits others, too',
      [['department', 'R&D']] as const,
      [{ department: 'R&D' }, { department: 'R-D' }],
    ],
    [
      'words that stand in other values, too',
      [
        ['companyName', 'Acme'],
        ['department', 'Sales'],
      ] as const,
      [
        { companyName: 'Acme', department: 'Sales' },
        { companyName: 'Acme', department: 'Inside Sales' },
        { companyName: 'Acme Ltd', department: 'Sales' },
      ],
    ],
  ])('report before anything is made whom they cannot find: %s', async (_what, wanted, people) => {
    const team = membersOf(
      people.map((facts, index) => [`p${index}@x.example`, { ...ZOE, ...facts }] as const),
    );
    const conditions = wanted.map(([field, value]) => ({ field, values: [value] }));
    const one = plan({ conditions, language: 'de' });
    const [problem, ...more] = packProblems('transport-rule', { plan: one, members: team });
    expect(more).toEqual([]);
    expect(problem).toContain('1 person would not get what the plan sets for');
    const { files, notes } = await runPack(transportRule, team, { plan: one });
    expect(rulesOf(files)).toHaveLength(1);
    expect(notes[0]).toEqual({ message: problem, isProblem: true });
    const page = contentOf(files, 'transport-rule/README.html');
    expect(page.indexOf('would not get what the plan sets')).toBeGreaterThan(0);
    expect(page.indexOf('would not get what the plan sets')).toBeLessThan(page.indexOf('<h2>'));
  });

  test('give everybody of any list the signature of their group, as the server compares', async () => {
    const exceptions = [GMBH, GERMAN_SALES];
    const { files } = await runPack(transportRule, TEAM, { plan: plan(...exceptions) });
    const pages = TEAM.map(({ facts }) => pageFor(facts, rulesOf(files)));
    expect(pages).toEqual(['rule.html', 'rule-2.html', 'rule-1.html', 'rule-1.html', 'rule.html']);
  });
});

describe('the templates for Set-OutlookSignatures', () => {
  test('are those of each group, whose conditions are in a file of data', async () => {
    const { files } = await runPack(setOutlooksignatures, TEAM, {
      plan: plan(GMBH, GERMAN_SALES),
    });
    const { groups } = JSON.parse(contentOf(files, 'set-outlooksignatures/groups.json')) as {
      readonly groups: readonly unknown[];
    };
    expect(groups).toEqual([
      {
        number: 1,
        who: 'Country Germany and Department Sales or Trade',
        conditions: [
          { attribute: 'co', values: ['Germany', 'Deutschland'] },
          { attribute: 'department', values: ['Sales', 'Trade'] },
        ],
      },
      {
        number: 2,
        who: 'Country Germany',
        conditions: [{ attribute: 'co', values: ['Germany', 'Deutschland'] }],
      },
    ]);
    const german = contentOf(files, 'set-outlooksignatures/Templates/Signature group 2.htm');
    expect(german).toContain('Wexcombe GmbH');
    expect(german).toContain('lang="de"');
    const all = contentOf(files, 'set-outlooksignatures/Templates/Signature.htm');
    expect(all).not.toContain('GmbH');
    const ini = contentOf(files, 'set-outlooksignatures/Templates/_Signatures.ini');
    for (const lines of [
      '[Signature group 2.htm]\r\nOutlookSignatureName = Company signature\r\ndefaultNew\r\n$CurrentMailboxGroup2$',
      '[Reply group 2.htm]\r\nOutlookSignatureName = Company signature for replies\r\ndefaultReplyFwd\r\n$CurrentMailboxReplyGroup2$',
    ]) {
      expect(ini).toContain(lines);
    }
    const sections = [...ini.matchAll(/^\[(.+)\]/gm)].map(([, name]) => name);
    const templates = files
      .map(({ path }) => /Templates\/(.+\.htm)$/.exec(path)?.[1])
      .filter((name) => name !== undefined);
    expect(new Set(sections)).toEqual(new Set(templates));
    expect(sections).toHaveLength(templates.length);
  });

  test('are one for each set of details within a group', async () => {
    const team = [
      ...TEAM,
      ...membersOf([['f@x.example', { ...ZOE, country: 'Germany', mobile: '' }]]),
    ];
    const { files } = await runPack(setOutlooksignatures, team, { plan: plan(GMBH) });
    const script = contentOf(files, 'set-outlooksignatures/replacement variables.ps1');
    expect(script).toContain("    1 = 'Mobile'");
    expect(script).toContain("    1 = '1:Mobile'");
    expect(script).toContain("    2 = '1:'");
    const without = contentOf(files, 'set-outlooksignatures/Templates/Signature 2.htm');
    expect(without).not.toContain('Mobile');
    expect(without).toContain('Wexcombe GmbH');
  });
});

describe.each([transportRule, setOutlooksignatures])('$id', (pack) => {
  test.each(HOSTILE_TEXTS)('has the same scripts whatever a group is called: %s', async (name) => {
    expect(await scriptsFor(name)).toEqual(await scriptsFor('Plain'));
  });

  test('links its pictures below the address of a run, and gives their files', async () => {
    const banner = { picture: PIXEL_PNG, link: '', text: 'Fair' };
    const plain = await runPack(pack, TEAM, { plan: { ...PLAN, banner } });
    expect(plain.notes.some(({ message }) => message.startsWith('Pictures without'))).toBe(true);
    const host = 'https://x.example/pictures' as never;
    const { files, notes, pictures } = await runPack(pack, TEAM, {
      plan: { ...PLAN, banner },
      options: { host },
    });
    expect(notes.filter(({ message }) => message.startsWith('Pictures without'))).toEqual([]);
    const page = files.find(({ path }) => /rule\.html$|Signature\.htm$/.test(path));
    const [, linked] =
      /src="https:\/\/x\.example\/pictures\/([^"]+)"/.exec(
        page === undefined ? '' : textOf(page),
      ) ?? [];
    expect(pictures.map((picture) => picture.name)).toContain(linked);
  });

  async function scriptsFor(department: string) {
    const team = [...TEAM, ...membersOf([['x@x.example', { ...ZOE, department }]])];
    const one = plan({
      conditions: [{ field: 'department', values: [department] }],
      constants: { companyName: department },
    });
    const { files } = await runPack(pack, team, { plan: one });
    return files.filter(isScript).map((file) => [file.path, textOf(file)] as const);
  }
});

function plan(...exceptions: readonly Exception[]): TeamPlan {
  return { ...PLAN, exceptions };
}

interface Rule {
  readonly page: string;
  readonly patterns: readonly string[];
  readonly words: readonly string[];
}

function rulesOf(files: RunOutcome['files']): readonly Rule[] {
  const { rules } = JSON.parse(contentOf(files, 'transport-rule/rules.json')) as {
    readonly rules: readonly Rule[];
  };
  return rules;
}

const ATTRIBUTES: Readonly<Record<string, keyof Facts>> = {
  Country: 'country',
  Department: 'department',
};

/** The page that the first fitting rule puts below somebody's emails. */
function pageFor(facts: Member['facts'], rules: readonly Rule[]): string | undefined {
  const holds = (texts: readonly string[], fits: (value: string, text: string) => boolean) =>
    texts.length === 0 ||
    texts.some((text) => {
      const [attribute = '', wanted = ''] = text.split(':');
      const field = ATTRIBUTES[attribute];
      return field !== undefined && fits(facts[field] ?? '', wanted);
    });
  return rules.find(
    ({ patterns, words }) =>
      holds(patterns, (value, pattern) => new RegExp(pattern, 'i').test(value)) &&
      holds(words, (value, word) => value.includes(word)),
  )?.page;
}
