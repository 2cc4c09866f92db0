import { dirname } from 'node:path';
import process, { argv, exit, stderr, stdin, stdout } from 'node:process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { EXIT } from './exit-codes';
import { programDigest } from './program-digest';
import { runProgram } from './program';

/*
 * The program. A reader may close the pipe early, as `head` does: that is no error, and nothing more is written.
 */
stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') exit(EXIT.fine);
  throw cause;
});
// A run goes on without a reader of its notes, and ends with its own code.
stderr.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
});

// V8 takes memory as long as there is some, though a run keeps little. With these it takes half as much in the same time.
setFlagsFromString('--heap-growing-percent=100');
setFlagsFromString('--semi-space-growth-factor=1');

// The second signal of a kind ends the program at once.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort());
}

const now = (): string => new Date().toISOString();
const program = (): Promise<string> => programDigest(dirname(fileURLToPath(import.meta.url)));
const { signal } = stopping;
const code = await runProgram(argv.slice(2), { stdin, stdout, stderr, now, program, signal });
await Promise.all([flushed(stdout), flushed(stderr)]);
exit(code);

/** Resolves once all that was written is passed on, or cannot be. */
async function flushed(stream: Writable): Promise<void> {
  await new Promise<void>((resolve) => {
    stream.write('', () => resolve());
  });
}
