import { describe, expect, test } from 'vitest';
import { commandFor } from '../../../src/team/page/make/command-hint';
import { PACK_LINES, timeLeft } from '../../../src/team/page/make/make-section';

import { PACKS } from '../../../src/team/core/packs/packs';

test('the packs that are offered are those that there are, called as they call themselves', () => {
  expect(names(PACK_LINES)).toEqual(names(PACKS));
});

describe('the command that makes the same', () => {
  const source = { name: 'Acme', kind: 'template', hasDesign: false } as const;
  const parts = {
    source,
    listName: 'staff.csv',
    images: 'embed',
    host: '',
    packs: [],
    hasPrevious: false,
  } as const;

  test('is short where nothing was chosen', () => {
    expect(commandFor(parts)).toBe(
      'signet make --signature Acme.signet.json --people staff.csv --out signatures.zip',
    );
  });

  test('holds all that was chosen', () => {
    expect(
      commandFor({
        source: { name: "Jo's team", kind: 'template', hasDesign: true },
        listName: 'Pasted list',
        images: 'hosted',
        host: 'x.example/a b',
        packs: ['google', 'exchange'],
        hasPrevious: true,
      }),
    ).toBe(
      "signet make --signature 'Jo'\\''s team.signet.json' --people people.csv --as template --host 'https://x.example/a%20b' --pack google,exchange --changed-since manifest.json --out signatures.zip",
    );
    expect(commandFor({ ...parts, images: 'link' })).toContain('--images link');
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
