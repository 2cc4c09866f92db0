import { parseArgs } from 'node:util';
import { CliProblem, EXIT, parseOptions, type Command, type Io } from './command';
import { COMMANDS } from './commands';
import { helpFor, helpForAll } from './help';

/** Runs the program with these arguments and answers its exit code. Never throws for what the caller can mend. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    io.stdout.write(helpForAll(COMMANDS));
    return args.length === 0 ? EXIT.usage : EXIT.fine;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    const known = COMMANDS.map((each) => each.name).join(', ');
    return tell(io, new CliProblem(`There is no command '${name}'. There are: ${known}.`));
  }
  try {
    const values = readOptions(command, rest);
    if (values['help'] === true) {
      io.stdout.write(helpFor(command));
      return EXIT.fine;
    }
    return await command.run(values, io);
  } catch (cause) {
    if (cause instanceof CliProblem) return tell(io, cause);
    throw cause;
  }
}

function readOptions(command: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: parseOptions(command), strict: true }).values;
  } catch (cause) {
    const [reason = ''] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new CliProblem(`${reason} See 'signet ${command.name} --help'.`);
  }
}

function tell({ stderr }: Io, { message, exitCode }: CliProblem): number {
  stderr.write(`${message}\n`);
  return exitCode;
}
