import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '../../../../src/model/template-ids';
import type { Facts, Member } from '../../../../src/team/core/list/member';
import { setOutlooksignatures } from '../../../../src/team/core/packs/set-outlooksignatures/set-outlooksignatures';
import { transportRule } from '../../../../src/team/core/packs/transport-rule/transport-rule';
import type { TeamPlan } from '../../../../src/team/core/plan';
import { attribute, parseFile, parseHtml, visibleText } from '../../../helpers/html';
import { designOf } from '../../../helpers/scenes';
import { contentOf, MANY_NETWORKS, membersOf, PLAN, runPack, ZOE, type RunOutcome } from './run';

/* Packs that let the server fill in a signature from its directory. */

const ALL: Facts = { ...ZOE, fax: '+44 1', state: 'Avon' };
const TEAM = membersOf([
  ['zoe@x.example', ALL],
  ['tom@x.example', { ...ALL, givenName: 'Tom' }],
]);

describe('the rule', () => {
  test('holds the names of fields, in links as well', async () => {
    const html = ruleOf(await runPack(transportRule, TEAM));
    for (const token of ['DisplayName', 'Title', 'Department', 'Company', 'Fax', 'City']) {
      expect(html).toContain(`%%${token}%%`);
    }
    expect(html).toContain('href="tel:%%Phone%%"');
    expect(html).toContain('href="tel:%%MobilePhone%%"');
    expect(html).toContain('href="mailto:%%WindowsEmailAddress%%"');
    expect(html).toContain('%%StreetAddress%%');
    expect(html).not.toContain('maps.google');
    expect(html).not.toMatch(/Kov|Vok|999000|zq\.example/i);
  });

  test.each(TEMPLATE_IDS)('of the template %s has 5,000 characters at most', async (template) => {
    const plan = planOf(template);
    const outcome = await runPack(transportRule, TEAM, { plan });
    const html = ruleOf(outcome);
    expect(html.length).toBeLessThanOrEqual(5000);
    expect(html).toContain('%%DisplayName%%');
    const [note] = outcome.notes;
    expect(note?.message).toContain('rule.html');
  });

  test('is written in the shortest code where that is enough, and reports it', async () => {
    const { notes, files } = await runPack(transportRule, TEAM, { plan: planOf('futuristic') });
    expect(notes[0]?.message).toMatch(
      /^Your signature has 5,\d{3} characters, \d{3} more than a rule can have\. rule\.html is written in the shortest code, with 3,\d{3} characters: classic Outlook and Outlook for phones may show other fonts, link colors and gaps\.$/,
    );
    expect(notes[0]?.isProblem).toBe(false);
    const html = contentOf(files, 'transport-rule/rule.html');
    expect(html).toContain('%%Title%%');
    expect(html).toContain('SIGNAL LOCKED');
    expect(html).not.toContain('border-collapse');
  });

  test('reports by how much a signature is too long, and what it shows instead', async () => {
    const plan = withNetworks(planOf('futuristic'));
    const { notes, files } = await runPack(transportRule, TEAM, { plan });
    expect(notes[0]?.message).toMatch(
      /^Your signature has 8,\d{3} characters, 3,\d{3} more than a rule can have\. rule\.html shows the template [A-Z][a-z]+ instead, in the shortest code, with [34],\d{3} characters: classic Outlook [^.]+\.$/,
    );
    expect(notes[0]?.isProblem).toBe(true);
    expect(contentOf(files, 'transport-rule/rule.html')).toContain('%%Title%%');
  });

  test('shows another look where a signature has initials', async () => {
    const { notes } = await runPack(transportRule, TEAM, { plan: planOf('gradient') });
    expect(notes[0]?.message).toContain('initials');
  });

  test('ends with a word that its exception looks for, and that can be read', async () => {
    const outcome = await runPack(transportRule, TEAM);
    const marker = contentOf(outcome.files, 'transport-rule/marker.txt');
    expect(marker).toMatch(/^sig[a-z0-9]{6,}$/);
    const { roots } = parseHtml(ruleOf(outcome));
    expect(visibleText(roots).trim().endsWith(marker)).toBe(true);
    expect(contentOf(outcome.files, 'transport-rule/rule.ps1')).toContain(
      'ExceptIfSubjectOrBodyContainsWords',
    );
  });

  test('has the same word in every run of a company, and another company has another', async () => {
    expect(await markerFor('a.example', 'modern')).toBe(await markerFor('a.example', 'tiny'));
    expect(await markerFor('b.example', 'tiny')).not.toBe(await markerFor('a.example', 'tiny'));
  });

  test('leaves out what too many people lack, and reports it', async () => {
    const some = membersOf([
      ['zoe@x.example', ALL],
      ['tom@x.example', { ...ALL, mobile: '' }],
    ]);
    const outcome = await runPack(transportRule, some);
    expect(ruleOf(outcome)).not.toContain('MobilePhone');
    expect(ruleOf(outcome)).not.toContain('Mobile');
    expect(outcome.notes.map(({ message }) => message)).toContain(
      'Left out of rule.html, as too many people have none: Mobile.',
    );
  });

  test('shows what almost everybody has, and reports the gaps', async () => {
    const many = membersOf(
      Array.from({ length: 20 }, (_, index) => [
        `p${index}@x.example`,
        index === 0 ? { ...ALL, fax: '' } : ALL,
      ]),
    );
    const outcome = await runPack(transportRule, many);
    expect(ruleOf(outcome)).toContain('%%Fax%%');
    expect(outcome.notes.map(({ message }) => message)).toContain(
      'Not everybody has these, and labels may be left over: Fax.',
    );
  });

  test('holds the values that the plan sets for all as they are', async () => {
    const plan: TeamPlan = {
      ...PLAN,
      constants: { companyName: 'Meridian', phone: '+49 30 123456' },
    };
    const html = ruleOf(await runPack(transportRule, TEAM, { plan }));
    expect(html).toContain('Meridian');
    expect(html).toContain('href="tel:+4930123456"');
    expect(html).not.toContain('%%Company%%');
  });

  test('is made of a design of the canvas, too', async () => {
    const { background, frame, elements } = designOf([
      { type: 'name', x: 0, y: 0, width: 300 },
      { type: 'phone', x: 0, y: 40, width: 300 },
    ]);
    const plan: TeamPlan = {
      ...PLAN,
      signature: {
        kind: 'scene',
        person: PLAN.signature.person,
        scene: { background, frame, elements },
      },
    };
    const html = ruleOf(await runPack(transportRule, TEAM, { plan }));
    expect(html).toContain('%%DisplayName%%');
    expect(html).toContain('%%Phone%%');
  });
});

