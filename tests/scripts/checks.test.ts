import { expect, test } from 'vitest';
import { checkLock } from '../../scripts/check-lock.mjs';
import { reachableFiles } from '../../scripts/check-sizes.mjs';
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

test('a page weighs all it can reach but what only the other page asks for', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/a.ts', 'src/editor/page.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['src/late.ts'] },
    'src/a.ts': { file: 'assets/a.js', imports: ['_shared.js', 'index.html'] },
    'src/late.ts': { file: 'assets/late.js' },
    'src/editor/page.tsx': { file: 'assets/editor.js', imports: ['_editor-only.js'] },
    '_editor-only.js': { file: 'assets/editor-only.js' },
  };
  expect(reachableFiles(manifest, /^src\/editor\//).toSorted()).toEqual([
    'assets/a.js',
    'assets/index.js',
    'assets/late.js',
    'assets/shared.js',
  ]);
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
