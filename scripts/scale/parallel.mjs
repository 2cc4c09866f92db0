import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PROGRAM, ensureCli } from '../build-cli.mjs';
import { ensureProgram } from '../apt.mjs';
import { expectedError } from '../run.mjs';
import { SIGNATURE, tryEngine } from './people.mjs';

// People through `signet stream` under GNU parallel, one program for each core.

await ensureProgram('parallel', ['--version'], 'GNU parallel');
await ensureCli();
await tryEngine('GNU parallel', runParallel);

/** @param {string} from @param {string} to */
async function runParallel(from, to) {
  // With --quote the shell of GNU parallel takes each as one word, whatever is in the name of a folder.
  const program = [process.execPath, PROGRAM, 'stream', '--signature', SIGNATURE];
  const args = ['--will-cite', '--quote', '--pipe', '--keep-order', '--block', '4M', ...program];
  const child = spawn('parallel', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  // All three are awaited from the start: whichever ends first, none is waited for after it has ended.
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    pipeline(createReadStream(from), child.stdin),
    pipeline(child.stdout, createWriteStream(to)),
  ]);
  if (code !== 0) throw expectedError(`GNU parallel ended with ${code}.`);
}
