import { describe, expect, test } from 'vitest';
import { commandFor } from '../../../src/team/page/make/command';
import { PACK_LINES } from '../../../src/team/page/make/make-section';
import { timeLeft } from '../../../src/team/page/make/making-box';
import type { ListEncoding } from '../../../src/team/core/list/encodings/encoding';
import { NO_BESIDE_LISTS } from '../../../src/team/state/beside-lists';

import { PACKS } from '../../../src/team/core/packs/packs';

test('the packs that are offered are those that there are, called as they call themselves', () => {
  expect(names(PACK_LINES)).toEqual(names(PACKS));
});

describe('the command that makes the same', () => {
  test('takes the signature, the setup and the list', () => {
    const parts = { name: 'Acme', listName: 'staff.xlsx', beside: NO_BESIDE_LISTS, since: null };
    expect(commandFor(parts)).toBe(
      'signet make --signature Acme.signet.json --setup team.setup.json --people staff.xlsx --out signatures.zip',
    );
  });

  test('takes the lists beside it and the folder of photos, whatever they are called', () => {
    const table = { header: ['Email'], rows: [], problems: [] };
    const beside = {
      overrides: { name: 'overrides of 2026.xlsx', table },
      addresses: { name: '-aliases.csv', table },
      photos: { name: 'staff', id: null, names: [] },
    };
    const parts = { name: 'Acme', listName: 'staff.csv', beside, since: null };
    expect(commandFor(parts)).toContain(
      "--people staff.csv --overrides 'overrides of 2026.xlsx' --addresses ./-aliases.csv --photos staff --out",
    );
  });

  test('takes a file for each list that was pasted', () => {
    const list = { name: '', table: { header: ['Email'], rows: [], problems: [] } };
    const beside = { overrides: list, addresses: list, photos: null };
    expect(commandFor({ name: 'Acme', listName: '', beside, since: null })).toContain(
      '--people people.csv --overrides overrides.csv --addresses addresses.csv --out',
    );
  });

  test('states what lists were read as, where that is not UTF-8', () => {
    const list = { name: 'o.csv', table: { header: ['Email'], rows: [], problems: [] } };
    const beside = {
      overrides: { ...list, source: sourceAs('windows-1250') },
      addresses: { ...list, source: sourceAs('utf-8') },
      photos: null,
    };
    const listSource = sourceAs('shift_jis');
    const parts = { name: 'Acme', listName: 'staff.csv', listSource, beside, since: null };
    expect(commandFor(parts)).toContain(
      '--addresses o.csv --encoding shift_jis --encoding overrides=windows-1250 --out',
    );
  });

  test('takes an earlier run, and quotes names that a shell would read', () => {
    const parts = {
      name: "Jo's team",
      listName: 'Pasted list',
      beside: NO_BESIDE_LISTS,
      since: 'manifest.json',
    };
    expect(commandFor(parts)).toBe(
      "signet make --signature 'Jo'\\''s team.signet.json' --setup team.setup.json --people people.csv --changed-since manifest.json --out signatures.zip",
    );
  });
});

test.each([
  [null, ''],
  [0, 'A few seconds left'],
  [12_000, 'About 20 seconds left'],
  [70_000, 'About a minute left'],
  [200_000, 'About 3 minutes left'],
])('%s ms: %j', (leftMs, shown) => {
  expect(timeLeft(leftMs)).toBe(shown);
});

function names(packs: typeof PACKS | typeof PACK_LINES) {
  return packs.map(({ id, label }) => ({ id, label }));
}

function sourceAs(encoding: ListEncoding) {
  return { format: 'delimited', encoding, isGuessed: false, sample: '', sheet: null } as const;
}
