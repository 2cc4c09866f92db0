import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLock } from '../../scripts/check-lock.mjs';
import { importsOfWorkers, scriptsOf, weightOf } from '../../scripts/check-sizes.mjs';
import { countTests } from '../../scripts/count-tests.mjs';

test('a lock file must hold every optional package that it names', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { near: '1', far: '1', gone: '1' } },
    'node_modules/a/node_modules/near': {},
    'node_modules/far': {},
  };
  expect(checkLock({ packages })).toEqual(['node_modules/a: its optional gone has no entry']);
});

test('a lock file must not hold addresses of a registry', () => {
  const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };
  expect(checkLock({ packages })).toEqual(['node_modules/a: has an address in "resolved"']);
});

describe('the size of a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/form.tsx': { file: 'assets/form.js', imports: ['_shared.js', 'index.html', '_mail.js'] },
    '_mail.js': { file: 'assets/mail.js', imports: ['_marks.js'] },
    '_marks.js': { file: 'assets/marks.js', imports: ['src/font.woff2'] },
    'src/late.ts': { file: 'assets/late.js', imports: ['_shared.js'], isDynamicEntry: true },
    'src/font.woff2': { file: 'assets/font.woff2' },
  };

  test('is that of its modules and the scripts that they import at once', () => {
    expect(scriptsOf(manifest, ['index.html', 'src/form.tsx']).toSorted()).toEqual(
      ['form', 'index', 'mail', 'marks', 'shared'].map((name) => `assets/${name}.js`),
    );
  });

  test('cannot be computed when a module of the page is not in the build', () => {
    expect(() => scriptsOf(manifest, ['src/moved.tsx'])).toThrow(
      'The build holds no src/moved.tsx',
    );
  });
});

async function withScripts<Value>(
  scripts: Readonly<Record<string, string | Uint8Array>>,
  read: (dist: string) => Value,
): Promise<Value> {
  const dist = await mkdtemp(join(tmpdir(), 'signet-sizes-'));
  try {
    await mkdir(join(dist, 'assets'));
    for (const [name, content] of Object.entries(scripts)) {
      await writeFile(join(dist, 'assets', name), content);
    }
    return read(dist);
  } finally {
    await rm(dist, { recursive: true });
  }
}

describe('a build', () => {
  test('weighs what its scripts weigh', async () => {
    const scripts = { 'a.js': randomBytes(2000), 'b.js': randomBytes(1000), 'c.js': 'c' };
    const total = await withScripts(scripts, (dist) =>
      weightOf(dist, ['assets/a.js', 'assets/b.js']),
    );
    expect(total).toBeCloseTo(3, 1);
  });

  test.each([
    ['import{a}from"./team-worker-1.js"', ['late-1.js imports the worker team-worker-1.js']],
    ['import("./team-worker-1.js")', ['late-1.js imports the worker team-worker-1.js']],
    ['new Worker("./team-worker-1.js")', []],
    ['import{a}from"./other-1.js"', []],
  ])('with a script that is %s', async (code, problems) => {
    const scripts = { 'late-1.js': code, 'team-worker-1.js': 'self' };
    expect(await withScripts(scripts, importsOfWorkers)).toEqual(problems);
  });
});

test.each([
  ['all well', { numPassedTests: 3, numFailedTests: 0 }, 0, { passed: 3, failed: 0 }],
  ['some failed', { numPassedTests: 3, numFailedTests: 2 }, 1, { passed: 3, failed: 2 }],
  [
    'passed, but ended badly',
    { numPassedTests: 3, numFailedTests: 0 },
    1,
    { passed: 3, failed: 1 },
  ],
  ['ran nothing', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ['wrote no report', undefined, 0, { passed: 0, failed: 1 }],
])('counting a Vitest run: %s', (_, report, exitCode, result) => {
  expect(countTests('vitest', report, exitCode)).toEqual(result);
});

test('counting a Playwright run', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
  expect(countTests('playwright', { stats }, 1)).toEqual({ passed: 4, failed: 1 });
  expect(countTests('playwright', { stats: { expected: 0 } }, 1)).toEqual({ passed: 0, failed: 1 });
});
