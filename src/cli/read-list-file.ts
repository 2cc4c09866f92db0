import { readSource } from '../team/browser/read-lists';
import { encodingNamed, type ListEncoding } from '../team/core/list/encodings/encoding';
import { ENCODINGS } from '../team/core/list/encodings/encodings.data';
import type { ReadList } from '../team/core/list/read-list';
import { CliProblem, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';
import { readBytes } from './read-signature';

/** Reads a file as a list, whatever its format; a problem in words where it is none. */
export async function readListFile(path: string, values: OptionValues): Promise<ReadList> {
  const list = await readSource(await readBytes(path), chosenEncoding(values));
  if (!list.ok) throw new CliProblem(`${path}: ${list.problem.message}`, EXIT.input);
  return list.value;
}

/** The encoding that `--encoding` names; undefined where it is to be found out. */
function chosenEncoding(values: OptionValues): ListEncoding | undefined {
  const name = textOption(values, 'encoding');
  if (name === undefined) return undefined;
  const encoding = encodingNamed(name);
  if (encoding !== null) return encoding;
  const known = ENCODINGS.map(({ id }) => id).join(', ');
  throw new CliProblem(`There is no encoding '${name}'. There are: ${known}.`);
}
