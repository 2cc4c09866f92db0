import { argv, exit, stderr, stdin, stdout } from 'node:process';
import { runProgram } from './program';

/*
 * The program. A reader may close the pipe early, as `head` does: that is no error, and nothing more is written.
 */
stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') exit(0);
  throw cause;
});

const now = (): string => new Date().toISOString();
exit(await runProgram(argv.slice(2), { stdin, stdout, stderr, now }));
