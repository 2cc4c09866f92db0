import type { Sequence } from '../base/sequence';
import { decodeBytes } from '../team/browser/decode-bytes';
import { packedFrom } from '../team/core/kept/packed-pages';
import { encodingNamed, type ListEncoding } from '../team/core/list/encodings/encoding';
import { ENCODINGS } from '../team/core/list/encodings/encodings.data';
import { readList, type ReadList } from '../team/core/list/read-list';
import type { TableRow } from '../team/core/list/table';
import { CliProblem, listOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';
import { readBytes } from './read-signature';

const LISTS: ReadonlySet<string> = new Set<ListOption>(['people', 'overrides', 'addresses']);

/** A list whose rows are kept packed, however many they are. */
export type ListInFile = ReadList<Sequence<TableRow>>;

/** The lists that a run takes, as `--encoding` calls them. */
export type ListOption = 'people' | 'overrides' | 'addresses';

/** Reads a file as a list, whatever its format; a problem in words where it is none. */
export async function readListFile(
  path: string,
  of: ListOption,
  values: OptionValues,
): Promise<ListInFile> {
  const encoding = chosenEncoding(of, values);
  const list = await readList(await readBytes(path), { decodeBytes, encoding, keep: packedFrom });
  if (!list.ok) throw new CliProblem(`${path}: ${list.problem.message}`, EXIT.input);
  return list.value;
}

/** The encoding that `--encoding` names for a list, `people` unless it states another; undefined where it is to be found out. */
function chosenEncoding(of: ListOption, values: OptionValues): ListEncoding | undefined {
  const given = listOption(values, 'encoding').map((each) => /^(?:(\w+)=)?(.*)$/.exec(each) ?? []);
  const stray = given.find(([, list = 'people']) => !LISTS.has(list));
  if (stray !== undefined) {
    throw new CliProblem(`--encoding takes a name, or overrides=NAME or addresses=NAME.`);
  }
  const [, , name] = given.findLast(([, list = 'people']) => list === of) ?? [];
  if (name === undefined) return undefined;
  const encoding = encodingNamed(name);
  if (encoding !== null) return encoding;
  const known = ENCODINGS.map(({ id }) => id).join(', ');
  throw new CliProblem(`There is no encoding '${name}'. There are: ${known}.`);
}
