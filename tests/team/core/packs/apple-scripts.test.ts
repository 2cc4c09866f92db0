import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appleMail } from '../../../../src/team/core/packs/apple-mail/apple-mail';
import { contentOf, membersOf, runPack, textOf, ZOE } from './run';

/* The scripts run here with substitutes for what only a Mac has. What those do is written to a log. */

const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ["o'neil@x.example", ZOE],
  ['$(touch pwned)@x.example', ZOE],
]);
const { files } = await runPack(appleMail, TEAM);
const ID = '0A1B2C3D-0000-4000-8000-000000000000';

let root = '';
let home = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'apple-mail-'));
  home = join(root, 'home');
  for (const file of files) {
    const script = textOf(file).replaceAll('/usr/libexec/PlistBuddy', 'PlistBuddy');
    write(file.path, script);
  }
  tool('uuidgen', `echo ${ID}`);
  tool('pgrep', 'exit 1');
  tool('chflags', 'echo "chflags $*" >>"$LOG"');
  tool('PlistBuddy', `echo "PlistBuddy $*" >>"$LOG"; case "$2" in Print*) echo ${ID} ;; esac`);
  for (const version of ['V9', 'V10']) {
    write(`home/Library/Mail/${version}/MailData/Signatures/AllSignatures.plist`, '<plist/>');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const FOLDER = 'home/Library/Mail/V10/MailData/Signatures';

test('a signature is put into the newest folder, listed and locked', () => {
  const { status } = run('install.sh', ['Zoe@X.example'], 'y\n');
  expect(status).toBe(0);
  expect(read(`${FOLDER}/${ID}.mailsignature`)).toBe(
    contentOf(files, 'apple-mail/files/zoe@x.example.mailsignature'),
  );
  expect(read('log')).toContain(`Add :0:SignatureUniqueId string ${ID}`);
  expect(read('log')).toContain('chflags uchg ');
});

test('a second run replaces the file, and lists it no second time', () => {
  run('install.sh', ['zoe@x.example'], 'y\n');
  write('log', '');
  expect(run('install.sh', ['zoe@x.example'], 'y\n').status).toBe(0);
  expect(read('log')).not.toContain('Add :0');
  expect(read('log')).toContain('chflags nouchg ');
});

test('undo removes the file and its entry', () => {
  run('install.sh', ['zoe@x.example'], 'y\n');
  expect(run('undo.sh', [], 'y\n').status).toBe(0);
  expect(existsSync(join(root, `${FOLDER}/${ID}.mailsignature`))).toBe(false);
  expect(read('log')).toContain('Delete :0');
  expect(run('undo.sh', [], 'y\n').status).toBe(1);
});

test.each([
  ['another answer', ['zoe@x.example'], 'n\n', 'Nothing was changed.'],
  ['no address', [], 'y\n', 'Say whose signature'],
  ['an address that is not in the list', ['who@x.example'], 'y\n', 'no signature'],
  ['a pattern', ['.*'], 'y\n', 'no signature'],
  ['a path', ['../../zoe@x.example'], 'y\n', 'no signature'],
  ['code', ['"; touch pwned; "'], 'y\n', 'no signature'],
])('%s changes nothing', (_name, args, answer, message) => {
  const { status, stderr } = run('install.sh', args, answer);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(readdirSync(join(root, FOLDER))).toEqual(['AllSignatures.plist']);
  expect(existsSync(join(root, 'pwned'))).toBe(false);
});

test('an address that looks like code is an address', () => {
  expect(run('install.sh', ['$(touch pwned)@x.example'], 'y\n').status).toBe(0);
  expect(run('install.sh', ["o'neil@x.example"], 'y\n').status).toBe(0);
  expect(existsSync(join(root, 'pwned'))).toBe(false);
});

test('nothing is changed while Mail is open', () => {
  tool('pgrep', 'exit 0');
  expect(run('install.sh', ['zoe@x.example'], 'y\n').stderr).toBe('Quit Mail first.\n');
});

function run(script: string, args: readonly string[], input: string) {
  return spawnSync('sh', [join(root, 'apple-mail', script), ...args], {
    encoding: 'utf8',
    input,
    cwd: root,
    env: {
      HOME: home,
      LOG: join(root, 'log'),
      PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
    },
  });
}

function tool(name: string, body: string): void {
  write(`bin/${name}`, `#!/bin/sh\n${body}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
