import { pathToFileURL } from 'node:url';
import { ensureCli, PROGRAM } from './build-cli.mjs';

// "npm run --silent signet -- make …" runs the program of this repository, built where a source has changed.
await ensureCli();
await import(pathToFileURL(PROGRAM).href);
