import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { ensureCli, PROGRAM } from '../../../scripts/build-cli.mjs';
import { readAction, runAction, type JobResult } from './runner';

const TEXT = readFileSync('.github/actions/signatures/action.yml', 'utf8');
const ACTION = readAction(TEXT);
const DOCS = readFileSync('docs/as-code.md', 'utf8');

vi.setConfig({ testTimeout: 120_000 });

describe('the action', () => {
  const { steps } = ACTION.runs;

  test('has a shell for each script, and puts nothing of the outside into one', () => {
    for (const { run, shell, uses } of steps) {
      expect(run === undefined).not.toBe(uses === undefined);
      if (run === undefined) continue;
      expect(shell).toBe('bash');
      expect(run).not.toContain('${{');
    }
  });

  test('uses no secret, and only actions of GitHub, by their commits', () => {
    for (const text of [TEXT, DOCS]) {
      expect(text).not.toMatch(/secrets\./);
      const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, name = '']) => name);
      for (const name of uses) {
        expect(name).toMatch(
          /^(?:\.\/\.github\/actions\/signatures|actions\/[a-z-]+@[0-9a-f]{40})$/,
        );
      }
    }
  });

  test('has the inputs and outputs that its page lists, and its example gives no others', () => {
    const named = [...DOCS.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual([...Object.keys(ACTION.inputs), ...Object.keys(ACTION.outputs)]);
    const example = parse(/```yaml\n([^]*?)```/.exec(DOCS)?.[1] ?? '');
    const given = example.jobs.signatures.steps.find(
      (step: { id?: string }) => step.id !== undefined,
    );
    expect(Object.keys(ACTION.inputs)).toEqual(expect.arrayContaining(Object.keys(given.with)));
    const required = Object.entries(ACTION.inputs).filter(([, input]) => input.required === true);
    for (const [name] of required) expect(given.with).toHaveProperty(name);
  });
});

const HEADER = 'Display name,Mail,Title';
const HOSTILE = '::set-output name=plan::/etc/passwd';
const MARKUP = '<img src=x onerror=alert(1)> @octocat `a` $(touch gone)';

/** A program that stands where npm would install it, and a Chrome that notes what it is to draw. */
function binFolder(): string {
  const bin = mkdtempSync(join(tmpdir(), 'signet-bin-'));
  script(join(bin, 'npm'), [
    'while [ "$1" != --prefix ]; do shift; done',
    'mkdir -p "$2/bin"',
    `printf '#!/bin/bash\\nexec "%s" "%s" "$@"\\n' '${process.execPath}' '${PROGRAM}' > "$2/bin/signet"`,
    'chmod +x "$2/bin/signet"',
  ]);
  script(join(bin, 'google-chrome'), [
    'for each in "$@"; do case "$each" in --screenshot=*) picture="${each#*=}" ;; file://*) page="${each#file://}" ;; esac; done',
    'test -f "$page" && cp "$page" "$picture"',
  ]);
  return bin;
}

function script(path: string, lines: readonly string[]): void {
  writeFileSync(path, ['#!/bin/bash', 'set -e', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
}

describe('its steps', () => {
  let workspace = '';
  let bin = '';
  const list = (rows: readonly string[]): void =>
    writeFileSync(join(workspace, 'people.csv'), [HEADER, ...rows, ''].join('\n'));
  const run = (
    event: 'pull_request' | 'push',
    more: Readonly<Record<string, string>> = {},
  ): JobResult => {
    const inputs = {
      program: './signet.tgz',
      signature: 'team.signet.json',
      people: 'people.csv',
      ...more,
    };
    return runAction(ACTION, { event, workspace, path: bin, inputs });
  };

  beforeAll(async () => {
    await ensureCli();
    bin = binFolder();
    workspace = mkdtempSync(join(tmpdir(), 'signet-workspace-'));
    mkdirSync(join(workspace, 'empty'));
    copyFileSync('tests/fixtures/people/team.signet.json', join(workspace, 'team.signet.json'));
  }, 120_000);

  test('show a pull request, apply its merge, and find nothing afterwards', () => {
    list(['Ann Poe,ann@example.com,Baker', 'Ben Ng,ben@example.com,Chef']);
    const first = run('pull_request');
    expect(first.log).toContain('2 new');
    expect(first.ok).toBe(true);
    expect(first.outputs['has-changes']).toBe('true');
    expect(existsSync(join(workspace, 'signatures'))).toBe(false);

    const made = run('push');
    expect([made.ok, made.outputs['has-changes'], made.used]).toEqual([true, 'true', []]);
    expect(readdirSync(join(workspace, 'signatures/signatures'))).toContain('ann@example.com.html');

    const none = run('pull_request');
    expect(none.outputs['has-changes']).toBe('false');
    expect(run('push').outputs['has-changes']).toBe('false');

    list(['Ann Poe,ann@example.com,Head Baker']);
    const { outputs, summary, used } = run('pull_request');
    const review = outputs['review'] ?? '';
    expect(summary).toBe(readFileSync(outputs['plan'] ?? '', 'utf8'));
    expect(summary).toContain('+ Head Baker');
    expect(summary).toContain('- Leaves: ` ben@example.com `');
    expect(used).toEqual([
      {
        uses: expect.stringMatching(/^actions\/upload-artifact@/),
        with: { name: 'signatures-plan', path: review },
      },
    ]);
    expect(readdirSync(join(review, 'pictures'))).toEqual(['ann@example.com.png']);
    expect(readFileSync(join(review, 'pictures/ann@example.com.png'), 'utf8')).toContain(
      'Head Baker',
    );
    expect(readFileSync(join(review, 'plan.html'), 'utf8')).toContain('Head Baker');

    list([]);
    const gone = run('push');
    expect(gone.ok).toBe(false);
    expect(readdirSync(join(workspace, 'signatures/signatures'))).toContain('ben@example.com.html');
  });

  test('take cells for text, whatever they hold', () => {
    list([
      `"${HOSTILE}",x@example.com,"${MARKUP}"`,
      `"##[add-mask]a",y@example.com,"::error::b"`,
      `::warning::z,no address,::stop-commands::x`,
    ]);
    for (const event of ['pull_request', 'push'] as const) {
      const folder = `hostile-${event}`;
      const { ok, commands, outputs, log, summary } = run(event, { folder });
      expect(log).toContain('::warning::z');
      expect([ok, commands]).toEqual([true, []]);
      expect(outputs['plan']).not.toContain('passwd');
      expect(existsSync(join(workspace, 'gone'))).toBe(false);
      expect(summary.includes(HOSTILE)).toBe(event === 'pull_request');
    }
  });

  test('end with an error where the program does', () => {
    list(['Ann Poe,ann@example.com,Baker']);
    const { ok, commands, log } = run('pull_request', { signature: 'none.signet.json' });
    expect([ok, commands]).toEqual([false, []]);
    expect(log).toContain('none.signet.json');
  });
});
