import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PROGRAM } from './build-cli.mjs';
import { ROOT } from './run.mjs';

/* What trials of packs on real servers have in common: a list of people with hostile texts, and what is expected of a run. */

const SIGNATURE = join(ROOT, 'tests/fixtures/people/team.signet.json');

/** Names and titles that shells, databases and PHP could trip over. */
const HOSTILE = [
  "O'Neil; DROP TABLE identities; --",
  '$(touch pwned) `touch pwned`',
  '"quoted" \\ back\\slash ? ?1 :name $1',
  '<?php system("touch pwned"); ?>',
  'שלום עולם \u202egnp.exe',
  '👩‍🚀 Zoë ß ﬁ 東京',
  '%s %n %PATH% ~~file~~',
  `Long ${'word '.repeat(400)}`,
];

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Prints what was expected, and counts what has not come true. */
export function expectations() {
  let failures = 0;
  return {
    expect: (what: string, isFine: boolean): void => {
      console.log(`  ${isFine ? 'yes' : 'NO '}  ${what}`);
      if (!isFine) failures += 1;
    },
    finish: (): void => {
      console.log(failures === 0 ? 'All as expected.' : `${failures} not as expected.`);
      process.exitCode = failures === 0 ? 0 : 1;
    },
  };
}

/** One of each ten has an apostrophe. */
export function addressOf(index: number): string {
  return index % 10 === 3 ? `o'neil${index}@northwind.example` : `user${index}@northwind.example`;
}

/**
 * Makes the signatures of so many people into `made` of a folder; all but the first send from a shared address as well. Returns the
 * list that the pack has of them: HTML by address and, after a blank, its owner.
 */
export function makeSignatures(
  folder: string,
  pack: string,
  count: number,
  prefix: string,
): ReadonlyMap<string, string> {
  const rows = Array.from({ length: count }, (_, index) => ({
    email: addressOf(index),
    name: `${prefix}Person ${index}`,
    title: HOSTILE[index % HOSTILE.length] ?? '',
  }));
  writeFileSync(join(folder, 'people.json'), JSON.stringify(rows));
  const shared = rows.slice(1).map(({ email }) => `sales@northwind.example,${email},Sales\n`);
  writeFileSync(join(folder, 'addresses.csv'), `address,person,name\n${shared.join('')}`);
  const ran = runIn(folder, process.execPath, [
    PROGRAM,
    'make',
    '--signature',
    SIGNATURE,
    '--people',
    join(folder, 'people.json'),
    '--addresses',
    join(folder, 'addresses.csv'),
    '--out',
    join(folder, 'made'),
    '--pack',
    pack,
  ]);
  if (ran.status !== 0) throw new Error(`signet make: ${ran.err}`);
  const lines = readFileSync(join(folder, `made/${pack}/identities.ndjson`), 'utf8');
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { address: string; owner: string | null; html: string })
      .map(({ address, owner, html }) => [`${address} ${owner ?? ''}`, html]),
  );
}

/** Runs a program in a folder to its end. */
export function runIn(
  cwd: string,
  name: string,
  args: readonly string[],
  { env = process.env, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd,
    encoding: 'utf8',
    env,
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout ?? '', err: stderr ?? '' };
}

export function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
