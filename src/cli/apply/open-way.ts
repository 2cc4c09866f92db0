import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MANIFEST, type ArchiveManifest } from '../../team/core/archive/manifest';
import { readManifestPieces } from '../../team/core/archive/manifest-lines';
import { packedHashes } from '../../team/core/kept/hash-list';
import {
  CliProblem,
  requiredOption,
  textOption,
  type CliOption,
  type Io,
  type OptionValues,
} from '../command';
import { diskProblem } from '../disk-problem';
import { EXIT } from '../exit-codes';
import { reading } from '../read-signature';
import { fileWay } from './file-way';
import { scriptWay } from './script-way';
import type { Archive, RollOut } from './way';

export const WAY_OPTIONS = {
  from: { type: 'string', value: 'FOLDER', help: 'What signet make has written: its folder' },
  via: {
    type: 'string',
    value: 'WAY',
    help: 'roundcube or sogo (by the scripts of these packs, on their server), thunderbird (its add-on), files (those of signatures/)',
  },
  to: { type: 'string', value: 'FOLDER', help: 'Where files go, with thunderbird and files' },
  roundcube: { type: 'string', value: 'FOLDER', help: 'Where Roundcube lies, with roundcube' },
  'sogo-tool': { type: 'string', value: 'PROGRAM', help: 'Where sogo-tool is, with sogo' },
  login: {
    type: 'string',
    value: 'KIND',
    help: 'With sogo: address (unless given), or local where people sign in with what stands before the @',
  },
  new: { type: 'boolean', help: 'With sogo: also people for whom it keeps no identities yet' },
  state: {
    type: 'string',
    value: 'FOLDER',
    help: 'Where is noted what was done and what was there before; beside --from unless given',
  },
} as const satisfies Readonly<Record<string, CliOption>>;

export interface OpenedWay {
  readonly way: RollOut;
  readonly name: string;
  /** A folder for what is noted. */
  readonly state: string;
}

/** The way that the options name, for the archive that they name. */
export async function openWay(values: OptionValues, io: Io): Promise<OpenedWay> {
  const folder = resolve(requiredOption(values, 'from'));
  const name = requiredOption(values, 'via');
  const open = Object.hasOwn(WAYS, name) ? WAYS[name] : undefined;
  if (open === undefined) {
    const known = Object.keys(WAYS).join(', ');
    throw new CliProblem(`--via takes one of ${known}, not '${name}'.`);
  }
  const found = await stat(folder).catch(() => null);
  if (found?.isFile() === true) throw new CliProblem('Unpack the archive, and name its folder.');
  const manifest = await manifestIn(folder);
  const state = resolve(textOption(values, 'state') ?? `${folder}-applied`);
  await mkdir(state, { recursive: true }).catch((cause: unknown) => {
    throw diskProblem(cause, state) ?? cause;
  });
  return { way: open({ folder, manifest }, values, io, state), name, state };
}

async function manifestIn(folder: string): Promise<ArchiveManifest> {
  const path = join(folder, MANIFEST);
  const whole = async (): Promise<Uint8Array> => readFile(path);
  const read = await reading(path, () =>
    readManifestPieces(createReadStream(path), whole, { files: packedHashes() }),
  );
  if (read.ok) return read.value;
  throw new CliProblem(`${path}: ${read.problem}`, EXIT.input);
}

type OpenOne = (archive: Archive, values: OptionValues, io: Io, state: string) => RollOut;

const WAYS: Readonly<Record<string, OpenOne>> = {
  roundcube: (archive, values, io, state) => {
    const args = ['--roundcube', resolve(requiredOption(values, 'roundcube'))];
    const script = { pack: 'roundcube', program: 'php', script: 'deploy.php', args, state };
    return scriptWay(archive, script, io);
  },
  sogo: (archive, values, io, state) => {
    const args = [
      ...given(values, 'sogo-tool'),
      ...given(values, 'login'),
      ...(values['new'] === true ? ['--new'] : []),
    ];
    const script = { pack: 'sogo', program: 'python3', script: 'deploy.py', args, state };
    return scriptWay(archive, script, io);
  },
  thunderbird: (archive, values) =>
    fileWay(archive, requiredOption(values, 'to'), (path) => path === 'thunderbird/signatures.xpi'),
  files: (archive, values) =>
    fileWay(archive, requiredOption(values, 'to'), (path) => path.startsWith('signatures/')),
};

function given(values: OptionValues, name: string): readonly string[] {
  const value = textOption(values, name);
  return value === undefined ? [] : [`--${name}`, value];
}
