import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSignet } from './run-signet';

const TEAM = ['--signature', 'tests/fixtures/people/team.signet.json'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-lists-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lists of other formats and encodings', () => {
  const render = ['render', ...TEAM, '--format', 'text', '--people'];

  test.each([
    ['formats/staff.xlsx', 'lukasz@example.com', 'Łukasz Dąbrowski'],
    ['formats/graph.json', 'lukasz@example.com', 'Główny księgowy'],
    ['formats/people.ndjson', 'ann@example.com', 'Ann Poe'],
    ['formats/directory.ldif', 'lukasz@example.com', 'Łukasz Dąbrowski'],
    ['formats/export-csv.csv', 'joe@example.com', 'Joe Roe'],
    ['encodings/windows-1250.csv', 'stan@example.com', 'Stanisław Pawłowski'],
    ['encodings/shift_jis.csv', 'kenta@example.com', '健太'],
  ])('%s just works', async (file, address, words) => {
    const path = `tests/fixtures/people/${file}`;
    const { code, out } = await runSignet([...render, path, '--address', address]);
    expect(code).toBe(0);
    expect(out).toContain(words);
  });

  test('are read by the encoding that somebody names', async () => {
    const path = 'tests/fixtures/people/encodings/windows-1250.csv';
    const args = [...render, path, '--address', 'stan@example.com', '--encoding'];
    expect((await runSignet([...args, 'CP1250'])).out).toContain('Stanisław');
    expect((await runSignet([...args, 'latin1'])).out).toContain('Stanis³aw');
    const { code, err } = await runSignet([...args, 'nope']);
    expect(code).not.toBe(0);
    expect(err).toContain("There is no encoding 'nope'. There are: utf-8, ");
  });

  test('are each read by the encoding that is named for it', async () => {
    const path = join(folder, 'overrides.csv');
    writeFileSync(path, Buffer.from('Email,Job title\nstan@example.com,Stra\xbfnik\n', 'latin1'));
    const people = 'tests/fixtures/people/encodings/windows-1250.csv';
    const args = [...render, people, '--address', 'stan@example.com', '--overrides', path];
    const named = await runSignet([...args, '--encoding', 'overrides=windows-1250']);
    expect(named.out).toContain('Stanisław Pawłowski');
    expect(named.out).toContain('Strażnik');
    const other = ['--encoding', 'cp1250', '--encoding', 'overrides=latin1'];
    expect((await runSignet([...args, ...other])).out).toContain('Stra¿nik');
    const { code, err } = await runSignet([...args, '--encoding', 'photos=latin1']);
    expect(code).toBe(2);
    expect(err).toContain('--encoding takes a name, or overrides=NAME or addresses=NAME.');
  });

  test('are refused with what to do where they are not read', async () => {
    const path = join(folder, 'list.pdf');
    writeFileSync(path, '%PDF-1.7');
    const { code, err } = await runSignet(['check', ...TEAM, '--people', path]);
    expect(code).not.toBe(0);
    expect(err).toContain('This is a PDF. Save the list that it was made of as .xlsx or CSV.');
  });
});
