import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../../src/cli/command';
import { runProgram } from '../../src/cli/program';

/** What a run of the program came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const NOON = (): string => '2026-06-05T10:00:00.000Z';

/** Runs the program within this process. */
export async function runSignet(
  args: readonly string[],
  input: string | Uint8Array = '',
  {
    signal = new AbortController().signal,
    now = NOON,
    program = () => Promise.resolve('this program'),
  }: Partial<Pick<Io, 'signal' | 'now' | 'program'>> = {},
): Promise<Ran> {
  const stdin = new PassThrough();
  stdin.end(input);
  const out = collector();
  const err = collector();
  const code = await runProgram(args, {
    stdin,
    stdout: out.stream,
    stderr: err.stream,
    now,
    program,
    signal,
  });
  return { code, out: out.text(), err: err.text() };
}

function collector() {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString('utf8'));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
