import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import * as z from 'zod';

/*
 * A composite action as GitHub documents it ("Metadata syntax reference"), and a small runner of its steps: conditions and
 * expressions as far as the action uses them, files of the environment, and commands in what is printed.
 */

const STEP = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  shell: z.string().optional(),
  run: z.string().optional(),
  'working-directory': z.string().optional(),
  'continue-on-error': z.boolean().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.string()).optional(),
});

const INPUT = z.strictObject({
  description: z.string(),
  required: z.boolean().optional(),
  default: z.string().optional(),
  deprecationMessage: z.string().optional(),
});

const ACTION = z.strictObject({
  name: z.string(),
  author: z.string().optional(),
  description: z.string(),
  inputs: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), INPUT),
  outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string() })),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(STEP) }),
  branding: z.unknown().optional(),
});

export type Action = z.infer<typeof ACTION>;
type Values = Readonly<Record<string, string>>;

/** Reads an action; throws for a field that is not documented. */
export function readAction(text: string): Action {
  return ACTION.parse(parse(text));
}

export interface Job {
  readonly event: 'pull_request' | 'push';
  readonly workspace: string;
  readonly inputs: Values;
  /** What stands before the path of this process. */
  readonly path: string;
}

export interface JobResult {
  readonly ok: boolean;
  readonly outputs: Values;
  readonly summary: string;
  /** Commands that the runner would have carried out. */
  readonly commands: readonly string[];
  readonly log: string;
  /** The other actions that were used, and with what. */
  readonly used: readonly { readonly uses: string; readonly with: Values }[];
}

/** Runs the steps of an action in order, up to the first that fails. */
export function runAction({ inputs, outputs, runs }: Action, job: Job): JobResult {
  const temp = mkdtempSync(join(tmpdir(), 'signet-runner-'));
  const given = {
    ...Object.fromEntries(Object.entries(inputs).map(([id, { default: text = '' }]) => [id, text])),
    ...job.inputs,
  };
  const steps = new Map<string, Values>();
  const valueOf = (text: string): string =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) =>
      firstOf(expression.split('||').map((part) => contextValue(part.trim(), given, steps))),
    );
  const commands: string[] = [];
  const used: { uses: string; with: Values }[] = [];
  let path = job.path;
  let log = '';
  let ok = true;
  const summary = join(temp, 'summary.md');
  writeFileSync(summary, '');
  for (const step of runs.steps) {
    if (!ok || !isMet(step.if, job.event)) continue;
    if (step.uses !== undefined) {
      used.push({ uses: step.uses, with: mapped(step.with ?? {}, valueOf) });
      continue;
    }
    const files = fileSet(temp);
    const script = join(temp, 'step.sh');
    writeFileSync(script, step.run ?? '');
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: job.workspace,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...mapped(step.env ?? {}, valueOf),
        PATH: `${path}:${process.env['PATH'] ?? ''}`,
        RUNNER_TEMP: temp,
        GITHUB_EVENT_NAME: job.event,
        GITHUB_WORKSPACE: job.workspace,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_OUTPUT: files.output,
        GITHUB_PATH: files.path,
      },
    });
    log += `${ran.stdout}${ran.stderr}`;
    commands.push(...commandsIn(`${ran.stdout}\n${ran.stderr}`, ran.stdout));
    const added = readFileSync(files.path, 'utf8').trim();
    if (added !== '') path = `${added.split('\n').toReversed().join(':')}:${path}`;
    if (step.id !== undefined) steps.set(step.id, pairsIn(readFileSync(files.output, 'utf8')));
    ok = ran.status === 0;
  }
  return {
    ok,
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([id, { value }]) => [id, valueOf(value)]),
    ),
    summary: readFileSync(summary, 'utf8'),
    commands,
    log,
    used,
  };
}

function fileSet(temp: string) {
  mkdirSync(join(temp, 'files'), { recursive: true });
  const files = { output: join(temp, 'files/output'), path: join(temp, 'files/path') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  return files;
}

function isMet(condition: string | undefined, event: string): boolean {
  if (condition === undefined) return true;
  const [, sign, name] = /^github\.event_name (==|!=) '(\w+)'$/.exec(condition) ?? [];
  if (sign === undefined) throw new Error(`This runner cannot evaluate ${condition}`);
  return (sign === '==') === (event === name);
}

function contextValue(
  expression: string,
  inputs: Values,
  steps: ReadonlyMap<string, Values>,
): string {
  const [, input] = /^inputs\.([a-z-]+)$/.exec(expression) ?? [];
  if (input !== undefined && input in inputs) return inputs[input] ?? '';
  const [, step = '', output = ''] = /^steps\.([a-z]+)\.outputs\.([a-z-]+)$/.exec(expression) ?? [];
  if (step !== '') return steps.get(step)?.[output] ?? '';
  throw new Error(`This runner cannot evaluate ${expression}`);
}

function firstOf(values: readonly string[]): string {
  return values.find((value) => value !== '') ?? '';
}

function mapped(values: Values, map: (text: string) => string): Values {
  return Object.fromEntries(Object.entries(values).map(([key, text]) => [key, map(text)]));
}

function pairsIn(text: string): Values {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** The runner takes commands out of both streams, up to one that stops them, until its token comes. */
function commandsIn(all: string, stdout: string): readonly string[] {
  const [, stop = ''] = /^::stop-commands::(\w+)$/m.exec(stdout) ?? [];
  if (stop === '') return all.split('\n').filter(isCommand);
  const from = stdout.indexOf(`::stop-commands::${stop}`);
  const to = stdout.lastIndexOf(`::${stop}::`);
  const outside = to < from ? stdout.slice(0, from) : stdout.slice(0, from) + stdout.slice(to);
  return outside.split('\n').filter((line) => isCommand(line) && line !== `::${stop}::`);
}

function isCommand(line: string): boolean {
  return /^\s*::|##\[/.test(line);
}
