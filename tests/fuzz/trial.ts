import { env } from 'node:process';
import type { EmailOutput } from '../../src/export';
import { faultsOf } from './judge-export';

const COUNT = Number(env['FUZZ_COUNT'] ?? 300);
const FIRST = Number(env['FUZZ_FIRST'] ?? 1);
/** How many are tried between two lines of progress. */
const STRIDE = 5000;

/** Seeds in a row: always the same in the tests, as many as one likes with `npm run fuzz`. */
export function* seeds(): Generator<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    if (tried > 0 && tried % STRIDE === 0) report(`${tried} of ${COUNT} tried`);
    yield FIRST + tried;
  }
}

interface Judged {
  readonly output: EmailOutput;
  readonly faults: readonly string[];
}

export interface Judge {
  /** Makes an output and returns what is wrong with it, under its name. */
  readonly judge: (name: string, make: () => Promise<EmailOutput>) => Promise<Judged>;
  /** Prints how many were judged and which took longest, where that was requested. */
  readonly report: () => void;
}

export function makeJudge(): Judge {
  let slowest = { name: 'none', ms: 0 };
  let judged = 0;
  return {
    async judge(name, make) {
      const start = performance.now();
      const output = await make();
      const ms = performance.now() - start;
      judged++;
      if (ms > slowest.ms) slowest = { name, ms };
      return { output, faults: faultsOf(output).map((fault) => `${name}: ${fault}`) };
    },
    report() {
      report(`${judged} exports; the slowest, ${slowest.name}, took ${Math.round(slowest.ms)} ms`);
    },
  };
}

function report(line: string): void {
  if (env['FUZZ_COUNT'] !== undefined) console.info(line);
}
