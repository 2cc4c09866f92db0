import type { Readable, Writable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { RunSetup } from '../team/core/setup/run-setup';
import { EXIT, type ExitKind } from './exit-codes';

/** An option of a command: what `parseArgs` takes, and its line in the help. */
export interface CliOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  /** The placeholder of its value in the help, as `FILE`; undefined for switches. */
  readonly value?: string;
  readonly help: string;
}

/** A command of the program. Adding one is a file and a line in `commands.ts`. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  /** How it is typed, without the name of the program. */
  readonly usage: string;
  readonly options: Readonly<Record<string, CliOption>>;
  /** The kinds of exit codes that it has, for its help. */
  readonly exits: readonly ExitKind[];
  /**
   * Returns the exit code. Throws a `CliProblem` for what the caller can fix. What a setup decides by way of options is among
   * the values.
   */
  readonly run: (values: OptionValues, io: Io, setup: RunSetup | null) => Promise<number>;
}

export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** What a command reads and writes. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** The current time in ISO 8601. */
  readonly now: () => string;
  /** A digest of this program and of what it runs on, in which nothing differs that could change a signature. */
  readonly program: () => Promise<string>;
  /** Aborted once the run is to stop, as by Ctrl+C. */
  readonly signal: AbortSignal;
}

/** An error that the caller can fix: printed as a sentence, without a stack. */
export class CliProblem extends Error {
  constructor(
    message: string,
    readonly exitCode: number = EXIT.usage,
  ) {
    super(message);
  }
}

/** The options of a command as `parseArgs` takes them. */
export function parseOptions({ options }: CliCommand): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries([
    ...Object.entries(options).map(
      ([name, { type, multiple = false }]) => [name, { type, multiple }] as const,
    ),
    ['help', { type: 'boolean', short: 'h' }] as const,
  ]);
}

/** The value of an option that takes one; undefined where it was not given. */
export function textOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of an option that must be given. */
export function requiredOption(values: OptionValues, name: string): string {
  const value = textOption(values, name);
  if (value === undefined || value === '') throw new CliProblem(`Say --${name}.`);
  return value;
}

/** The values of an option that may be given several times, or several at once with commas between them. */
export function listOption(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  const given = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  return given.filter((each) => typeof each === 'string');
}
