import { parseArgs } from 'node:util';
import { CliProblem, parseOptions, type CliCommand, type Io, type CliOption } from './command';
import { apply } from './commands/apply';
import { check } from './commands/check';
import { make } from './commands/make';
import { plan } from './commands/plan';
import { render } from './commands/render';
import { stream } from './commands/stream';
import { verify } from './commands/verify';
import { codeOf, diskProblem } from './disk-problem';
import { readSetup } from './read-setup';
import { EXIT, EXIT_KINDS, exitLines } from './exit-codes';

/** Runs the program with these arguments and returns its exit code. Never throws. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    io.stdout.write(helpForAll(COMMANDS));
    return args.length === 0 ? EXIT.usage : EXIT.fine;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    const known = COMMANDS.map((each) => each.name).join(', ');
    return report(io, new CliProblem(`There is no command '${name}'. There are: ${known}.`));
  }
  try {
    const values = readOptions(command, rest);
    if (values['help'] === true) {
      io.stdout.write(helpFor(command));
      return EXIT.fine;
    }
    const { values: decided, setup, notes } = await readSetup(values);
    for (const note of notes) io.stderr.write(`${note}\n`);
    return await command.run(decided, io, setup);
  } catch (cause) {
    return reportCause(io, cause);
  }
}

/** What the caller can fix is a sentence; a fault of the program comes with its stack. */
function reportCause(io: Io, cause: unknown): number {
  if (cause instanceof CliProblem) return report(io, cause);
  if (io.signal.aborted) return report(io, new CliProblem(INTERRUPTED, EXIT.interrupted));
  // A closed output takes nothing more, as that of `head`.
  if (codeOf(cause) === 'EPIPE') return EXIT.fine;
  const problem = diskProblem(cause);
  if (problem !== null) return report(io, problem);
  io.stderr.write(`${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`);
  return EXIT.fault;
}

const INTERRUPTED = 'The run was interrupted. Start it again: the next one finishes it.';

function readOptions(command: CliCommand, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: parseOptions(command), strict: true }).values;
  } catch (cause) {
    const [reason = ''] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new CliProblem(`${reason} See 'signet ${command.name} --help'.`);
  }
}

function report({ stderr }: Io, { message, exitCode }: CliProblem): number {
  stderr.write(`${message}\n`);
  return exitCode;
}

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly CliCommand[] = [make, plan, apply, verify, render, check, stream];

/** What `signet --help` prints. */
function helpForAll(commands: readonly CliCommand[]): string {
  const longest = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Signatures for a whole company, made on this computer.',
    '',
    'Usage: signet COMMAND [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(longest)}  ${summary}`),
    '',
    "'signet COMMAND --help' tells the options of a command.",
    '',
    'Exit codes:',
    ...exitLines(EXIT_KINDS),
    '',
  ].join('\n');
}

/** What `signet COMMAND --help` prints. */
function helpFor({ summary, usage, options, exits }: CliCommand): string {
  const rows = [
    ...Object.entries(options).map(([name, option]) => [optionOf(name, option), option.help]),
    ['-h, --help', 'This text'],
  ];
  const longest = Math.max(...rows.map(([option = '']) => option.length));
  return [
    summary,
    '',
    `Usage: signet ${usage}`,
    '',
    ...rows.map(([option = '', help = '']) => `  ${option.padEnd(longest)}  ${help}`),
    '',
    'Exit codes:',
    ...exitLines(exits),
    '',
  ].join('\n');
}

function optionOf(name: string, { value }: CliOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
