import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runSignet } from './run-signet';
import { listOf, madeFolder, makeInto, SIGNATURE, treeOf } from './run-into';

/* What stops a run before anything is written. */

const THIRTY = Array.from({ length: 30 }, (_, at) => `P${at}`);

let out = '';
beforeEach(() => {
  out = join(madeFolder(), 'out');
});

describe('a list without people who get a signature', () => {
  test.each([
    [
      'guests and rows without an address',
      'Name,Mail,User type\nGil,gil@x.example,Guest\nGus,gus@x.example,Guest\nNo,,Member\n',
      'guest account (2 rows), no email address (1 row)',
    ],
    ['a renamed column', 'Name,Electronic post\nAnn,ann@x.example\n', 'no email address (1 row)'],
    ['a header alone', 'Name,Mail\n', ''],
  ])('ends with a code of its own: %s', async (_what, list, reasons) => {
    const { code, err } = await makeInto(out, list);
    expect([code, err]).toEqual([4, expect.stringContaining(reasons)]);
    expect(existsSync(out)).toBe(false);
  });

  test.each(['make', 'check', 'render'])('in %s as well, and nothing is removed', async (name) => {
    await makeInto(out, listOf(['Ann']));
    const before = treeOf(out);
    const people = join(madeFolder(), 'people.csv');
    writeFileSync(people, 'Name,E-Post-Anschrift\nAnn,ann\n');
    const args = [name, ...SIGNATURE, '--people', people];
    const { code } = await runSignet(name === 'make' ? [...args, '--out', out] : args);
    expect(code).toBe(4);
    expect(treeOf(out)).toEqual(before);
  });
});

describe('a run that many have left', () => {
  test('stops and names them', async () => {
    await makeInto(out, listOf(THIRTY));
    const before = treeOf(out);
    const { code, err } = await makeInto(out, listOf(THIRTY.slice(0, 5)));
    expect(code).toBe(5);
    expect(err).toContain('25 of the 30 people of the run of 2026-06-05 are not on this list');
    expect(err).toContain('p24@example.com and 5 more.');
    expect(err).toContain('--most-left 25');
    expect(treeOf(out)).toEqual(before);
  });

  test.each([
    ['7 of 30, more than a fifth', 23, [], 5],
    ['6 of 30, a fifth', 24, [], 0],
    ['7 of 30 and 24% allowed', 23, ['--most-left', '24%'], 0],
    ['7 of 30 and 23% allowed', 23, ['--most-left', '23%'], 5],
    ['7 of 30 and 7 allowed', 23, ['--most-left', '7'], 0],
    ['7 of 30 and 6 allowed', 23, ['--most-left', '6'], 5],
    ['all but one and all allowed', 1, ['--most-left', '100%'], 0],
    ['one and none allowed', 29, ['--most-left', '0'], 5],
  ])('by share and number: %s', async (_what, stay, args, code) => {
    await makeInto(out, listOf(THIRTY));
    expect((await makeInto(out, listOf(THIRTY.slice(0, stay)), { args })).code).toBe(code);
  });

  test('goes on in a small company: 5 of 6', async () => {
    await makeInto(out, listOf(THIRTY.slice(0, 6)));
    expect((await makeInto(out, listOf(['P0']))).code).toBe(0);
  });

  test('stops for an archive, and for the manifest of --changed-since', async () => {
    const zip = `${out}.zip`;
    await makeInto(zip, listOf(THIRTY));
    expect((await makeInto(zip, listOf(['P0']))).code).toBe(5);
    await makeInto(out, listOf(THIRTY));
    const args = ['--changed-since', join(out, 'manifest.json')];
    const changes = join(madeFolder(), 'changes');
    expect((await makeInto(changes, listOf(['P0']), { args })).code).toBe(5);
    expect(existsSync(changes)).toBe(false);
  });

  test.each(['101%', '1e3', 'few', '1.5', '%', ''])('%j is not allowed', async (given) => {
    const { code, err } = await makeInto(out, listOf(['Ann']), { args: ['--most-left', given] });
    expect([code, err]).toEqual([2, expect.stringContaining('--most-left takes')]);
  });
});

describe('make --strict', () => {
  const strict = { args: ['--strict'] };

  test('goes on where all is well', async () => {
    expect((await makeInto(out, listOf(['Ann']), strict)).code).toBe(0);
  });

  test.each([
    ['a list with problems', 'Name,Mail,Phone\nBo,bo@example.com,call me\n'],
    [
      'a signature that is broken',
      'Name,Mail,Photo\nBo,bo@example.com,https://drive.google.com/file/d/1/view\n',
    ],
  ])('writes nothing for %s, as check --strict finds it', async (_what, list) => {
    for (const target of [out, `${out}.zip`]) {
      const { code, err } = await makeInto(target, list, strict);
      expect([code, err]).toEqual([1, expect.stringContaining('Nothing was written.')]);
      expect(existsSync(target)).toBe(false);
    }
    const people = join(madeFolder(), 'people.csv');
    writeFileSync(people, list);
    const checked = await runSignet(['check', ...SIGNATURE, '--people', people, '--strict']);
    expect(checked.code).toBe(1);
    expect((await makeInto(out, list)).code).toBe(0);
  });
});
