import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GUARD = 'scripts/guard.cjs';

test.each(['v0.12.18', 'v8.17.0', 'v18.20.4', 'v20.18.3'])(
  '%s is refused with a plain message',
  (version) => {
    const { status, stdout, stderr } = runAs(version);
    expect(stderr).toBe(`Signet needs Node 20.19 or newer; this is ${version}.\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);

test.each(['v20.19.0', 'v22.1.0', 'v30.0.0'])('%s is let in', (version) => {
  const { status, stderr } = runAs(version);
  expect(stderr).toContain('No such step: nonsense.');
  expect(status).toBe(1);
});

test('the guard uses nothing that an old Node cannot read', () => {
  const code = readFileSync(GUARD, 'utf8').replaceAll(/\/\/.*|'[^']*'/g, '');
  expect(code).not.toMatch(/=>|`|\b(const|let|class|async|await|import)\b|\?\.|\?\?/);
});

function runAs(version: string) {
  const pretend = `
    Object.defineProperty(process, 'version', { value: '${version}' });
    process.argv.splice(1, 0, '${GUARD}');
    require('./${GUARD}');
  `;
  return spawnSync(process.execPath, ['-e', pretend, 'test', 'nonsense'], { encoding: 'utf8' });
}
