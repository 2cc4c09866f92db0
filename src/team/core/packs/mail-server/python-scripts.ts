import { PYTHON_DEPLOY, PYTHON_START, PYTHON_UNDO } from './python-parts.data';

/** Two scripts, by their names: the parts have a class `Way`, which reads and sets the signatures of a user. */
export function pythonScripts(
  where: string,
  way: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return {
    'deploy.py': [headOf(DEPLOY, where), PYTHON_START, ...way, PYTHON_DEPLOY],
    'undo.py': [headOf(UNDO, where), PYTHON_START, ...way, PYTHON_UNDO],
  };
}

const DEPLOY = [
  'Sets the signatures of identities.ndjson in WHERE, each for the identities of its address.',
  'Look first, since without --go nothing is changed: python3 deploy.py',
];

const UNDO = [
  'Puts back the signatures that deploy.py found in WHERE. Those that were changed since by somebody else stay, but with --all.',
  'Look first, since without --go nothing is changed: python3 undo.py',
];

function headOf(lines: readonly string[], where: string): string {
  const comments = lines.map((line) => `# ${line.replace('WHERE', where)}`);
  return ['#!/usr/bin/env python3', ...comments].join('\n');
}
