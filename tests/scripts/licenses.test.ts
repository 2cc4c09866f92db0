import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticesOf } from '../../scripts/licenses/notices.mjs';
import { packageOf } from '../../scripts/licenses/packages.mjs';
import { licenses, NOTICES } from '../../scripts/licenses/plugin.mjs';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'signet-licenses-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('the notices of packages', () => {
  test('hold name, version, license and its text, with the text of NOTICE', async () => {
    const folder = await addPackage('a', { license: 'Apache-2.0' }, { NOTICE: 'By somebody.' });
    const text = noticesOf([folder]);
    expect(text).toContain('\na 1.0.0 (Apache-2.0)\n');
    expect(text).toContain('Copyright of a\n\nBy somebody.\n');
  });

  test('that are the same stand once', async () => {
    const same = { LICENSE: 'Permission is granted.' };
    const a = await addPackage('a', { license: 'MIT' }, same);
    const b = await addPackage('b', { license: 'MIT' }, same);
    const text = noticesOf([b, a, b]);
    expect(text).toContain('\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n===');
    expect(text.split('Permission is granted.')).toHaveLength(2);
  });

  test.each([
    [{ license: 'GPL-3.0' }, "a 1.0.0: the license 'GPL-3.0' is not among those allowed"],
    [{ license: '(MIT OR GPL-3.0)' }, "the license '(MIT OR GPL-3.0)' is not among those allowed"],
    [{ license: 'UNLICENSED' }, "the license 'UNLICENSED' is not among those allowed"],
    [{ license: { type: 'MIT' } }, 'is not among those allowed'],
    [{}, "the license 'undefined' is not among those allowed"],
  ])('fail for %j', async (states, problem) => {
    const folder = await addPackage('a', states);
    expect(() => noticesOf([folder])).toThrow(problem);
  });

  test('fail for a license without its text', async () => {
    const folder = await addPackage('a', { license: 'MIT' }, { LICENSE: '' });
    expect(() => noticesOf([folder])).toThrow('a 1.0.0 comes without the text of its license');
  });

  test('leave out the licenses of what a package was built with', async () => {
    const LICENSE = 'Of a.\n\n# Licenses of bundled dependencies\n\nOf others.';
    const folder = await addPackage('a', { license: 'MIT' }, { LICENSE });
    expect(noticesOf([folder])).toContain('Of a.\n');
    expect(noticesOf([folder])).not.toContain('Of others.');
  });
});

describe('the package of a module', () => {
  test('is the nearest that has a name and a version', async () => {
    const folder = await addPackage('@a/b', { license: 'MIT' });
    await write('node_modules/@a/b/dist/package.json', '{"type":"module"}');
    expect(packageOf(join(folder, 'dist/deep/a.js?url'))).toBe(folder);
    expect(packageOf(`\0${join(folder, 'dist/a.js')}?commonjs-es-import`)).toBe(folder);
  });

  test.each([
    ['src/model/findings/client-support.data.ts', 'caniemail'],
    ['src/fonts/browser/files/tahoma-western-400-normal.woff2', 'dejavu-fonts-ttf'],
    ['\0vite/preload-helper.js', 'vite'],
    ['\0rolldown/runtime.js', 'rolldown'],
    ['src/model/messages/messages.ts', undefined],
  ])('of %j is %s', (id, name) => {
    expect(packageOf(id)?.replace(/^.*node_modules./, '')).toBe(name);
  });
});

test('a build has the notices of its scripts, workers, styles and fonts, and of nothing else', async () => {
  for (const name of ['in-page', 'in-worker', 'in-style', 'fonts', 'beside', 'unused']) {
    await addPackage(name, { license: 'MIT', main: 'index.js' });
    await write(`node_modules/${name}/index.js`, `export const at = '${name}';`);
  }
  await write('node_modules/in-style/theme.css', '.a { color: red }');
  await write('node_modules/fonts/a.woff2', 'letters');
  await write('index.html', '<script type="module" src="./main.js"></script>');
  await write(
    'main.js',
    `import './a.css'; import { at } from 'in-page'; import './unused.js';
    new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: at });`,
  );
  await write('unused.js', "import { at } from 'unused'; export const unused = at;");
  await write('worker.js', "import { at } from 'in-worker'; postMessage(at);");
  await write('a.css', "@import './b.css'; p { src: url('fonts/a.woff2') }");
  await write('b.css', "@import 'in-style/theme.css';");
  const { page, worker } = licenses([join(root, 'node_modules/beside/index.js')]);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [page()],
    worker: { format: 'es', plugins: () => [worker()] },
    build: { assetsInlineLimit: 0 },
  });
  const text = await readFile(join(root, 'dist', NOTICES), 'utf8');
  for (const name of ['in-page', 'in-worker', 'in-style', 'fonts', 'beside']) {
    expect(text).toContain(`${name} 1.0.0 (MIT)`);
  }
  expect(text).not.toContain('unused 1.0.0');
});

test('a build with a license that is not allowed fails', async () => {
  await addPackage('a', { license: 'AGPL-3.0', main: 'index.js' });
  await write('node_modules/a/index.js', 'export const a = document.title;');
  await write('index.html', '<script type="module">import { a } from "a"; alert(a);</script>');
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licenses().page()],
  });
  await expect(building).rejects.toThrow("a 1.0.0: the license 'AGPL-3.0' is not among those");
});

async function addPackage(
  name: string,
  states: object,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const all = { LICENSE: `Copyright of ${name}`, ...files };
  await write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', ...states }),
  );
  for (const [file, text] of Object.entries(all)) await write(`node_modules/${name}/${file}`, text);
  return join(root, 'node_modules', name);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
