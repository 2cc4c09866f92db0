import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** In characters, more than any person needs, so that input without line ends cannot fill the memory. */
const LONGEST_LINE = 4_000_000;

/** A line of the input; `text` is null where it was too long to be kept. */
export interface InputLine {
  readonly number: number;
  readonly text: string | null;
}

/** The lines of a stream of UTF-8, in groups as they arrive; no more is kept than the line that has not ended. */
export async function* linesOf(input: Readable): AsyncGenerator<readonly InputLine[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isTooLong = false;
  let number = 0;
  const lineOf = (text: string): InputLine => {
    const line = { number: ++number, text: isTooLong ? null : text.replace(/\r$/, '') };
    isTooLong = false;
    return line;
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(lineOf);
    if (rest.length > LONGEST_LINE) {
      rest = '';
      isTooLong = true;
    }
  }
  rest += decoder.end();
  if (rest !== '' || isTooLong) yield [lineOf(rest)];
}

/** How much is written at once: a system call for each line would take as long as the line. */
const CHUNK = 64_000;

/** Writes lines to a stream, and waits where its reader is slower. */
export function lineWriter(output: Writable) {
  let pending: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (pending.length === 0) return;
    const isFull = !output.write(pending.join(''));
    pending = [];
    characters = 0;
    if (isFull) await once(output, 'drain');
  };
  return {
    flush,
    async write(line: string): Promise<void> {
      pending.push(line, '\n');
      characters += line.length + 1;
      if (characters >= CHUNK) await flush();
    },
  };
}
