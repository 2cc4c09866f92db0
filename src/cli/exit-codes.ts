/** How a run ends, one code for each kind. Other programs depend on the numbers: none changes its meaning. */
export const EXIT = {
  fine: 0,
  found: 1,
  usage: 2,
  input: 3,
  empty: 4,
  brake: 5,
  unwritable: 6,
  unset: 7,
  program: 8,
  /** As `sysexits.h` has it for faults of a program. */
  fault: 70,
  /** As shells have it for Ctrl+C. */
  interrupted: 130,
} as const;

export type ExitKind = keyof typeof EXIT;

/** What each code means, as the help and the README list them. */
export const EXIT_MEANINGS: Readonly<Record<ExitKind, string>> = {
  fine: 'Everything was done.',
  found:
    'Something should be looked at: check or --strict found it, or signatures could not be made.',
  usage: 'The command has a wrong or missing option.',
  input: 'The list, the signature or a manifest.json cannot be read.',
  empty: 'The list has no people who get a signature. Nothing was written.',
  brake: 'More people have left than --most-left allows. Nothing was written.',
  unwritable: 'Files cannot be written: no space, no rights, or other files are in their place.',
  unset:
    'Not everybody has their signature: apply could not set it, or verify has found another or none. The output names them.',
  program: 'A program of the server cannot be run, or has ended before its end.',
  fault: 'The program has a fault of its own, and prints where.',
  interrupted: 'The run was interrupted. Start it again: the next one finishes it.',
};

/** The lines of these codes for a help. */
export function exitLines(kinds: readonly ExitKind[]): readonly string[] {
  return kinds.map((kind) => `  ${String(EXIT[kind]).padStart(3)}  ${EXIT_MEANINGS[kind]}`);
}

/** All of them, in the order of their codes. */
export const EXIT_KINDS = [
  'fine',
  'found',
  'usage',
  'input',
  'empty',
  'brake',
  'unwritable',
  'unset',
  'program',
  'fault',
  'interrupted',
] as const satisfies readonly ExitKind[];
