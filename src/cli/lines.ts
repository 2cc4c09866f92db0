import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { unicodeOf } from '../team/core/list/encodings/decode-list';

/** In characters, more than any person needs, so that input without line ends cannot fill the memory. */
const LONGEST_LINE = 4_000_000;

/** A line of the input; `text` is null where it was too long to be kept. */
export interface InputLine {
  readonly number: number;
  readonly text: string | null;
}

/**
 * The lines of a stream of UTF-8 or UTF-16, in groups as they arrive; no more is kept than the line that has not ended.
 */
export async function* linesOf(input: Readable): AsyncGenerator<readonly InputLine[]> {
  const decoder = textDecoder();
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

/** Decodes the pieces of a text, whose beginning shows the encoding; without its byte-order mark. */
function textDecoder(): Pick<StringDecoder, 'write' | 'end'> {
  let [rest, decoder]: [Buffer, Pick<StringDecoder, 'write' | 'end'> | null] = [
    Buffer.alloc(0),
    null,
  ];
  const write = (bytes: Buffer): string => {
    if (decoder !== null) return decoder.write(bytes);
    rest = Buffer.concat([rest, bytes]);
    return rest.length < SNIFFED_BYTES ? '' : begin();
  };
  const begin = (): string => {
    const encoding = unicodeOf(rest);
    decoder = encoding === 'utf-16be' ? swappedDecoder() : decoderOf(encoding);
    return decoder.write(rest).replace(/^\ufeff/, '');
  };
  return { write, end: () => (decoder === null ? begin() : '') + (decoder?.end() ?? '') };
}

/** A letter and its NUL, or a byte-order mark. */
const SNIFFED_BYTES = 4;

function decoderOf(encoding: ReturnType<typeof unicodeOf>): StringDecoder {
  return new StringDecoder(encoding === 'utf-16le' ? 'utf16le' : 'utf8');
}

/** Decodes UTF-16 whose bytes come in the other order, as Java and PowerShell's BigEndianUnicode write it. */
function swappedDecoder(): Pick<StringDecoder, 'write' | 'end'> {
  const decoder = new StringDecoder('utf16le');
  let odd = Buffer.alloc(0);
  return {
    write: (bytes: Buffer) => {
      const all = Buffer.concat([odd, bytes]);
      const even = all.length & ~1;
      odd = all.subarray(even);
      return decoder.write(Buffer.from(all.subarray(0, even)).swap16());
    },
    end: () => decoder.end(),
  };
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
