import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { TeamFile } from '../team/core/packs/pack';
import { zipWriter } from '../team/core/archive/zip-writer';
import { checkFolder, folderWriter } from './write-folder';

/** Where the files of an archive go. */
export interface Sink {
  readonly add: (file: TeamFile) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A folder, or an archive where the name ends with `.zip`. */
export async function openSink(out: string, now: string): Promise<Sink> {
  if (/\.zip$/i.test(out)) return zipSink(out, now);
  await checkFolder(out);
  return folderWriter(out);
}

function zipSink(path: string, now: string): Sink {
  const stream = createWriteStream(path);
  let isFull = false;
  const zip = zipWriter(now, (bytes) => {
    isFull = !stream.write(bytes) || isFull;
  });
  return {
    async add(file) {
      zip.add(file);
      if (isFull) await once(stream, 'drain');
      isFull = false;
    },
    async end() {
      zip.end();
      stream.end();
      await finished(stream);
    },
  };
}
