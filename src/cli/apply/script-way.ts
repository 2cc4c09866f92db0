import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedJson } from '../../base/parsed-json';
import { isRecord } from '../../base/record';
import { digestOfText } from '../../model/picture/fingerprint';
import { CliProblem, type Io } from '../command';
import { EXIT } from '../exit-codes';
import { linesOf } from '../lines';
import { writeWhole } from '../write-file';
import { checkWhole } from './file-way';
import type { Archive, RollOutItem, Outcome, RollOut } from './way';

/** A script of a pack, and what runs it. */
export interface PackScript {
  readonly pack: string;
  readonly program: string;
  readonly script: string;
  readonly args: readonly string[];
  /** A folder for what the script notes. */
  readonly state: string;
}

/** Has the script of a pack set those signatures of its list that are asked for. */
export function scriptWay(archive: Archive, script: PackScript, io: Io): RollOut {
  const path = `${script.pack}/identities.ndjson`;
  const list = join(archive.folder, path);
  const digest = archive.manifest.files.get(path);
  return {
    target: JSON.stringify(script.args),
    async *items() {
      await checkWhole(list, path, digest);
      for await (const { item } of entriesOf(list)) yield item;
    },
    async *put(keys) {
      const some = join(script.state, `${script.pack}-list.ndjson`);
      await writeWhole(some, await linesFor(list, keys));
      try {
        yield* outcomesOf(script, [...script.args, '--list', some, '--go'], archive, io);
      } finally {
        await rm(some, { force: true });
      }
    },
    async *check() {
      await checkWhole(list, path, digest);
      yield* outcomesOf(script, [...script.args, '--list', list, '--check'], archive, io);
    },
  };
}

interface Entry {
  readonly item: RollOutItem;
  readonly address: string;
  readonly line: string;
}

async function* entriesOf(list: string): AsyncGenerator<Entry> {
  for await (const lines of linesOf(createReadStream(list))) {
    for (const { text } of lines) {
      const about = parsedJson(text ?? '');
      if (text === null || text === '' || !isRecord(about)) continue;
      const address = String({ ...about }['address']);
      yield { item: { key: keyOf({ ...about }), digest: digestOfText(text) }, address, line: text };
    }
  }
}

/** With all lines of the same addresses: by these a script finds whose line is whose. */
async function linesFor(list: string, keys: ReadonlySet<string>): Promise<string> {
  const addresses = new Set<string>();
  for await (const { item, address } of entriesOf(list)) {
    if (keys.has(item.key)) addresses.add(address);
  }
  const lines: string[] = [];
  for await (const { address, line } of entriesOf(list)) {
    if (addresses.has(address)) lines.push(`${line}\n`);
  }
  return lines.join('');
}

function keyOf({ address, owner }: Readonly<Record<string, unknown>>): string {
  return typeof owner === 'string' ? `${String(address)} ${owner}` : String(address);
}

const KINDS: Readonly<Record<string, Outcome['kind']>> = {
  set: 'fine',
  same: 'fine',
  differs: 'differs',
  'without an identity': 'missing',
};

/** Starts the script, and reads a line for each address. What it notes goes on to the reader. */
async function* outcomesOf(
  { program, pack, script, state }: PackScript,
  args: readonly string[],
  { folder }: Archive,
  { stderr, signal }: Io,
): AsyncGenerator<Outcome> {
  const command = [join(folder, pack, script), ...args, '--state', state, '--json'];
  const child = spawn(program, command, { signal, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new CliProblem(`${program} cannot be run here.`, EXIT.program);
  });
  // It is awaited below, once there is no more output.
  ended.catch(() => undefined);
  child.stderr.on('data', (bytes: Buffer) => stderr.write(bytes));
  for await (const lines of linesOf(child.stdout)) {
    for (const { text } of lines) {
      const about = parsedJson(text ?? '');
      if (!isRecord(about)) continue;
      const { address, status } = { ...about };
      // An identity of somebody who is not on the list is no concern of it.
      if (typeof status !== 'string' || status === 'not on the list') continue;
      const kind = KINDS[status] ?? 'failed';
      yield { key: keyOf({ ...about }), kind, text: `${String(address)}: ${status}` };
    }
  }
  const [code] = (await ended) as readonly (number | null)[];
  if (code === 0 || code === 1) return;
  throw new CliProblem(`${pack}/${script} has ended before its end.`, EXIT.program);
}
