import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './apt.mjs';
import { ROOT, expectedError } from './run.mjs';

/*
 * Packs the program, installs it in an empty folder as anybody would, and runs each command there: what the tarball lacks, or
 * what only this repository has, shows here alone.
 */

/** Some of whom the program holds code and fonts. */
const NAMED = ['juice ', '@fontsource/arimo ', 'dejavu-fonts-ttf ', 'Permission is hereby granted'];

await ensureProgram('unzip', ['-v'], 'UnZip');
const folder = mkdtempSync(join(tmpdir(), 'signet-packed-'));
try {
  tryIn(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} cwd */
function tryIn(cwd) {
  npm(['pack', '--silent', '--pack-destination', cwd], ROOT);
  const tarball = readdirSync(cwd).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw expectedError('npm pack has packed nothing.');
  const fixtures = join(ROOT, 'tests/fixtures/people');
  writeFileSync(
    join(cwd, 'people.csv'),
    'Display name,Mail,Title,Mobile\nÅsa Nord,asa@example.com,Baker,+47 900 11 222\nBen Ng,ben@example.com,,\n',
  );
  const signet = (/** @type {string[]} */ args, input = '') =>
    npm(['exec', '--yes', '--package', `./${tarball}`, '--', 'signet', ...args], cwd, input);
  const design = ['--signature', join(fixtures, 'overlap.signet.json')];
  const template = ['--signature', join(fixtures, 'team.signet.json')];
  const people = ['--people', 'people.csv'];

  const { stdout: packed } = spawnSync(
    'tar',
    ['-xzOf', tarball, 'package/dist-cli/third-party-licenses.txt'],
    { cwd, encoding: 'utf8' },
  );
  expect(
    'it comes with the licenses of its parts',
    NAMED.every((name) => packed.includes(name)),
  );
  expect('help', signet(['--help']).includes('Usage: signet COMMAND'));
  signet(['make', ...design, ...people, '--out', 'out', '--pack', 'google']);
  const html = readFileSync(join(cwd, 'out/signatures/asa@example.com.html'), 'utf8');
  expect('make writes a signature', html.includes('mailto:asa@example.com'));
  expect('overlaps are drawn', html.includes('src="data:image/png;base64,'));
  expect('a pack is written', existsSync(join(cwd, 'out/google/commands.txt')));
  signet(['make', ...template, ...people, '--out', 'all.zip', '--pack', 'all']);
  const { status, stdout } = spawnSync('unzip', ['-t', 'all.zip'], { cwd, encoding: 'utf8' });
  expect(
    'unzip reads the archive',
    status === 0 && stdout.includes('Åsa Nord (asa@example.com).htm'),
  );
  const text = signet(['render', ...template, ...people, '--format', 'text']);
  expect('render writes text', text.startsWith('Åsa Nord\n'));
  signet(['check', ...template, ...people]);
  const lines = signet(['stream', ...template], '{"name":"Bo","mail":"bo@example.com"}\n').trim();
  expect('stream writes a line', JSON.parse(lines).address === 'bo@example.com');
  console.log('The packed program runs in an empty folder.');
}

/** @param {string} what @param {boolean} isSo */
function expect(what, isSo) {
  if (!isSo) throw expectedError(`The packed program fails at: ${what}`);
}

/** @param {string[]} args @param {string} cwd @param {string} [input] @returns {string} */
function npm(args, cwd, input = '') {
  const program = process.env['npm_execpath'];
  const [command, first] = program === undefined ? ['npm', []] : [process.execPath, [program]];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw expectedError(`npm ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}
