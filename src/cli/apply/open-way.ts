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
    help: 'roundcube, sogo, mailcow or zimbra (by the scripts of these packs, on their server), jmap (over the network), thunderbird (its add-on), files (those of signatures/)',
  },
  to: { type: 'string', value: 'FOLDER', help: 'Where files go, with thunderbird and files' },
  roundcube: { type: 'string', value: 'FOLDER', help: 'Where Roundcube lies, with roundcube' },
  'sogo-tool': { type: 'string', value: 'PROGRAM', help: 'Where sogo-tool is, with sogo' },
  login: {
    type: 'string',
    value: 'KIND',
    help: 'With sogo: address (unless given), or local where people sign in with what stands before the @',
  },
  mailcow: { type: 'string', value: 'FOLDER', help: 'Where mailcow lies, with mailcow' },
  docker: { type: 'string', value: 'PROGRAM', help: 'docker or docker-compose, with mailcow' },
  zmprov: { type: 'string', value: 'PROGRAM', help: 'Where zmprov is, with zimbra' },
  name: { type: 'string', value: 'TEXT', help: 'What the signature is called, with zimbra' },
  server: { type: 'string', value: 'URL', help: 'The server, with jmap' },
  user: {
    type: 'string',
    value: 'NAME',
    help: 'With jmap: what is signed in with, such as {address}%master',
  },
  password: { type: 'string', value: 'FILE', help: 'With jmap: a file with the password' },
  tokens: {
    type: 'string',
    value: 'FILE',
    help: 'With jmap: a file of lines with an address and its token',
  },
  'x-user': { type: 'boolean', help: 'With jmap: sign in by X-User, as Apache James has it' },
  'most-bytes': {
    type: 'string',
    value: 'COUNT',
    help: 'With jmap: what the server takes for a signature',
  },
  shorten: {
    type: 'boolean',
    help: 'With jmap and zimbra: a shorter form where a signature is too long',
  },
  new: {
    type: 'boolean',
    help: 'With sogo, mailcow and jmap: also people who have no identity there yet',
  },
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
  sogo: inPython('sogo', ['sogo-tool', 'login', 'new']),
  mailcow: inPython('mailcow', ['mailcow', 'docker', 'new']),
  zimbra: inPython('zimbra', ['zmprov', 'name', 'shorten']),
  jmap: inPython('jmap', [
    'server',
    'user',
    'password',
    'tokens',
    'x-user',
    'most-bytes',
    'shorten',
    'new',
  ]),
  thunderbird: (archive, values) =>
    fileWay(archive, requiredOption(values, 'to'), (path) => path === 'thunderbird/signatures.xpi'),
  files: (archive, values) =>
    fileWay(archive, requiredOption(values, 'to'), (path) => path.startsWith('signatures/')),
};

/** The script of a pack, with those of its own options that were given. */
function inPython(pack: string, names: readonly (keyof typeof WAY_OPTIONS)[]): OpenOne {
  return (archive, values, io, state) => {
    const args = names.flatMap((name) => given(values, name));
    return scriptWay(archive, { pack, program: 'python3', script: 'deploy.py', args, state }, io);
  };
}

function given(values: OptionValues, name: string): readonly string[] {
  if (values[name] === true) return [`--${name}`];
  const value = textOption(values, name);
  return value === undefined ? [] : [`--${name}`, value];
}
