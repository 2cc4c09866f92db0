import { openFolder } from './folder-sink';
import type { Sink, SinkOptions } from './sink';
import { openZip } from './zip-sink';

/** A folder, or an archive where the name ends with `.zip`. Throws where something else lies there. */
export async function openSink(out: string, options: SinkOptions): Promise<Sink> {
  return /\.zip$/i.test(out) ? openZip(out, options) : openFolder(out, options);
}
