import { describe, expect, test } from 'vitest';
import { peopleCsv } from '../../../../src/team/core/archive/csv';
import { google } from '../../../../src/team/core/packs/google/google';
import { readCsv } from './csv-reader';
import { contentOf, membersOf, runPack, ZOE } from './run';

const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ["o'neil@x.example", ZOE],
]);

const { files } = await runPack(google, TEAM);
const lines = contentOf(files, 'google/commands.txt').split('\n');
/** The undo is commented out, so that it does not run with the others. */
const commands = lines
  .map((line) => line.replace(/^# (?=gam csv \.\/backup)/, ''))
  .filter((line) => line.startsWith('gam '))
  .map(tokensOf);

describe('the commands of GAM', () => {
  test('are backup, pilot, all, verify and undo', () => {
    expect(commands.map((tokens) => tokens.filter((each) => !each.includes('utf-8')))).toHaveLength(
      5,
    );
    const [backup, pilot, all, verify, undo] = commands;
    expect(backup).toContain('./backup.csv');
    expect(pilot?.join(' ')).toContain('maxrows 1 gam user');
    expect(all?.filter((token) => token === 'maxrows')).toEqual([]);
    expect(verify?.slice(0, 4)).toEqual([
      'gam',
      'config',
      'csv_output_row_filter',
      'signature:boolean:false',
    ]);
    expect(undo?.join(' ')).toContain('csv ./backup.csv');
    expect(lines.filter((line) => line.startsWith('gam '))).toHaveLength(4);
  });

  test('name columns that their list has', () => {
    const [people = []] = readCsv([...peopleCsv(TEAM)].join(''));
    for (const tokens of commands) {
      // What `print signature` writes (GAM wiki: Users-Gmail-Send-As-Signature-Vacation).
      const known = listOf(tokens) === './backup.csv' ? ['User', 'signature'] : people;
      for (const column of tokens.flatMap(columnsOf)) expect(known).toContain(column);
    }
    expect(commands.flat().flatMap(columnsOf)).toContain('file');
  });

  test('set the signatures of those alone whose files are in the archive', () => {
    const [people = []] = readCsv([...peopleCsv(TEAM, new Set())].join(''));
    const [backup, pilot, all] = commands.map((tokens) => tokens.join(' '));
    expect(people).toContain('included');
    expect(pilot).toContain('matchfield included yes maxrows 1 gam user');
    expect(all).toContain('matchfield included yes gam user');
    expect(backup).not.toContain('matchfield');
  });

  test('read a list and files that are there', () => {
    for (const tokens of commands) {
      expect(['../people.csv', './backup.csv']).toContain(listOf(tokens));
    }
    const paths = files.map(({ path }) => path);
    const pattern = commands.flat().find((token) => token.includes('~~')) ?? '';
    for (const [, file = ''] of readCsv([...peopleCsv(TEAM)].join('')).slice(1)) {
      expect(paths).toContain(`google/${pattern.replace('~~file~~', file)}`);
    }
  });

  test('give an argument that GAM fills in whole, or a part of one', () => {
    for (const token of commands.flat().filter((each) => each.includes('~'))) {
      expect(token).toMatch(/^(?:~\w+|[\w/]*~~\w+~~[\w.]*)$/);
    }
  });
});

test('files hold the signature alone, as Gmail counts each character', () => {
  const html = contentOf(files, 'google/signatures/zoe@x.example.html');
  expect(html).toMatch(/^<table [^]*<\/table>$/);
  expect(html).toContain('Zoë Quillfeather');
});

test('people over the limit are counted and named', async () => {
  const quote = '“” '.repeat(330);
  const text = 'x '.repeat(900);
  const blocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    id,
    kind: 'disclaimer' as const,
    values: { preset: '', text },
  }));
  const { notes } = await runPack(google, TEAM, { input: { quote, blocks } });
  expect(notes).toEqual([
    {
      message: `2 people over 10,000 characters, which Gmail refuses: zoe@x.example, o'neil@x.example.`,
      isProblem: true,
    },
  ]);
});

function listOf(tokens: readonly string[]): string | undefined {
  const at = tokens.findIndex(
    (token, index) => token === 'csv' && tokens[index - 1] !== 'redirect',
  );
  return tokens[at + 1];
}

function columnsOf(token: string): readonly string[] {
  const whole = /^~(\w+)$/.exec(token);
  if (whole !== null) return [whole[1] ?? ''];
  return [...token.matchAll(/~~(\w+)~~/g)].map(([, column = '']) => column);
}

/** The arguments of a line as shells split it: blanks part them, but within double quotes. */
function tokensOf(line: string): readonly string[] {
  expect(line).not.toMatch(/[$`\\;&|<>()*?!%^']/);
  const tokens = line.match(/"[^"]*"|[^\s"]+/g) ?? [];
  expect(tokens.join(' ')).toBe(line);
  return tokens.map((token) => token.replace(/^"|"$/g, ''));
}
