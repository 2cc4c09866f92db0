import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Facts, Member } from '../../../../src/team/core/list/member';
import { packOf, PACKS } from '../../../../src/team/core/packs/packs';
import { attribute, parseFile } from '../../../helpers/html';
import { HOSTILE_TEXTS, isScript, membersOf, runPack, textOf, ZOE, type RunOutcome } from './run';

const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['tom@x.example', { ...ZOE, givenName: 'Tom', mobile: '' }],
]);

const FIELDS = ['fullName', 'jobTitle', 'department', 'companyName', 'phone', 'street'] as const;

const anyFact = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const anyAddress = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.map((text) => `${text}@x.example`)),
  fc.constantFrom(
    'con@x.example',
    'con.smith@x.example',
    'a+b@x.example',
    '__proto__',
    '.hidden@x.example',
  ),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const anyTeam: fc.Arbitrary<readonly Member[]> = fc
  .uniqueArray(fc.tuple(anyAddress, fc.tuple(...FIELDS.map(() => anyFact))), {
    minLength: 1,
    maxLength: 3,
    selector: ([address]) => address.toLowerCase(),
  })
  .map((people) => membersOf(people.map(([address, facts]) => [address, named(facts)] as const)));

function named(facts: readonly string[]): Facts {
  return Object.fromEntries(FIELDS.map((field, index) => [field, facts[index] ?? '']));
}

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('the pack %s', (id, pack) => {
  test('puts all files below its folder, a README among them', async () => {
    const { files } = await runPack(pack, TEAM);
    expect(files.filter(({ path }) => !path.startsWith(`${id}/`))).toEqual([]);
    expect(files.map(({ path }) => path)).toContain(`${id}/README.html`);
    expect(packOf(id)).toBe(pack);
  });

  test('has a README that loads nothing, and a guide without empty parts', async () => {
    const { files } = await runPack(pack, TEAM);
    const page = files.find(({ path }) => path === `${id}/README.html`);
    const { tags } = parseFile(page === undefined ? '' : textOf(page));
    const loading = tags.filter(({ name }) => ['script', 'img', 'link', 'iframe'].includes(name));
    expect(loading).toEqual([]);
    const links = tags.filter(({ name }) => name === 'a').map((tag) => attribute(tag, 'href'));
    expect(links).toEqual(['../README.html']);
    for (const part of Object.values(pack.guide)) expect(part.length).toBeGreaterThan(0);
  });

  test('makes the same bytes of the same run', async () => {
    expect(await runPack(pack, TEAM)).toEqual(await runPack(pack, TEAM));
  });

  test('makes files for a team without people', async () => {
    const { files } = await runPack(pack, []);
    expect(files.length).toBeGreaterThan(0);
  });

  test('has the same scripts for any team: no detail of a person stands in code', async () => {
    await fc.assert(
      fc.asyncProperty(anyTeam, async (team) => {
        const plain = team.map((member, index) => ({
          ...member,
          address: `plain${index}@x.example`,
          facts: Object.fromEntries(
            Object.entries(member.facts).map(([field, fact]) => [
              field,
              fact === '' ? '' : 'Plain',
            ]),
          ),
        }));
        expect(scriptsOf(await runPack(pack, team))).toEqual(scriptsOf(await runPack(pack, plain)));
      }),
      { numRuns: 25 },
    );
  });

  test('gives files names that are names everywhere, none twice', async () => {
    await fc.assert(
      fc.asyncProperty(anyTeam, async (team) => {
        const paths = (await runPack(pack, team)).files.map(({ path }) => path);
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
        for (const part of paths.flatMap((path) => path.split('/'))) expectName(part);
      }),
      { numRuns: 25 },
    );
  });
});

test('scripts for shells are read by a shell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'));
  const outcomes = await Promise.all(PACKS.map(async (pack) => runPack(pack, TEAM)));
  const scripts = outcomes.flatMap(({ files }) => files.filter(({ path }) => path.endsWith('.sh')));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const path = join(folder, 'script.sh');
    writeFileSync(path, textOf(script));
    const { status, stderr } = spawnSync('sh', ['-n', path], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(textOf(script)).toMatch(/^#!\/bin\/sh\n/);
    expect(textOf(script)).toContain('\nset -eu\n');
  }
  rmSync(folder, { recursive: true });
});

function scriptsOf({ files }: RunOutcome): readonly (readonly [string, string])[] {
  return files.filter(isScript).map((file) => [file.path, textOf(file)] as const);
}

function expectName(name: string): void {
  expect(name).not.toMatch(/^\.|[. ]$|^$/);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(name).not.toMatch(/[<>:"|?*\\\u0000-\u001f]/);
  expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
}
