import type { Command, CommandOption } from './command';

/** What `signet --help` prints. */
export function helpForAll(commands: readonly Command[]): string {
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
  ].join('\n');
}

/** What `signet COMMAND --help` prints. */
export function helpFor({ summary, usage, options }: Command): string {
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
  ].join('\n');
}

function optionOf(name: string, { value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