describe('templates for Set-OutlookSignatures', () => {
  test('hold the variables of the mailbox, as UTF-8 without a byte-order mark', async () => {
    const { files } = await runPack(setOutlooksignatures, TEAM);
    const page = contentOf(files, 'set-outlooksignatures/Templates/Signature.htm');
    expect(page.startsWith('<!DOCTYPE html>')).toBe(true);
    expect(page).toContain('http-equiv="Content-Type" content="text/html; charset=utf-8"');
    expect(page).toContain('$CurrentMailboxDisplayName$');
    expect(page).toContain('href="tel:$CurrentMailboxMobile$"');
    expect(page).toContain('href="mailto:$CurrentMailboxMail$"');
    expect(contentOf(files, 'set-outlooksignatures/Templates/Reply.htm')).toContain(
      '$CurrentMailboxDisplayName$',
    );
  });

  test('are one where all have the same', async () => {
    const { files } = await runPack(setOutlooksignatures, TEAM);
    expect(templatesOf(files)).toEqual(['Reply.htm', 'Signature.htm']);
    expect(contentOf(files, INI)).not.toContain('$CurrentMailboxSignature');
  });

  test('are one for each set of details, each with its own condition', async () => {
    const some = membersOf([
      ['a@x.example', ALL],
      ['b@x.example', ALL],
      ['c@x.example', { ...ALL, mobile: '' }],
      ['d@x.example', { ...ALL, fax: '', mobile: '' }],
    ]);
    const { files } = await runPack(setOutlooksignatures, some);
    const common = contentOf(files, 'set-outlooksignatures/Templates/Signature.htm');
    expect(common).not.toContain('Mobile');
    const second = contentOf(files, 'set-outlooksignatures/Templates/Signature 2.htm');
    expect(second).toContain('$CurrentMailboxFax$');
    expect(second).not.toContain('Mobile');
    const script = contentOf(files, 'set-outlooksignatures/replacement variables.ps1');
    expect(script).toContain("@('Fax', 'Mobile')");
    expect(script).toContain("1 = 'Fax,Mobile'");
    expect(script).toContain("2 = 'Fax'");
    expect(script).toContain("3 = ''");
    for (const number of [1, 2, 3]) {
      expect(contentOf(files, INI)).toContain(
        `[Signature ${number}.htm]\r\nOutlookSignatureName = Company signature\r\ndefaultNew\r\n$CurrentMailboxSignature${number}$`,
      );
    }
  });

  test('are eight at most beside what all have', async () => {
    const fields = ['mobile', 'fax', 'state', 'phone'] as const;
    const many: readonly Member[] = membersOf(
      Array.from({ length: 16 }, (_, bits) => [
        `p${bits}@x.example`,
        {
          ...ALL,
          ...Object.fromEntries(
            fields.filter((_field, at) => (bits >> at) % 2 === 1).map((field) => [field, '']),
          ),
        },
      ]),
    );
    const { files, notes } = await runPack(setOutlooksignatures, many);
    expect(templatesOf(files)).toHaveLength(10);
    expect(notes.map(({ message }) => message)).toContain(
      '8 people with a rare set of details get the template with what all have.',
    );
  });

  test('each section names a file that is there', async () => {
    const { files } = await runPack(setOutlooksignatures, TEAM);
    const sections = [...contentOf(files, INI).matchAll(/^\[(.+)\]/gm)].map(([, name]) => name);
    expect(new Set(sections)).toEqual(new Set(templatesOf(files)));
    for (const name of templatesOf(files)) {
      const page = contentOf(files, `set-outlooksignatures/Templates/${name}`);
      const charset = parseFile(page).tags.find(
        (tag) => attribute(tag, 'http-equiv') !== undefined,
      );
      expect(charset).toBeDefined();
    }
  });
});

const INI = 'set-outlooksignatures/Templates/_Signatures.ini';

function planOf(template: (typeof TEMPLATE_IDS)[number]): TeamPlan {
  const { person } = PLAN.signature;
  return { ...PLAN, signature: { kind: 'template', person, template, look: {} } };
}

async function markerFor(host: string, template: (typeof TEMPLATE_IDS)[number]): Promise<string> {
  const team = membersOf([[`zoe@${host}`, ALL]]);
  const { files } = await runPack(transportRule, team, { plan: planOf(template) });
  return contentOf(files, 'transport-rule/marker.txt');
}

function ruleOf({ files }: RunOutcome): string {
  return contentOf(files, 'transport-rule/rule.html');
}

function templatesOf(files: RunOutcome['files']): readonly string[] {
  return files
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .filter((name) => name.endsWith('.htm'))
    .toSorted();
}

/** A plan whose signature leads to more networks than fit. */
function withNetworks(plan: TeamPlan): TeamPlan {
  const { signature } = plan;
  const socialLinks = MANY_NETWORKS;
  return { ...plan, signature: { ...signature, person: { ...signature.person, socialLinks } } };
}
