import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_RUN_SETUP, type RunSetup } from '../../../../src/team/core/setup/run-setup';
import { readSetupFile, writeSetupFile } from '../../../../src/team/core/setup/setup-file';

const SETUP: RunSetup = {
  rules: { constants: { companyName: 'Example Ltd' }, exceptions: [] },
  kind: 'scene',
  images: 'hosted',
  host: 'https://static.example.com/signatures',
  packs: ['exchange', 'google'],
  addin: 'https://signatures.example.com?key=00112233445566778899aabbccddeeff',
  columns: { tel: 'phone', badge: null },
};

describe('a file of a setup', () => {
  test.each([
    ['with all decisions', SETUP],
    ['with none', NEW_RUN_SETUP],
  ])('%s is read as it was written', (_, setup) => {
    expect(readSetupFile(writeSetupFile(setup))).toEqual({ ok: true, value: { setup, notes: [] } });
  });

  test('with a byte-order mark is read, too', () => {
    expect(readSetupFile(`\ufeff${writeSetupFile(SETUP)}`).ok).toBe(true);
  });

  test('reports what of it cannot be read, and the rest is kept', () => {
    const text = JSON.stringify({
      ...JSON.parse(writeSetupFile(SETUP)),
      packs: ['exchange', 'pigeons'],
      columns: { tel: 'phone', badge: 'badge' },
      images: 'carved',
      kind: 7,
      host: 7,
      addin: 7,
    });
    expect(readSetupFile(text)).toEqual({
      ok: true,
      value: {
        setup: {
          ...NEW_RUN_SETUP,
          rules: SETUP.rules,
          packs: ['exchange'],
          columns: { tel: 'phone' },
        },
        notes: [
          "There is no roll-out 'pigeons', so it is left out.",
          "What the column 'badge' holds cannot be read.",
        ],
      },
    });
  });

  test.each([
    ['that is none', 'Name,Email', 'This is not the setup of a team'],
    ['of something else', '{"version":1,"elements":[]}', 'This is not the setup of a team'],
    ['without a version', '{"format":"signet-team-setup"}', 'This is not the setup of a team'],
    ['of a newer version', '{"format":"signet-team-setup","version":2}', 'a newer version'],
    ['that is too large', ' '.repeat(50_000_001), 'too large'],
  ])('%s is refused with a sentence', (_, text, problem) => {
    expect(readSetupFile(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        expect(readSetupFile(text)).toHaveProperty('ok');
        const given = JSON.stringify({
          format: 'signet-team-setup',
          version: 1,
          rules: value,
          packs: value,
          columns: value,
        });
        expect(readSetupFile(given)).toHaveProperty('ok');
      }),
    );
  });
});
