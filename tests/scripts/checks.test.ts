import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLock } from '../../scripts/check-lock.mjs';
import { loadsOf, loadsOnUse, pageFiles, PAGES, problemsOf } from '../../scripts/check-sizes.mjs';
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
    'index.html': {
      file: 'assets/index.js',
      imports: ['_shared.js'],
      dynamicImports: ['src/form.tsx', 'src/editor/page.tsx', 'src/fallback.ts'],
    },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['src/late.ts'] },
    'src/form.tsx': { file: 'assets/form.js', imports: ['_shared.js', 'index.html', '_mail.js'] },
    '_mail.js': { file: 'assets/mail.js', imports: ['_marks.js'] },
    '_marks.js': { file: 'assets/marks.js' },
    'src/editor/page.tsx': { file: 'assets/editor.js', imports: ['_marks.js'] },
    'src/late.ts': {
      file: 'assets/late.js',
      imports: ['_shared.js', '_late-only.js'],
      dynamicImports: ['src/later.ts', 'src/form.tsx'],
    },
    '_late-only.js': { file: 'assets/late-only.js' },
    'src/later.ts': { file: 'assets/later.js', imports: ['_late-only.js'] },
    'src/fallback.ts': { file: 'assets/fallback.js', imports: ['_mail.js'] },
    'src/font.woff2': { file: 'assets/font.woff2' },
  };
  const form = { route: '/', budget: 1, modules: ['index.html', 'src/form.tsx'] };
  const editor = { route: '/editor', budget: 1, modules: ['index.html', 'src/editor/page.tsx'] };
  const pages = [form, editor];

  test('is that of the app, its own module, and all that these import', () => {
    expect(pageFiles(manifest, form).toSorted()).toEqual(
      ['form', 'index', 'mail', 'marks', 'shared'].map((name) => `assets/${name}.js`),
    );
    expect(pageFiles(manifest, editor).toSorted()).toEqual(
      ['editor', 'index', 'marks', 'shared'].map((name) => `assets/${name}.js`),
    );
  });

  test('leaves out what loads on use, which is counted with all that the page lacks of it', () => {
    const onUse = (page: typeof form) =>
      loadsOnUse(manifest, page, pages).map(({ label, files }) => [label, ...files]);
    expect(onUse(form)).toEqual([
      ['page / on use: src/fallback.ts', 'assets/fallback.js'],
      ['page / on use: src/late.ts', 'assets/late.js', 'assets/late-only.js'],
      ['page / on use: src/later.ts', 'assets/later.js', 'assets/late-only.js'],
    ]);
    expect(onUse(editor)).toContainEqual([
      'page /editor on use: src/fallback.ts',
      'assets/fallback.js',
      'assets/mail.js',
    ]);
  });

  test('cannot be told when a module of the page is not in the build', () => {
    expect(() => pageFiles(manifest, { ...form, modules: ['src/moved.tsx'] })).toThrow(
      'The build holds no src/moved.tsx',
    );
  });
});

describe('a build', () => {
  /** The sizes of its scripts in kB, none of which can be made smaller, or their code. */
  async function problemsIn(
    sizes: Readonly<Record<string, number | string>>,
  ): Promise<readonly string[]> {
    const dist = await mkdtemp(join(tmpdir(), 'signet-sizes-'));
    try {
      const late = { file: 'assets/late.js', isDynamicEntry: true };
      const entry = { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['late'] };
      const own = PAGES.map(({ modules }, at) => [modules[1], { file: `assets/page-${at}.js` }]);
      const manifest = { 'index.html': entry, '_shared.js': { file: 'assets/shared.js' }, late };
      await mkdir(join(dist, '.vite'));
      await mkdir(join(dist, 'assets'));
      await writeFile(
        join(dist, '.vite/manifest.json'),
        JSON.stringify({ ...manifest, ...Object.fromEntries(own) }),
      );
      for (const [name, kB] of Object.entries({ ...SIZES, ...sizes })) {
        const content = typeof kB === 'string' ? kB : randomBytes(kB * 1000);
        await writeFile(join(dist, 'assets', name), content);
      }
      await writeFile(join(dist, 'assets/export-worker-1.js'), 'import("./juice-1.js")');
      // What comes on use may need what its worker has started with, which is not counted again.
      await writeFile(join(dist, 'assets/encode-person-1.js'), 'import("./juice-1.js")');
      return problemsOf(dist, loadsOf(dist));
    } finally {
      await rm(dist, { recursive: true });
    }
  }
  const SIZES = {
    'index.js': 80,
    'shared.js': 40,
    'page-0.js': 35,
    'page-1.js': 135,
    'page-2.js': 45,
    'late.js': 58,
    'fix-worker-1.js': 65,
    'image-worker-1.js': 9,
    'reading-worker-1.js': 25,
    'read-design-1.js': 5,
    'manifest-1.js': 5,
    'team-worker-1.js': 160,
    'juice-1.js': 145,
    'marks.data-1.js': 5,
    'registry-1.js': 20,
    'close-up-1.js': 14,
    'archive-desk-1.js': 36,
    'read-lists-1.js': 23,
    'font.woff2': 500,
  };

  test.each<[string, Readonly<Record<string, number | string>>, readonly string[]]>([
    ['within its budgets is well', {}, []],
    ['with a larger page is not', { 'page-0.js': 46 }, ['page / weighs more than 165 kB']],
    [
      'with more in what pages share is not',
      { 'shared.js': 90 },
      [
        'page / weighs more than 165 kB',
        'page /drag-drop weighs more than 268 kB',
        'page /team weighs more than 170 kB',
      ],
    ],
    [
      'with a large import on use is not',
      { 'late.js': 63 },
      ['/', '/drag-drop', '/team'].map(
        (route) => `page ${route} on use: late weighs more than 62 kB`,
      ),
    ],
    [
      'with a large worker is not',
      { 'image-worker-1.js': 11 },
      ['image worker weighs more than 10 kB'],
    ],
    [
      'with more in what a worker imports is not',
      { 'juice-1.js': 151 },
      ['export worker weighs more than 150 kB'],
    ],
    [
      'with more in what a worker loads on use is not',
      { 'registry-1.js': 63 },
      ['worker on use: ^registry-.*\\.js$ weighs more than 62 kB'],
    ],
    [
      'with a worker that something imports is not',
      { 'registry-1.js': 'import{a}from"./team-worker-1.js"' },
      ['registry-1.js imports the worker team-worker-1.js'],
    ],
    ['with a script that no budget counts is not', { 'new.js': 1 }, ['new.js is under no budget']],
  ])('%s', async (_, sizes, problems) => {
    expect(await problemsIn(sizes)).toEqual(problems);
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
